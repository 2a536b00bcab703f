// What `service-worker.js` finds when it runs, and what browsers have that the types of the library lack.

/** The modules of this folder, as `tools/build-web` makes one script of them. */
declare const teaspoon: typeof import('./worker.js');

/** `tools/build-web` puts the addresses of the release's files in its place. */
declare const __FILES__: string[];

/** Background sync, which not every browser has: https://wicg.github.io/background-sync/spec/ */
interface SyncManager {
  register(tag: string): Promise<void>;
}

interface ServiceWorkerRegistration {
  readonly sync?: SyncManager;
}

/** https://www.w3.org/TR/push-api/#the-pushsubscriptionchange-event */
interface PushSubscriptionChangeEvent extends ExtendableEvent {
  readonly newSubscription?: PushSubscription | null;
  readonly oldSubscription?: PushSubscription | null;
}

interface ServiceWorkerGlobalScopeEventMap {
  sync: ExtendableEvent;
  pushsubscriptionchange: PushSubscriptionChangeEvent;
}

/** https://www.w3.org/TR/badging/ */
interface WorkerNavigator {
  setAppBadge?(contents: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

/** https://notifications.spec.whatwg.org/ */
interface WorkerGlobalScope {
  readonly Notification?: { readonly maxActions?: number };
}

interface Notification {
  /** https://notifications.spec.whatwg.org/#dom-notification-timestamp */
  readonly timestamp: number;
}
