/**
 * Notices when the device's clock is set while a page is open: its time and the time that passed
 * since the page was opened then no longer go together (docs/decisions/023).
 */

/** Less (ms) is a clock that is being regulated. */
const SLACK = 900;

const distance = () => Date.now() - performance.now();
let known = distance();

/** @returns {number} by how much (ms) the clock went forward since it was asked last; 0: it did not */
export function clockMoved() {
  const now = distance();
  const by = now - known;
  known = now;
  return Math.abs(by) < SLACK ? 0 : Math.round(by);
}
