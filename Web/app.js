/**
 * The page's script: makes the links and forms that are there anyway quicker, and adds swipe and
 * drag as second ways to press buttons. Without it every page works the same.
 */
import { startDrafts } from './app/drafts.js';
import { startNavigation } from './app/navigate.js';
import { refresh, startRefreshing } from './app/refresh.js';
import { startToast } from './app/toast.js';
import { ReorderList } from './app/reorder-list.js';
import { SwipeRow } from './app/swipe-row.js';
import { startWorker } from './app/worker.js';

customElements.define('swipe-row', SwipeRow);
customElements.define('reorder-list', ReorderList);
startNavigation();
startToast();
startDrafts();
startRefreshing();
startWorker(refresh);
