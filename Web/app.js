/**
 * The page's script: makes the links and forms that are there anyway quicker, and adds swipe and
 * drag as second ways to press buttons. Without it every page works the same.
 */
import { startChoosing } from './app/chosen.js';
import { startDrafts } from './app/drafts.js';
import { startLive } from './app/live.js';
import { startNavigation } from './app/navigate.js';
import { startPasting } from './app/paste-many.js';
import { noteOpened } from './app/patch.js';
import { refresh, startRefreshing } from './app/refresh.js';
import { startToast } from './app/toast.js';
import { ReorderList } from './app/reorder-list.js';
import { SwipeRow } from './app/swipe-row.js';
import { startUnderstanding } from './app/understood.js';
import { startWorker } from './app/worker.js';

customElements.define('swipe-row', SwipeRow);
customElements.define('reorder-list', ReorderList);
noteOpened();
// Before navigation, which leaves alone what was answered already.
startUnderstanding();
startNavigation();
startToast();
startLive();
startPasting();
startChoosing();
startDrafts();
startRefreshing();
startWorker(refresh);
