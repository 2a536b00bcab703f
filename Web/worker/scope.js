/**
 * The worker's global object. Its type is the more general one of all workers otherwise.
 */
export const scope = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
