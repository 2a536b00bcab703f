/** What was done in a pane is stored although the pane is closed: the page beside takes its frame away only afterwards (`side-pane.js`). */
import { actsDone, isActing } from '../forms/form-queue.js';
import { isPane } from './pane.js';

/** Answers the page beside, which asks what is under way here. */
export function startPaneActs() {
  if (!isPane) return;
  document.addEventListener('pane-asked', ({ detail }) => {
    if (isActing()) detail.push(allDone());
  });
}

/** @returns {Promise<boolean>} whether all of it was stored */
async function allDone() {
  let areDone = true;
  while (isActing()) {
    if (!await actsDone()) areDone = false;
    // What waited for these, as a choice does that is sent when it is made, is sent only now.
    await new Promise((resume) => { setTimeout(resume); });
  }
  return areDone;
}
