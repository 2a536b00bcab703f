// What the page's script finds when it runs, and what browsers have that the types of the library lack.

// The pages come from the planner (`docs/markup.md`). What the script looks for in them are HTML elements; drawings are only for the eye.

interface ParentNode {
  querySelector<Name extends keyof HTMLElementTagNameMap>(selectors: Name): HTMLElementTagNameMap[Name] | null;
  querySelector(selectors: string): HTMLElement | null;
  querySelectorAll<Name extends keyof HTMLElementTagNameMap>(selectors: Name): NodeListOf<HTMLElementTagNameMap[Name]>;
  querySelectorAll(selectors: string): NodeListOf<HTMLElement>;
}

interface Element {
  closest<Name extends keyof HTMLElementTagNameMap>(selectors: Name): HTMLElementTagNameMap[Name] | null;
  closest(selectors: string): HTMLElement | null;
}

/** https://www.w3.org/TR/screen-wake-lock/ */
interface WakeLockSentinel extends EventTarget {
  release(): Promise<void>;
}

interface Navigator {
  readonly wakeLock?: { request(type: 'screen'): Promise<WakeLockSentinel> };
  /** Whether Safari shows an app of the home screen. */
  readonly standalone?: boolean;
}

interface Element {
  checkVisibility?(options?: { visibilityProperty?: boolean }): boolean;
  /** https://dom.spec.whatwg.org/#dom-parentnode-movebefore */
  moveBefore?(node: Node, child: Node | null): void;
}

/** What Safari called it before. */
declare var webkitAudioContext: typeof AudioContext | undefined;

// The script's own events.

interface DocumentEventMap {
  /** The page is another one, or the same made again. */
  'teaspoon:patched': CustomEvent<null>;
  /** The page beside asks a pane what is under way: it adds what that page is to wait for. */
  'pane-asked': CustomEvent<Array<Promise<boolean>>>;
}

interface HTMLElementEventMap {
  /** A pane is closed. */
  'pane-closed': CustomEvent<null>;
  /** A pane leads to an address that is no task's. */
  'pane-left': CustomEvent<string>;
}

interface Window {
  /** https://wicg.github.io/web-app-launch/ */
  readonly launchQueue?: { setConsumer(consumer: (params: { files: readonly FileSystemFileHandle[] }) => void): void };
}
