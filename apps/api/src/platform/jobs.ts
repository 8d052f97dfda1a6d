import type { FastifyBaseLogger } from 'fastify';
import { fromDrizzle, PgBoss, type DrizzleTransactionLike, type JobResult } from 'pg-boss';
import * as z from 'zod';
import { sql } from 'drizzle-orm';
import type { Database, Db } from './database/database.js';
import { summarizeError } from './error-report.js';
import { untraced } from './tracing.js';

/** Background jobs, with the data of each. */
export interface JobData {
  'auth.sweep': Record<string, never>;
  'auth.verification-expiry': Record<string, never>;
  'mail.send': {
    to: string;
    subject: string;
    text: string;
    html: string;
    replyTo?: string;
    headers?: Readonly<Record<string, string>>;
  };
  'letters.send': { notificationId: string };
  'payments.reconcile': { orderId: string; round: number };
  'payments.expire-due': Record<string, never>;
  'payments.refund': { orderId: string };
  'payments.reconcile-refunds': Record<string, never>;
  'payments.webhook': { eventId: string };
  'payments.answer-chargeback': { chargebackId: string };
  'payments.reconcile-chargebacks': Record<string, never>;
  'payments.reconcile-books': Record<string, never>;
  'payouts.send': { payoutId: string };
  'payouts.ask': { reference: string };
  'payouts.daily': Record<string, never>;
  'payouts.reconcile': Record<string, never>;
  'payments.release': { orderId: string };
  'meetups.remind': Record<string, never>;
  'lessons.remind': Record<string, never>;
  'series.tick': Record<string, never>;
  'payments.release-due': Record<string, never>;
  'payments.undelivered': Record<string, never>;
  'attachments.sweep': Record<string, never>;
  'payments.refund-cancelled-events': Record<string, never>;
  'payments.release-scanned': Record<string, never>;
  'hives.expire-due': Record<string, never>;
  'hives.remind': Record<string, never>;
  'hives.end-reductions': Record<string, never>;
  'hives.end-undo': Record<string, never>;
  'hives.forget-visitors': Record<string, never>;
  'events.offers-due': Record<string, never>;
  'events.kind-prices': Record<string, never>;
  'offers.expire-due': Record<string, never>;
  'milestones.expire-due': Record<string, never>;
  'moderation.end-suspensions': Record<string, never>;
  'moderation.hide-unanswered': Record<string, never>;
  'files.sweep': Record<string, never>;
  'files.draw': Record<string, never>;
  'uploads.sweep': Record<string, never>;
  'uploads.hide': Record<string, never>;
  'push.send': { notificationId: string };
  'push.send-one': { notificationId: string; endpoint: string };
  'notifications.digest': Record<string, never>;
  'system.sweep': Record<string, never>;
  'contact.sweep': Record<string, never>;
  'webhooks.deliver': { deliveryId: string; tries: number };
  'webhooks.sweep': Record<string, never>;
}
export type JobName = keyof JobData;

export interface JobOptions {
  /** Not before this time. */
  readonly startAfter?: Date;
  /** At most one waiting job of this key. */
  readonly singletonKey?: string;
  readonly retryLimit?: number;
  /** Group of a kind listed in `CONCURRENCY`: jobs of one group run one after the other, in the order of sending. */
  readonly group?: { readonly id: string };
}

/** Storage of a job. */
export interface KeptJob extends JobOptions {
  /** The caller's transaction: the job exists if its subject does. Without one, it is stored separately. */
  readonly within?: Db;
}

/** A failed job. Stored for a week. */
export interface StoredJob {
  readonly id: string;
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Whether it will still be retried automatically; otherwise it was given up. */
  readonly waiting: boolean;
  /** Time of the last failure. */
  readonly since: Date;
  readonly tries: number;
  /** The latest error, in one line. */
  readonly error: string;
}

/** Work outside a request, kept in the database until it is done; repeated with growing pauses when it fails. */
export interface Jobs {
  send<N extends JobName>(name: N, data: JobData[N], options?: KeptJob): Promise<void>;
  /** Several of a kind in one statement. */
  sendAll<N extends JobName>(
    name: N,
    jobs: readonly (JobOptions & { readonly data: JobData[N] })[],
  ): Promise<void>;
  /** Registers what does the work; call before `start`. */
  work<N extends JobName>(name: N, run: (data: JobData[N]) => Promise<void>): void;
  /** Schedules a job by cron expression in UTC; call before `start`. */
  every(name: JobName, cron: string): void;
  /** Does the work here and now, past the queue: for tests and operators. */
  runNow<N extends JobName>(name: N, data: JobData[N]): Promise<void>;
  /** Jobs that were given up, and with `waiting` also those that wait after a failure; the latest first. After `start`. */
  stuck(among: { name: string | undefined; waiting?: boolean }): Promise<StoredJob[]>;
  /** Retries a stuck job at once, in the caller's transaction. Returns false when the job is not stuck any more. */
  repeat(tx: Db, job: Pick<StoredJob, 'id' | 'name'>): Promise<boolean>;
  start(options: { worker: boolean; schedules: boolean }): Promise<void>;
  stop(): Promise<void>;
}

