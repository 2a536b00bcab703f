/**
 * Rows arrive softly, and those below a row that has left close up softly. The page itself is changed at once, and what moves can be
 * pressed where it is seen. A view transition would hold back the next tap until its pictures are taken.
 */
import { isStill } from './look.js';

const TIMING = { duration: 160, easing: 'ease-out' };
/** The page is looked at every so many pixels: less than the height of a row. */
const STEP = 36;
/** More rows than that at once, like a new list, are simply there. */
const MOST = 3;

/** Lets rows that came into a list appear softly. */
export function letArrive(nodes) {
  if (nodes.length > MOST || isStill()) return;
  for (const node of nodes) {
    if (node.nodeType !== Node.ELEMENT_NODE || !node.matches('.row')) continue;
    node.animate({ opacity: [0, 1], translate: ['0 -6px', 'none'] }, TIMING);
  }
}

/**
 * To be called before the page is changed.
 *
 * @returns {() => void} to be called after it: lets the rows that are in sight go softly from where they were
 */
export function holdPlaces() {
  if (isStill()) return () => {};
  const { left, width } = document.getElementById('main').getBoundingClientRect();
  const tops = new Map();
  for (let y = 0; y < innerHeight; y += STEP) {
    const block = document.elementFromPoint(left + width / 2, y)?.closest('#main :is(.row, .section-head)');
    if (block && !tops.has(block)) tops.set(block, block.getBoundingClientRect().top);
  }
  return () => {
    for (const [block, top] of tops) {
      const way = block.isConnected ? Math.round(top - block.getBoundingClientRect().top) : 0;
      if (way !== 0 && Math.abs(way) < innerHeight) block.animate({ translate: [`0 ${way}px`, 'none'] }, TIMING);
    }
  };
}
