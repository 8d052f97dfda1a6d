import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import type { Database } from './database/database.js';

/** What can be done later or again and again, and what each needs to know. */
export interface JobData {
  'auth.sweep': Record<string, never>;
  'mail.send': { to: string; subject: string; text: string; html: string; replyTo?: string };
  'payments.reconcile': { orderId: string; round: number };
  'payments.expire-due': Record<string, never>;
  'payments.refund': { orderId: string };
  'payments.reconcile-refunds': Record<string, never>;
  'payments.webhook': { eventId: string };
  'payouts.send': { payoutId: string };
  'payouts.daily': Record<string, never>;
  'payouts.reconcile': Record<string, never>;
  'payments.release': { orderId: string };
  'payments.release-due': Record<string, never>;
  'hives.expire-due': Record<string, never>;
  'hives.remind': Record<string, never>;
  'events.offers-due': Record<string, never>;
  'moderation.end-suspensions': Record<string, never>;
  'files.sweep': Record<string, never>;
  'uploads.sweep': Record<string, never>;
  'push.send': { notificationId: string };
  'push.send-one': { notificationId: string; endpoint: string };
  'notifications.digest': Record<string, never>;
  'system.sweep': Record<string, never>;
  'voices.sweep': Record<string, never>;
}
export type JobName = keyof JobData;

export interface JobOptions {
  /** Not before this time. */
  readonly startAfter?: Date;
  /** At most one waiting job of this key. */
  readonly singletonKey?: string;
  readonly retryLimit?: number;
}

/** Work outside a request, kept in the database until it is done; repeated with growing pauses when it fails. */
export interface Jobs {
  send<N extends JobName>(name: N, data: JobData[N], options?: JobOptions): Promise<void>;
  /** Registers what does the work; call before `start`. */
  work<N extends JobName>(name: N, run: (data: JobData[N]) => Promise<void>): void;
  /** Every so often, by cron expression in UTC; call before `start`. */
  every(name: JobName, cron: string): void;
  /** Does the work here and now, past the queue: for tests and operators. */
  runNow<N extends JobName>(name: N, data: JobData[N]): Promise<void>;
  start(options: { worker: boolean }): Promise<void>;
  stop(): Promise<void>;
}

/** Seconds. Of a process that dies, others take up the work when it was silent for so long. */
const HEARTBEAT = 30;
const CUT_OFF = `update pgboss.job set state = 'retry', start_after = now() where state = 'active'`;

export function createJobs(database: Database, log: FastifyBaseLogger): Jobs {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.execute(text, values) as Promise<{ rows: never[] }> },
  });
  const workers = new Map<JobName, (data: never) => Promise<void>>();
  const crons = new Map<JobName, string>();
  boss.on('error', (error) => log.error({ err: error }, 'job queue failed'));
  return {
    async send(name, data, options = {}) {
      await boss.send(name, data, { retryLimit: 8, retryDelay: 5, retryBackoff: true, ...options });
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
    async start({ worker }) {
      await boss.start();
      // Nobody else works on the embedded queue: what is under way there was cut off with the process before.
      if (database.embedded) await database.execute(CUT_OFF);
      for (const [name, run] of workers) {
        await boss.createQueue(name);
        await boss.updateQueue(name, { heartbeatSeconds: HEARTBEAT });
        if (!worker) continue;
        await boss.work(name, { pollingIntervalSeconds: 1 }, async (jobs) => {
          for (const job of jobs) await run(job.data as never);
        });
      }
      for (const [name, cron] of crons) await boss.schedule(name, cron, {});
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}
