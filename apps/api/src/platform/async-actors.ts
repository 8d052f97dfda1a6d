import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actors } from '@campushive/domain/platform/acting';

/** Creates actors that follow each call through its promises, so that calls may run at once. */
export function createAsyncActors(): Actors {
  const storage = new AsyncLocalStorage<string | undefined>();
  return {
    run: (userId, work) => storage.run(userId, work),
    current: () => storage.getStore(),
  };
}
