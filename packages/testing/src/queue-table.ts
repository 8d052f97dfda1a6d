/** Table of the queue. A host without pg-boss creates it. */
export const QUEUE_TABLE = `create table simulated_jobs (
  id bigint generated always as identity primary key, name text not null, data jsonb not null,
  start_after timestamptz not null, singleton_key text, tries integer not null default 0,
  state text not null default 'waiting', error text);
create unique index simulated_jobs_single on simulated_jobs (name, singleton_key) where state = 'waiting'`;
