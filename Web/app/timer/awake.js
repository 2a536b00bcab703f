/** Keeps the screen on while a timer is looked at, where the browser can. */

let isWanted = false;
/** @type {WakeLockSentinel|null} */
let lock = null;
let isAsking = false;

/** @param {boolean} wanted */
export function keepAwake(wanted) {
  isWanted = wanted;
  if (wanted) hold();
  else lock?.release();
}

async function hold() {
  if (!isWanted || lock || isAsking || document.hidden || !navigator.wakeLock) return;
  isAsking = true;
  try {
    const held = await navigator.wakeLock.request('screen');
    lock = held;
    held.addEventListener('release', () => {
      if (lock === held) lock = null;
    });
    if (!isWanted) held.release();
  } catch {
    // The battery is low, or it is not allowed: the screen goes off as it always does.
  } finally {
    isAsking = false;
  }
}

// Out of sight, the browser lets go of it.
document.addEventListener('visibilitychange', hold);
