/** Columns of the queue's table. A host without pg-boss creates it. */
const COLUMNS = `(
  id bigint generated always as identity primary key, name text not null, data jsonb not null,
  start_after timestamptz not null, singleton_key text, tries integer not null default 0,
  state text not null default 'waiting', error text)`;
const INDEX = `create unique index simulated_jobs_single on simulated_jobs (name, singleton_key) where state = 'waiting'`;

export const QUEUE_TABLE = `create table simulated_jobs ${COLUMNS};
${INDEX}`;

/** Statements for a queue that ends with the transaction. */
export const QUEUE_OF_TRANSACTION = [
  `create temporary table simulated_jobs ${COLUMNS} on commit drop`,
  INDEX,
];
