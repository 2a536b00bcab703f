/**
 * A worker that counts down: in a tab that nobody looks at browsers let a page's own timers wait for
 * up to a minute, but not those of its workers.
 */
let timer = 0;

self.addEventListener('message', (/** @type {MessageEvent<import('../../shared/messages.js').ToCountdown>} */ { data: { after, turn } }) => {
  clearTimeout(timer);
  timer = setTimeout(() => self.postMessage(turn), after);
});
