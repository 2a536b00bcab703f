/**
 * The planner's responses as a browser takes them.
 *
 * @typedef {import('../planner/planner.js').PlannerResponse} PlannerResponse
 * @typedef {import('./received-request.js').ReceivedRequest} ReceivedRequest
 *
 * @typedef {object} PageShown the page that a command leads to
 * @property {string} location
 * @property {PlannerResponse|null} response null: it has to be asked for
 *
 * @typedef {object} Answer
 * @property {PlannerResponse} response
 * @property {PageShown|null} [page]
 * @property {boolean} [kept] whether something was stored
 * @property {boolean} [erased] whether everything was taken away that this device kept
 *
 * @typedef {Object<string, number>} Times how long each part took, in milliseconds
 */
import { scope } from '../scope.js';
import { Badge } from './badge.js';

export class BrowserResponse {
  /**
   * The value of a header of the planner's response.
   * @param {PlannerResponse} response
   * @param {string} wanted
   * @returns {string|undefined}
   */
  static header({ headers }, wanted) {
    return headers.find(([name]) => name === wanted)?.[1];
  }

  /**
   * Where a redirect leads.
   * @param {PlannerResponse} response
   * @returns {string|null}
   */
  static location(response) {
    return response.status === 303 ? BrowserResponse.header(response, 'location') ?? null : null;
  }

  /**
   * @param {Answer} answer
   * @param {ReceivedRequest} asked
   * @param {{release: string, times?: Times}} options
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
    if (location) headers.set('location', new URL(location, scope.location.origin).href);
    const body = shown && asked.method !== 'HEAD' && shown.body.length > 0 ? shown.body : null;
    return new Response(body, { status: shown?.status ?? 200, headers });
  }
}
