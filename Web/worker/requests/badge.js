/**
 * The spoons that are left today, as a number on the app's icon, if it is switched on. Never how much is still to be done.
 */

/** @type {string|undefined} the content of the badge: a number, or `none`; not known when the worker starts */
let content;

export const Badge = {
  /**
   * Shows what an answer of the planner says.
   * @param {string|null} said a number, or `none`; null: nobody ever asked for it, and the icon is left alone
   */
  show(said) {
    if (said === null || said === content || !navigator.setAppBadge || !navigator.clearAppBadge) return;
    content = said;
    const shown = said === 'none' ? navigator.clearAppBadge() : navigator.setAppBadge(Number(said));
    // A browser may refuse, as some do where notifications are not allowed. Nothing else depends on it.
    shown.catch(() => {});
  },

  /** The plan that it is about is here no longer. */
  takeAway() {
    if (content !== undefined) Badge.show('none');
  },
};
