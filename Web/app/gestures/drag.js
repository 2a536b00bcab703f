/**
 * What all dragging has in common: near the top and the bottom the page scrolls along, Escape leaves
 * no trace, and the click at its end is no tap.
 */

/** So near (px) to the bottom, where the bar lies, the page scrolls along. */
const EDGE_BOTTOM = 128;
/** The most that it scrolls (px) in one frame. */
const SPEED = 12;

/**
 * To be called when something is lifted.
 *
 * @param {object} drag
 * @param {number} drag.top so near (px) to the top the page scrolls along
 * @param {() => number} drag.y where the finger is (px)
 * @param {() => void} drag.scrolled the page lies elsewhere under the finger now
 * @param {() => void} drag.escaped Escape was pressed
 * @returns {() => void} to be called when it is over
 */
export function whileDragging({ top, y, scrolled, escaped }) {
  let frame = requestAnimationFrame(scroll);
  addEventListener('keydown', onKey, { capture: true });

  function scroll() {
    const below = y() - (innerHeight - EDGE_BOTTOM);
    const above = top - y();
    const speed = Math.min(Math.max(below, above, 0) / 4, SPEED);
    if (speed > 0) {
      scrollBy({ top: below > 0 ? speed : -speed, behavior: /** @type {ScrollBehavior} */ ('instant') });
      scrolled();
    }
    frame = requestAnimationFrame(scroll);
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    escaped();
  }

  return () => {
    cancelAnimationFrame(frame);
    removeEventListener('keydown', onKey, { capture: true });
  };
}

/** The click at the end of a drag is no tap on what lies there; one after another touch is. */
export function swallowClick() {
  /** @param {Event} event */
  const swallow = (event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const end = () => {
    removeEventListener('click', swallow, { capture: true });
    removeEventListener('pointerdown', end, { capture: true });
  };
  addEventListener('click', swallow, { capture: true, once: true });
  addEventListener('pointerdown', end, { capture: true });
  setTimeout(end, 50);
}
