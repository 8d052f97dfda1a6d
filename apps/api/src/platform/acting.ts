import { AsyncLocalStorage } from 'node:async_hooks';

const actors = new AsyncLocalStorage<string | undefined>();

/** Runs a call of a student. Its effects on that student are their own action. */
export const actAs = <T>(userId: string | undefined, run: () => T): T => actors.run(userId, run);

/** Runs work that a call only sets off, such as deliveries of events and news of the payment provider. */
export const actAsNoOne = <T>(run: () => T): T => actors.run(undefined, run);

/** Id of the student whose call is running; undefined in jobs and deliveries. */
export const currentActor = (): string | undefined => actors.getStore();
