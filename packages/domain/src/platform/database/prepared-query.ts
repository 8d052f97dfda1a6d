import type { Db } from './database.js';

/**
 * Builds a query once per database: for the few queries that nearly every call makes, where building takes longer than
 * running. Its values are `sql.placeholder`s.
 */
export function preparedQuery<Q>(build: (db: Db) => Q): (db: Db) => Q {
  const built = new WeakMap<Db, Q>();
  return (db) => {
    const cached = built.get(db) ?? build(db);
    built.set(db, cached);
    return cached;
  };
}
