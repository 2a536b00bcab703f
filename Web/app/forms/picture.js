/**
 * `<picture-field>`: cuts a picture chosen in its file field to a square, makes it small here, draws
 * it into its canvas, and puts it as text into its hidden field, in which it is sent with the form.
 * Data that a camera wrote into the file (where, when) is not sent.
 */
import { words, wordsLoaded } from '../texts/words.js';

/** Pixels. */
const SIDE = 256;
/** Bytes: what the planner keeps at most. */
const MOST = 65_536;
/** Bytes: beyond this a phone may not be able to open it. The message about it says “60 MB”. */
const LARGEST = 60 * 1024 * 1024;
const QUALITIES = [0.86, 0.72, 0.55, 0.35];

export class PictureField extends HTMLElement {
  /** Of several choices the last one counts. */
  #turn = 0;
  /** A picture that was chosen and not saved yet, in the form's encoding. */
  #chosen = '';

  /** @type {Promise<void>|null} settles once the last chosen file was read, or could not be */
  #reading = null;
  #isHeld = false;

  constructor() {
    super();
    this.addEventListener('change', ({ target }) => {
      if (target === this.#file) this.#read(this.#file.files?.[0]);
    });
    this.patched = () => this.#settle();
    this.submitted = (/** @type {SubmitEvent} */ event) => this.#hold(event);
  }

  connectedCallback() {
    document.addEventListener('teaspoon:patched', this.patched);
    // Before it is acted on.
    document.addEventListener('submit', this.submitted, { capture: true });
    this.#settle();
  }

  disconnectedCallback() {
    document.removeEventListener('teaspoon:patched', this.patched);
    document.removeEventListener('submit', this.submitted, { capture: true });
  }

  // Each of these is in the element (docs/markup.md).
  get #file() { return /** @type {HTMLInputElement} */ (this.querySelector('input[type="file"]')); }

  get #data() { return /** @type {HTMLInputElement} */ (this.querySelector('input[type="hidden"]')); }

  get #canvas() { return /** @type {HTMLCanvasElement} */ (this.querySelector('canvas')); }

  get #said() { return /** @type {HTMLElement} */ (this.querySelector('[role="status"]')); }

  /** @param {File|undefined} file */
  async #read(file) {
    const reading = this.#choose(file);
    this.#reading = reading;
    await reading;
    if (this.#reading === reading) this.#reading = null;
  }

  /**
   * Its form is sent once the picture is ready to go with it; if the picture is refused, the message comes first.
   * @param {SubmitEvent} event
   */
  async #hold(event) {
    const { submitter } = event;
    const form = /** @type {HTMLFormElement} */ (event.target);
    if (!this.#reading || !form.contains(this)) return;
    event.preventDefault();
    if (this.#isHeld) return;
    this.#isHeld = true;
    while (this.#reading) await this.#reading;
    this.#isHeld = false;
    if (form.isConnected && !this.#file.hasAttribute('aria-invalid')) form.requestSubmit(submitter);
  }

  /** @param {File|undefined} file */
  async #choose(file) {
    this.#turn += 1;
    const turn = this.#turn;
    this.#take('');
    this.#say('');
    if (!file) return;
    if (file.size > LARGEST) {
      await this.#refuse(() => words('picture-too-large'), turn);
      return;
    }
    try {
      const picture = await square(file);
      if (turn !== this.#turn) return;
      this.#take(picture);
      await this.#draw(picture);
    } catch {
      await this.#refuse(() => words('picture-unreadable'), turn);
    }
  }

  /**
   * Empties the field: its file would not be sent. `why` is asked for once the texts of the language are there.
   * @param {() => string} why
   * @param {number} turn
   */
  async #refuse(why, turn) {
    if (turn !== this.#turn) return;
    this.#file.value = '';
    await wordsLoaded();
    if (turn === this.#turn) this.#say(why());
  }

  /** @param {string} picture */
  #take(picture) {
    this.#chosen = picture;
    this.#data.value = picture;
    if (!picture) this.#canvas.hidden = true;
  }

  /** @param {string} text */
  #say(text) {
    const said = this.#said;
    if (said.textContent !== text) said.textContent = text;
    if (text) this.#file.setAttribute('aria-invalid', 'true');
    else this.#file.removeAttribute('aria-invalid');
  }

  /**
   * After a patch: a picture that was chosen and not sent is still in the field, one that was sent
   * and came back is in the page, and a saved one is in neither.
   */
  #settle() {
    if (this.#file.value === '') this.#chosen = this.#data.value;
    else this.#data.value = this.#chosen;
    if (this.#chosen) this.#draw(this.#chosen).catch(() => {});
    else this.#canvas.hidden = true;
  }

  /** @param {string} picture */
  async #draw(picture) {
    const canvas = this.#canvas;
    const bitmap = await createImageBitmap(new Blob([bytesOf(picture)]));
    brushOf(canvas).drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    canvas.hidden = false;
  }
}

/** @param {HTMLCanvasElement} canvas */
const brushOf = (canvas) => /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));

/**
 * The middle of a picture as a small square JPEG, in base64.
 * @param {File} file
 */
async function square(file) {
  const bitmap = await createImageBitmap(file);
  const side = Math.min(bitmap.width, bitmap.height);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = brushOf(canvas);
  // A JPEG knows no see-through.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, SIDE, SIDE);
  context.imageSmoothingQuality = 'high';
  const { width, height } = bitmap;
  context.drawImage(bitmap, (width - side) / 2, (height - side) / 2, side, side, 0, 0, SIDE, SIDE);
  bitmap.close();
  for (const quality of QUALITIES) {
    /** @type {Blob|null} */
    const blob = await new Promise((made) => canvas.toBlob(made, 'image/jpeg', quality));
    if (blob && blob.size <= MOST) return textOf(new Uint8Array(await blob.arrayBuffer()));
  }
  throw new RangeError('no quality is small enough');
}

/** @param {Uint8Array} bytes */
function textOf(bytes) {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  // In the alphabet that a form does not have to escape.
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @param {string} text */
function bytesOf(text) {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}
