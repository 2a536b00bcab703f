/** The files of this release, kept in a separate cache, so that two releases never mix. */
import { giveUpAfter } from '../../shared/patience.js';

const PREFIX = 'teaspoon-';
/** How long (ms) the network may take for a file of texts. */
const PATIENCE = 10_000;

export class ReleaseFiles {
  /** @param {string} release @param {string[]} addresses of the files that every device keeps */
  constructor(release, addresses) {
    this.name = PREFIX + release;
    this.root = `/static/${release}/`;
    this.addresses = addresses;
  }

  async install() {
    const cache = await caches.open(this.name);
    // What the page has just loaded is not loaded again: an address of a release never changes what
    // it holds, so the browser's own cache is as good as the network.
    const loaded = await Promise.all(this.addresses.map(load));
    await Promise.all(this.addresses.map((address, index) => cache.put(address, loaded[index])));
    await this.#takeChosenAlong(cache);
  }

  /**
   * Fonts, the texts of languages and the module that reads files are not loaded at a first visit: they are stored when they are wanted. A new
   * release needs those of the release before, or a person would lose them on the first day without a network.
   * One that can no longer be loaded does not keep a release away.
   * @param {Cache} cache
   */
  async #takeChosenAlong(cache) {
    for (const name of await caches.keys()) {
      if (!name.startsWith(PREFIX) || name === this.name) continue;
      const older = await caches.open(name);
      for (const { url } of await older.keys()) {
        const chosen = /\/static\/[^/]+\/((?:fonts|words)\/.+|import\.wasm)$/.exec(url)?.[1];
        if (!chosen) continue;
        const address = this.root + chosen;
        await load(address).then((file) => cache.put(address, file)).catch(() => {});
      }
    }
  }

  /** Keeps the release before this one too: a page of it may still be open. */
  async deleteOlder() {
    const names = (await caches.keys()).filter((name) => {
      return name.startsWith(PREFIX) && name !== this.name;
    });
    await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
  }

  /** @param {string} path relative to the release @returns {Promise<Response>} */
  async file(path) {
    return this.respond(new Request(this.root + path));
  }

  /**
   * A file of texts. Pages wait for it, so the network may take only so long.
   * @param {string} name
   * @returns {Promise<Response>}
   */
  async texts(name) {
    return this.respond(new Request(`${this.root}words/${name}`, { signal: giveUpAfter(PATIENCE) }));
  }

  /** @param {Request} request for a file of any release @returns {Promise<Response>} */
  async respond(request) {
    const own = new URL(request.url).pathname.startsWith(this.root);
    const kept = await this.#kept(request, own);
    if (kept) return kept;
    const fetched = await fetch(request);
    if (own && isFile(fetched)) await this.#restore(request, fetched.clone());
    return fetched;
  }

  /** @param {Request} request @param {boolean} own whether the file is of this release */
  async #kept(request, own) {
    // Files vary only by their encoding, which fetch has undone.
    const options = { ignoreVary: true };
    try {
      if (!own) return await caches.match(request, options);
      return await (await caches.open(this.name)).match(request, options);
    } catch {
      // The cache is a convenience here; the network has the same bytes.
      return undefined;
    }
  }

  /** @param {Request} request @param {Response} response */
  async #restore(request, response) {
    try {
      await (await caches.open(this.name)).put(request, response);
    } catch {
      // No room: the file stays on the network.
    }
  }
}

/**
 * Rejects for anything but the file.
 * @param {string} address
 */
async function load(address) {
  const response = await fetch(address);
  if (!isFile(response)) throw new TypeError(`no file at ${address}`);
  return response;
}

/**
 * No file of a release is a page. A proxy may answer with one, about maintenance or a sign-in: that is not kept, so the next
 * visit finds the file.
 * @param {Response} response
 */
function isFile(response) {
  return response.ok && !response.headers.get('content-type')?.startsWith('text/html');
}
