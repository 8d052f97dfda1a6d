import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database, Db } from '@campushive/domain/platform/database/database';
import type { JobName, Jobs } from '@campushive/domain/platform/jobs';
import { later, type Clock } from '@campushive/domain/platform/clock';

/** Number of retries before a job is given up, as in the real queue. */
const RETRIES = 8;
const FIRST_PAUSE_MS = 5_000;

export interface DueJob {
  readonly id: number;
  readonly name: string;
  readonly data: unknown;
  readonly tries: number;
}

export interface VirtualQueue extends Jobs {
  /** Returns the jobs that wait and are due, oldest first. */
  due(): Promise<readonly DueJob[]>;
  /** Runs a job, then removes it or schedules its retry. The process may die between the two. */
  run(job: DueJob): Promise<void>;
  readonly crons: ReadonlyMap<JobName, string>;
}

const dueJobs = z.array(
  z.object({ id: z.coerce.number(), name: z.string(), data: z.unknown(), tries: z.number() }),
);

/** Creates a queue in a table, in virtual time: a job is stored with the change that caused it, runs at least once, and in any order. */
export function createVirtualQueue({ db }: Pick<Database, 'db'>, clock: Clock): VirtualQueue {
  const workers = new Map<string, (data: never) => Promise<void>>();
  const crons = new Map<JobName, string>();
  const store = (to: Db, name: string, data: object, startAfter: Date | undefined, key: string | undefined) =>
    to.execute(sql`insert into simulated_jobs (name, data, start_after, singleton_key) values (${name},
      ${JSON.stringify(data)}::jsonb, ${(startAfter ?? clock.now()).toISOString()}::timestamptz, ${key ?? null})
      on conflict do nothing`);
  return {
    crons,
    async send(name, data, { within, startAfter, singletonKey } = {}) {
      await store(within ?? db, name, data, startAfter, singletonKey);
    },
    async sendAll(name, all) {
      await db.transaction(async (tx) => {
        for (const { data, startAfter, singletonKey } of all)
          await store(tx, name, data, startAfter, singletonKey);
      });
    },
    work: (name, run) => void workers.set(name, run as (data: never) => Promise<void>),
    every: (name, cron) => void crons.set(name, cron),
    async runNow(name, data) {
      await workers.get(name)?.(data as never);
    },
    async due() {
      const { rows } = (await db.execute(sql`select id, name, data, tries from simulated_jobs
        where state = 'waiting' and start_after <= ${clock.now().toISOString()}::timestamptz order by id`)) as unknown as {
        rows: unknown[];
      };
      return dueJobs.parse(rows);
    },
    async run({ id, name, data, tries }) {
      try {
        await workers.get(name)?.(data as never);
        await db.execute(sql`delete from simulated_jobs where id = ${id}`);
      } catch (error) {
        const next = later(clock.now(), FIRST_PAUSE_MS * 2 ** tries).toISOString();
        const state = tries >= RETRIES ? 'failed' : 'waiting';
        await db.execute(sql`update simulated_jobs set tries = tries + 1, state = ${state},
          error = ${String(error)}, start_after = ${next}::timestamptz where id = ${id}`);
      }
    },
    stuck: () => Promise.resolve([]),
    repeat: () => Promise.resolve(false),
    start: () => Promise.resolve(),
    stop: () => Promise.resolve(),
  };
}

/** Returns the milliseconds between two runs of a cron expression. Supports only the forms that the product uses. */
export function periodOf(cron: string): number {
  const [minute = '', hour = ''] = cron.split(' ');
  const MINUTE_MS = 60_000;
  if (minute === '*') return MINUTE_MS;
  if (minute.startsWith('*/')) return Number(minute.slice(2)) * MINUTE_MS;
  if (hour !== '*') return 24 * 60 * MINUTE_MS;
  return (60 / minute.split(',').length) * MINUTE_MS;
}
