/**
 * Stores the result of a promise in the fields that React's `use` reads, once it settles. `use` then returns at once instead of suspending,
 * also for a promise that no component has read yet. Returns the same promise.
 */
export function markSettled<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise;
}
