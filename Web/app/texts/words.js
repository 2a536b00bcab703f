/**
 * What scripts say, in the language of the page. English stands in the script; the texts of another language are one file, which is
 * loaded where a page is in that language (`Words/en/scripts.ftl`). Until it is there, and where it cannot be loaded, texts are English.
 */
import { giveUpAfter } from '../../shared/patience.js';
import { ENGLISH } from './english.js';
import { release } from '../pages/request-page.js';

/** So long (ms) a script that has something to say at once waits for the file. */
const PATIENCE = 5000;
/** So long (ms) after its first frame a page is on the screen. */
const DRAWING = 50;
/** So long (ms) that frame is waited for: a hidden page has none. */
const LONGEST_WAIT = 500;
/** What is written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** @type {Partial<typeof ENGLISH>} the texts, by the names of their messages */
let texts = ENGLISH;
/** The language that they are in, or are being loaded for. */
let language = 'en';
let loading = Promise.resolve();
/** Ends the wait for the page to be on the screen. */
let loadNow = () => {};

/**
 * A text as plain words, never markup.
 * @param {keyof typeof ENGLISH} key the name of its message
 * @param {Object<string, string>} [values] what is put into it
 */
export function words(key, values = {}) {
  return (texts[key] ?? ENGLISH[key]).replace(/\{(\w+)\}/g, (_, name) => isolated(values[name]));
}

/**
 * As the planner does it: what somebody wrote must not turn the sentence round it.
 * @param {string} value
 */
function isolated(value) {
  return document.dir === 'rtl' || RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value;
}

/**
 * A number of minutes or seconds in words, as “5 minutes”, with Western digits like all numbers of the pages.
 * @param {number} number
 * @param {string} unit
 */
export function duration(number, unit) {
  const language = `${document.documentElement.lang}-u-nu-latn`;
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(number);
}

/** Resolves when there are the texts of the page's language, or must be none: for what is said as soon as a page is there. */
export function wordsLoaded() {
  loadNow();
  return loading;
}

/** Follows the language of the page from now on. */
export function startWords() {
  follow();
  document.addEventListener('teaspoon:patched', follow);
}

function follow() {
  const { lang } = document.documentElement;
  if (lang === language) return;
  language = lang;
  texts = ENGLISH;
  loading = lang === 'en' ? Promise.resolve() : painted().then(() => load(lang));
}

/** Resolves when the page is on the screen: a file that is asked for before would delay the page. */
function painted() {
  return new Promise((/** @type {(painted: void) => void} */ resolve) => {
    loadNow = resolve;
    requestAnimationFrame(() => setTimeout(resolve, DRAWING));
    setTimeout(resolve, LONGEST_WAIT);
  });
}

/**
 * Never rejects: without the file the next page tries again.
 * @param {string} lang
 */
async function load(lang) {
  try {
    const response = await fetch(`/static/${release}/words/${lang}.json`, { signal: giveUpAfter(PATIENCE) });
    const loaded = (await response.json()).texts;
    if (language === lang) texts = loaded;
  } catch {
    if (language === lang) language = 'en';
  }
}
