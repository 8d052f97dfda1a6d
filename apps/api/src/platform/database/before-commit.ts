import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from '@campushive/domain/platform/database/database';

/** Writes further rows in the same transaction; an error of this function undoes both. */
export type BeforeCommit = (tx: Db) => Promise<void>;

const witnesses = new AsyncLocalStorage<BeforeCommit>();

/** Runs something whose transactions each end with the witness. */
export const withBeforeCommit = <T>(beforeCommit: BeforeCommit, run: () => Promise<T>): Promise<T> =>
  witnesses.run(beforeCommit, run);

/** Runs a transaction of the database and, last, the witness of the request that it belongs to. */
export const withWitness =
  (transaction: Db['transaction']): Db['transaction'] =>
  (run, config) => {
    const beforeCommit = witnesses.getStore();
    if (beforeCommit === undefined) return transaction(run, config);
    return transaction(async (tx) => {
      const answer = await run(tx);
      await beforeCommit(tx);
      return answer;
    }, config);
  };
