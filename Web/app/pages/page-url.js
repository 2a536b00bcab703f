/**
 * Whether an address is one of the planner's pages.
 * @param {URL|Location} address
 */
export function isApp(address) {
  return address.origin === location.origin && /^\/app(\/|$)/.test(address.pathname);
}

/**
 * The parameters of a query that lead to another page at the same path: the next hundred rows, the form for
 * something new, and the commands on chosen tasks.
 * @type {Record<string, string>}
 */
const PAGES = { page: '1', new: '', bulk: '' };

/**
 * Whether two addresses lead to the same page, asked otherwise at most.
 * @param {URL|Location} one
 * @param {URL|Location} other
 */
export function isSamePage(one, other) {
  /** @param {URL|Location} address @param {string} name */
  const asks = (address, name) => new URLSearchParams(address.search).get(name) ?? PAGES[name];
  return one.pathname === other.pathname && Object.keys(PAGES).every((name) => asks(one, name) === asks(other, name));
}