/** Retry policy of failed jobs. */
const PATIENCE = { retryLimit: 8, retryDelay: 5, retryBackoff: true };
/** Heartbeat timeout in seconds. Other processes take over the jobs of a process that is silent for longer. */
const HEARTBEAT = 30;
/** Jobs that a worker takes at once, where they come in crowds. One that fails is repeated without the others. */
const BATCHES: Partial<Record<JobName, number>> = { 'letters.send': 50, 'mail.send': 20 };
/** Kinds of jobs that mostly wait for external servers, with the maximum number at once in a process, and one per group. */
const CONCURRENCY: Partial<Record<JobName, number>> = { 'webhooks.deliver': 8 };
const CUT_OFF = `update pgboss.job set state = 'retry', start_after = now() where state = 'active'`;

export function createJobs(database: Database, log: FastifyBaseLogger, tracing = untraced): Jobs {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.execute(text, values) as Promise<{ rows: never[] }> },
  });
  const workers = new Map<JobName, (data: never) => Promise<void>>();
  const crons = new Map<JobName, string>();
  boss.on('error', (error) => log.error({ err: error }, 'job queue failed'));
  return {
    async send(name, data, { within, ...options } = {}) {
      // Drizzle cannot say what `execute` answers before it knows its driver; both answer rows.
      const db = within && fromDrizzle(within as unknown as DrizzleTransactionLike, sql);
      await boss.send(name, data, { ...PATIENCE, ...options, ...(db && { db }) });
    },
    async sendAll(name, jobs) {
      await boss.insert(
        name,
        jobs.map((job) => ({ ...PATIENCE, ...job })),
      );
    },
    work(name, run) {
      workers.set(name, run as (data: never) => Promise<void>);
    },
    every(name, cron) {
      crons.set(name, cron);
    },
    async runNow(name, data) {
      await workers.get(name)?.(data as never);
    },
    async stuck({ name, waiting = false }) {
      const { rows } = await database.execute(STUCK, [
        waiting ? ['failed', 'retry'] : ['failed'],
        name ?? null,
      ]);
      return rows.map((row) => toStoredJob(stuckRow.parse(row)));
    },
    async repeat(tx, { id, name }) {
      const done = await tx.execute(sql`
        update pgboss.job
        set state = 'retry', completed_on = null, start_after = now(),
            retry_limit = retry_limit + case when state = 'failed' then 1 else 0 end
        where name = ${name} and id = ${id}::uuid and state in ('failed', 'retry')
        returning id`);
      return (done as unknown as { rows: unknown[] }).rows.length > 0;
    },
    async start({ worker, schedules }) {
      await boss.start();
      // No other process works on the embedded queue: its active jobs were interrupted with the previous process.
      if (database.embedded) await database.execute(CUT_OFF);
      for (const [name, run] of workers) {
        await boss.createQueue(name);
        await boss.updateQueue(name, { heartbeatSeconds: HEARTBEAT });
        if (!worker) continue;
        const localConcurrency = CONCURRENCY[name] ?? 1;
        // Scheduled jobs run every minute at most, so neither every second nor each of several workers polls for
        // them.
        const pollingIntervalSeconds = crons.has(name) ? 5 : localConcurrency > 1 ? 2 : 1;
        const options = {
          pollingIntervalSeconds,
          batchSize: BATCHES[name] ?? 1,
          perJobResults: true,
          localConcurrency,
          ...(localConcurrency > 1 && { groupConcurrency: 1 }),
        } as const;
        await boss.work(name, options, async (jobs) => {
          const results: JobResult[] = [];
          for (const { id, data } of jobs) {
            const traced = () => tracing.span(`job ${name}`, { 'job.id': id }, () => run(data as never));
            results.push(await attempt(id, traced));
          }
          return results;
        });
      }
      if (!schedules) return;
      for (const [name, cron] of crons) await boss.schedule(name, cron, {});
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}

async function attempt(id: string, run: () => Promise<void>): Promise<JobResult> {
  try {
    await run();
    return { id, status: 'completed' };
  } catch (error) {
    return { id, status: 'failed', output: { message: summarizeError(error) } };
  }
}

/** A list of the queue's own would need every queue's name, and tells nothing of their states. */
const STUCK = `
  select id, name, data, state::text as state, retry_count as tries, output,
         coalesce(completed_on, started_on, created_on) as since
  from pgboss.job
  where state::text = any($1::text[]) and ($2::text is null or name = $2)
    and (state::text = 'failed' or retry_count > 0 or output is not null)
  order by since desc, id
  limit 1000`;

const stuckRow = z.object({
  id: z.string(),
  name: z.string(),
  data: z.record(z.string(), z.unknown()).nullable(),
  state: z.string(),
  tries: z.number(),
  output: z.unknown(),
  since: z.coerce.date(),
});

function toStoredJob({ id, name, data, state, tries, output, since }: z.infer<typeof stuckRow>): StoredJob {
  const told = z.object({ message: z.string() }).safeParse(output);
  const [error = ''] = (told.success ? told.data.message : 'no reason given').split('\n');
  return { id, name, data: data ?? {}, waiting: state === 'retry', since, tries: tries + 1, error };
}
