/** The clocks of this device, for files that say moments where they mean dates. */

const DAY = 24 * 60 * 60 * 1000;
const FIRST = Date.UTC(1990, 0, 1);
const LAST = Date.UTC(2060, 0, 1);
/** No two changes of a clock are closer together. */
const STEP = 20 * DAY;

/**
 * When the clock is set forward or back: from a moment on (in seconds since 1970), so many minutes ahead of UTC.
 * @returns {number[]} [seconds, minutes, …]
 */
export function clockChanges() {
  const changes = [FIRST / 1000, minutesAhead(FIRST)];
  for (let time = FIRST; time < LAST; time += STEP) {
    if (minutesAhead(time) === minutesAhead(time + STEP)) continue;
    let [before, after] = [time, time + STEP];
    while (after - before > 1000) {
      const middle = before + Math.floor((after - before) / 2000) * 1000;
      if (minutesAhead(middle) === minutesAhead(time)) before = middle;
      else after = middle;
    }
    changes.push(after / 1000, minutesAhead(after));
  }
  return changes;
}

/** @param {number} time */
function minutesAhead(time) {
  return -Math.round(new Date(time).getTimezoneOffset());
}
