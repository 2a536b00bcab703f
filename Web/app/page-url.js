/** Whether an address is one of the planner's pages. */
export function isApp(address) {
  return address.origin === location.origin && /^\/app(\/|$)/.test(address.pathname);
}

/**
 * The parameters of a query that lead to another page at the same path: the next hundred rows, the form for
 * something new, and the commands on chosen tasks.
 */
const PAGES = { page: '1', new: '', bulk: '' };

/** Whether two addresses lead to the same page, asked otherwise at most. */
export function isSamePage(one, other) {
  const asks = (address, name) => new URLSearchParams(address.search).get(name) ?? PAGES[name];
  return one.pathname === other.pathname && Object.keys(PAGES).every((name) => asks(one, name) === asks(other, name));
}
