/** The planner's responses as a browser takes them. */
'use strict';

class BrowserResponse {
  /** @returns {string|undefined} the value of a header of the planner's response */
  static header({ headers }, wanted) {
    return headers.find(([name]) => name === wanted)?.[1];
  }

  /** @returns {string|null} where a redirect leads */
  static location(response) {
    return response.status === 303 ? BrowserResponse.header(response, 'location') ?? null : null;
  }

  /**
   * @param {{response: object, page?: object, erased?: boolean}} answer `page`: the one that a command leads to
   * @param {ReceivedRequest} asked
   * @param {{release: string, times?: Object<string, number>}} options how long each part took, in milliseconds
   * @returns {Response}
   */
  static response({ response, page, erased }, asked, { release, times = {} }) {
    const shown = page ? page.response : response;
    const headers = new Headers(shown ? shown.headers : [['cache-control', 'no-store']]);
    headers.set('x-answered-by', 'worker');
    if (!erased) Badge.show(headers.get('x-spoons-left'));
    headers.delete('x-spoons-left');
    headers.set('server-timing', Object.entries(times)
      .map(([name, value]) => `${name};dur=${value.toFixed(1)}`).join(', '));
    if (asked.release !== null) headers.set('x-release', release);
    if (page) headers.set('x-location', page.location);
    // A response made here has no address that a relative one could be read against.
    const location = headers.get('location');
    if (location) headers.set('location', new URL(location, self.location.origin).href);
    const body = shown && asked.method !== 'HEAD' && shown.body.length > 0 ? shown.body : null;
    return new Response(body, { status: shown?.status ?? 200, headers });
  }
}
