/** Whether an address is one of the planner's pages. */
export function isApp(address) {
  return address.origin === location.origin && /^\/app(\/|$)/.test(address.pathname);
}
