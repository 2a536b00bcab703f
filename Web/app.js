/**
 * The page's script: makes the links and forms that are there anyway quicker, and adds swipe and
 * drag as second ways to press buttons. Without it every page works the same.
 */
import { startPageSync } from './app/page-sync.js';
import { startAccountOffer } from './app/account-offer.js';
import { startAgain } from './app/send-again.js';
import { startTimerEnd } from './app/timer-end.js';
import { startAtOnce } from './app/at-once.js';
import { startBeside } from './app/side-pane.js';
import { startCancelName } from './app/cancel-name.js';
import { startChoosing } from './app/choose-tasks.js';
import { startChosenValues } from './app/chosen-values.js';
import { startDownloads } from './app/download.js';
import { startClockWatch } from './app/clock-watch.js';
import { CopyText } from './app/copy-text.js';
import { startDateDrop } from './app/date-drop.js';
import { startDateGrid } from './app/date-grid.js';
import { startDrafts } from './app/drafts.js';
import { startFullScreen } from './app/full-screen.js';
import { startKeys } from './app/keys.js';
import { startLines } from './app/line-field.js';
import { startListMark } from './app/list-mark.js';
import { startLive } from './app/live-forms.js';
import { startLook } from './app/look.js';
import { startMenus } from './app/menu.js';
import { startNavigation } from './app/navigate.js';
import { TryChime, TryNotice } from './app/try-alerts.js';
import { startOffline } from './app/offline.js';
import { startPasting } from './app/paste-many.js';
import { noteOpened } from './app/patch.js';
import { isApp } from './app/page-url.js';
import { isPane, startPane } from './app/pane.js';
import { startPaneActs } from './app/pane-acts.js';
import { startPrinting } from './app/print.js';
import { PictureField } from './app/picture.js';
import { PushDevice, startReminders } from './app/push-device.js';
import { startQuickValues } from './app/quick-values.js';
import { refresh, startRefreshing } from './app/refresh.js';
import { ShowPassword } from './app/show-password.js';
import { startStepping } from './app/stepper.js';
import { startTimeZone } from './app/time-zone.js';
import { startTimer } from './app/timer-face.js';
import { startToast } from './app/toast.js';
import { ReorderList } from './app/reorder-list.js';
import { ignoreSecondTaps } from './app/second-tap.js';
import { SwipeRow } from './app/swipe-row.js';
import { startUnderstanding } from './app/understood.js';
import { startWords } from './app/words.js';
import { startWorker } from './app/worker.js';

// Before what says something as soon as it is there.
startWords();
customElements.define('swipe-row', SwipeRow);
customElements.define('reorder-list', ReorderList);
customElements.define('picture-field', PictureField);
customElements.define('push-device', PushDevice);
customElements.define('show-password', ShowPassword);
customElements.define('copy-text', CopyText);
customElements.define('try-chime', TryChime);
customElements.define('try-notice', TryNotice);
startPane();
// Pages of the server alone are not asked for again: one may be the answer to a form.
startTimeZone(() => { if (isApp(location)) refresh({ isInSight: true }); });
noteOpened();
ignoreSecondTaps();
// Before navigation, which skips events that were handled already.
startUnderstanding();
startDownloads();
startNavigation();
startToast();
startMenus();
startPrinting();
startLines();
startListMark();
startLive();
startLook();
startAtOnce();
startBeside();
startPaneActs();
startPasting();
startChoosing();
startDateGrid();
startDateDrop();
startQuickValues();
startDrafts();
startChosenValues();
startCancelName();
startKeys();
startRefreshing();
startStepping();
startOffline();
// Elements that a window has only once belong to the other page, if this one stands beside it.
if (!isPane) {
  // Before the parts that follow the clock.
  startClockWatch();
  startTimer();
  startTimerEnd();
  startFullScreen();
  startReminders();
  startAccountOffer();
}
startWorker(refresh);
startAgain();
startPageSync();
