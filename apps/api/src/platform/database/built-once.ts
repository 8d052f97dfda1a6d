import type { Db } from './database.js';

/**
 * A query that is put together once for each database, however often it is asked: for the few that nearly every call
 * makes, where putting it together takes longer than asking it. Its values are `sql.placeholder`s.
 */
export function builtOnce<Q>(build: (db: Db) => Q): (db: Db) => Q {
  const built = new WeakMap<Db, Q>();
  return (db) => {
    const known = built.get(db) ?? build(db);
    built.set(db, known);
    return known;
  };
}
