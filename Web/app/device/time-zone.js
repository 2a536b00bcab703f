/**
 * The browser's own time zone, for the pages that the server makes in its place (`Sources/Server/TimeZones/TimeZoneCookie.swift`). Where a worker
 * answers, nothing of it leaves the device.
 */

/** As long as browsers keep a cookie at most, in seconds. */
const LIFETIME = 400 * 24 * 60 * 60;

const own = () => Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';

/**
 * Tells the server the time zone from now on.
 * @returns {boolean} whether the browser keeps what tells it
 */
export function tellZone() {
  const isSecure = location.protocol === 'https:';
  const pair = `${isSecure ? '__Host-' : ''}teaspoon-browser-zone=${own()}`;
  document.cookie = `${pair}; Path=/; Max-Age=${LIFETIME}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return document.cookie.split('; ').includes(pair);
}

/**
 * Compares the zone of each page's times with the browser's, and has the page made again where they differ.
 * @param {() => void} renew asks for this page again
 */
export function startTimeZone(renew) {
  let told = '';
  const compare = () => {
    const { zone } = document.documentElement.dataset;
    // Told once only: the server may not know a zone that is newer than its own tables.
    if (zone === undefined || zone === own() || told === own() || own() === '') return;
    told = own();
    if (tellZone()) renew();
  };
  compare();
  document.addEventListener('teaspoon:patched', compare);
}
