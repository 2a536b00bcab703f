/**
 * The spoons that are left today, as a number on the app's icon, if it is switched on. Never how much is still to be done.
 */
'use strict';

class Badge {
  /** The content of the badge: a number, or `none`; not known when the worker starts. */
  static #shown;

  /**
   * Shows what an answer of the planner says.
   * @param {string|null} said a number, or `none`; null: nobody ever asked for it, and the icon is left alone
   */
  static show(said) {
    if (said === null || said === Badge.#shown || !('setAppBadge' in navigator)) return;
    Badge.#shown = said;
    const shown = said === 'none' ? navigator.clearAppBadge() : navigator.setAppBadge(Number(said));
    // A browser may refuse, as some do where notifications are not allowed. Nothing else depends on it.
    shown.catch(() => {});
  }

  /** The plan that it is about is here no longer. */
  static takeAway() {
    if (Badge.#shown !== undefined) Badge.show('none');
  }
}
