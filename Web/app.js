/**
 * The page's script: makes the links and forms that are there anyway quicker, and adds swipe and
 * drag as second ways to press buttons. Without it every page works the same.
 */
import { startPageSync } from './app/device/page-sync.js';
import { startAccountOffer } from './app/device/account-offer.js';
import { startAgain } from './app/forms/send-again.js';
import { startTimerEnd } from './app/timer/timer-end.js';
import { startAtOnce } from './app/forms/at-once.js';
import { openBeside, startBeside } from './app/navigation/side-pane.js';
import { startCancelName } from './app/forms/cancel-name.js';
import { startChosenFile } from './app/forms/chosen-file.js';
import { startChoosing } from './app/forms/choose-tasks.js';
import { startChosenValues } from './app/forms/chosen-values.js';
import { startDownloads } from './app/device/download.js';
import { startClockWatch } from './app/timer/clock-watch.js';
import { CopyText } from './app/forms/copy-text.js';
import { startDateDrop } from './app/gestures/date-drop.js';
import { startDateGrid } from './app/gestures/date-grid.js';
import { startDrafts } from './app/forms/drafts.js';
import { startFullScreen } from './app/timer/full-screen.js';
import { startKeys } from './app/navigation/keys.js';
import { startLines } from './app/forms/line-field.js';
import { startListMark } from './app/forms/list-mark.js';
import { startLive } from './app/forms/live-forms.js';
import { startLook } from './app/device/look.js';
import { startMenus } from './app/navigation/menu.js';
import { startNavigation, visit } from './app/navigation/navigate.js';
import { TryChime, TryNotice } from './app/timer/try-alerts.js';
import { startOffline } from './app/device/offline.js';
import { startPasting } from './app/forms/paste-many.js';
import { noteOpened } from './app/pages/patch.js';
import { isApp } from './app/pages/page-url.js';
import { isPane, startPane } from './app/navigation/pane.js';
import { startPaneActs } from './app/navigation/pane-acts.js';
import { startPrinting } from './app/device/print.js';
import { PictureField } from './app/forms/picture.js';
import { PushDevice, startReminders } from './app/device/push-device.js';
import { startQuickValues } from './app/forms/quick-values.js';
import { refresh, startRefreshing } from './app/pages/refresh.js';
import { ShowPassword } from './app/forms/show-password.js';
import { startStepping } from './app/forms/stepper.js';
import { startTimeZone } from './app/device/time-zone.js';
import { startTimer } from './app/timer/timer-face.js';
import { startToast } from './app/pages/toast.js';
import { ReorderList } from './app/gestures/reorder-list.js';
import { ignoreSecondTaps } from './app/gestures/second-tap.js';
import { SwipeRow } from './app/gestures/swipe-row.js';
import { startUnderstanding } from './app/forms/understood.js';
import { startWords } from './app/texts/words.js';
import { startWorker } from './app/device/worker.js';

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
startNavigation(openBeside);
startToast();
startMenus();
startPrinting();
startLines();
startListMark();
startLive();
startChosenFile((address) => visit(address, null));
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
