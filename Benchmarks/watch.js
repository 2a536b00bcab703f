/**
 * Runs in the page under measurement: notes when a step of the page's own script begins and ends, without changing what it does,
 * and measures from a click until what it led to is on the screen.
 */
globalThis.watch = (() => {
  let marks = {};
  const mark = (name) => {
    marks[name] = performance.now();
  };

  const { fetch } = globalThis;
  globalThis.fetch = async (...given) => {
    mark('asked');
    const response = await fetch(...given);
    mark('answered');
    marks.timing = response.headers.get('server-timing');
    return response;
  };
  const { text } = Response.prototype;
  Response.prototype.text = async function read() {
    const whole = await text.call(this);
    mark('read');
    return whole;
  };
  document.addEventListener('teaspoon:patched', () => mark('patched'));

  const patched = () => new Promise((resolve) => {
    document.addEventListener('teaspoon:patched', resolve, { once: true });
  });

  /** The next frame with all changes in it has gone to the screen: a separate task after its drawing. */
  const painted = () => new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  });

  async function until(change, isDone) {
    // From the start of a frame on, as a click is given to a page.
    await new Promise((resolve) => { requestAnimationFrame(() => setTimeout(resolve)); });
    marks = {};
    const began = performance.now();
    await change();
    const shown = performance.now();
    document.body.getBoundingClientRect();
    const laidOut = performance.now();
    await painted();
    const end = performance.now();
    if (!isDone()) throw new Error('what was to happen did not');
    return { began, shown, laidOut, end };
  }

  return {
    /** From a click until what it led to is painted. @param {() => boolean} isDone */
    act(button, isDone) {
      return this.led(() => button.click(), isDone);
    },

    /** From any start until the page it led to is painted. */
    async led(begin, isDone) {
      const times = await until(async () => {
        const done = patched();
        begin();
        await done;
      }, isDone);
      const { asked = times.began, answered, read, patched: end, timing } = marks;
      return {
        send: asked - times.began,
        answer: answered - asked,
        read: read - answered,
        patch: end - read,
        layout: times.laidOut - times.shown,
        shown: times.laidOut - times.began,
        painted: times.end - times.began,
        timing,
      };
    },

    /** The same for a change that is made at once. */
    async change(work, isDone) {
      const times = await until(async () => work(), isDone);
      return {
        layout: times.laidOut - times.shown,
        shown: times.laidOut - times.began,
        painted: times.end - times.began,
      };
    },
  };
})();
