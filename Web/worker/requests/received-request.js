/**
 * A request as it came in, read before its turn.
 *
 * @typedef {object} ReceivedRequest
 * @property {string} method
 * @property {string} target
 * @property {string} contentType
 * @property {Uint8Array} body
 * @property {boolean} isForeign another site sent it
 * @property {boolean} tooLarge the body was more than the planner is given; it is left out
 * @property {boolean} patch the page's script asks: a command is answered with the page it leads to
 * @property {string|null} release the release of the page that asks, where it says so
 * @property {Uint8Array|null} [imported] what the file of another program holds that it brings; null: it brings none
 * @property {RequestRedirect} redirect what the asker wants done with a redirect
 */
import { scope } from '../scope.js';

const MOST_BYTES = 2 * 1024 * 1024;
/** A file is brought in with all that a person has. */
const MOST_FILE_BYTES = 16 * 1024 * 1024 + 65536;
const BRING_IN = '/app/data/import';
/** Where other apps share texts and files (the manifest's `share_target`): nothing is changed by that. */
const SHARED = '/app/share';
const ADD = '/app/tasks/new';

export class RequestReader {
  /** @param {Request} request @returns {Promise<ReceivedRequest>} */
  static async read(request) {
    const url = new URL(request.url);
    if (request.method === 'POST' && url.pathname === SHARED) return readShared(request);
    const sent = request.method === 'POST' ? await request.arrayBuffer() : new ArrayBuffer(0);
    const isFile = url.pathname === BRING_IN;
    const tooLarge = sent.byteLength > (isFile ? MOST_FILE_BYTES : MOST_BYTES);
    return {
      method: request.method,
      target: url.pathname + url.search,
      contentType: request.headers.get('content-type') ?? '',
      body: tooLarge ? new Uint8Array() : new Uint8Array(sent),
      tooLarge,
      isForeign: isForeign(request),
      patch: request.headers.get('x-patch') === '1',
      release: request.headers.get('x-release'),
      redirect: request.redirect,
    };
  }
}

/**
 * What another app shared: a file is looked at, and a text is what a new task may be.
 * @param {Request} request
 * @returns {Promise<ReceivedRequest>}
 */
async function readShared(request) {
  const contentType = request.headers.get('content-type') ?? '';
  const sent = await request.arrayBuffer();
  const tooLarge = sent.byteLength > MOST_FILE_BYTES;
  const form = await new Response(tooLarge ? '' : sent, { headers: { 'content-type': contentType } }).formData()
    .catch(() => new FormData());
  const file = form.get('file');
  const isFile = tooLarge || (file instanceof File && file.size > 0);
  const texts = new URLSearchParams();
  for (const name of ['title', 'text', 'url']) texts.set(name, String(form.get(name) ?? ''));
  return {
    method: isFile ? 'POST' : 'GET',
    target: isFile ? BRING_IN : `${ADD}?${texts}`,
    contentType: isFile ? contentType : '',
    body: isFile && !tooLarge ? new Uint8Array(sent) : new Uint8Array(),
    tooLarge,
    isForeign: false,
    patch: false,
    release: null,
    redirect: request.redirect,
  };
}

/**
 * A form of another site's reaches a worker like one of its own. Our pages say where they are when
 * they send one (`referrer-policy`); what their script sends cannot come from elsewhere.
 * @param {Request} request
 */
function isForeign({ method, mode, referrer }) {
  if (method !== 'POST' || mode !== 'navigate') return false;
  return !referrer.startsWith(`${scope.location.origin}/`);
}
