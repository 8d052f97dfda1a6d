import { fromDrizzle, PgBoss, type DrizzleTransactionLike, type JobResult } from 'pg-boss';
import * as z from 'zod';
import { sql } from 'drizzle-orm';
import type { Database } from '@campushive/domain/platform/database/database';
import { summarizeError } from '@campushive/domain/platform/error-report';
import type { JobName, Jobs, StoredJob } from '@campushive/domain/platform/jobs';
import type { Log } from '@campushive/domain/platform/log';
import { untraced } from './tracing.js';

/** Retry policy of failed jobs. */
const PATIENCE = { retryLimit: 8, retryDelay: 5, retryBackoff: true };
/** Heartbeat timeout in seconds. Other processes take over the jobs of a process that is silent for longer. */
const HEARTBEAT = 30;
/** Number of jobs that a worker takes at once, for queues with many. A failed job is repeated without the others. */
const BATCHES: Partial<Record<JobName, number>> = { 'letters.send': 50, 'mail.send': 20 };
/** Kinds of jobs that mostly wait for external servers, with the maximum number at once in a process, and one per group. */
const CONCURRENCY: Partial<Record<JobName, number>> = { 'webhooks.deliver': 8 };
const CUT_OFF = `update pgboss.job set state = 'retry', start_after = now() where state = 'active'`;

export function createJobs(database: Database, log: Log, tracing = untraced): Jobs {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.execute(text, values) as Promise<{ rows: never[] }> },
  });
  const workers = new Map<JobName, (data: never) => Promise<void>>();
  const crons = new Map<JobName, string>();
  boss.on('error', (error) => log.error({ err: error }, 'job queue failed'));
  /** Creates missing queues, and changes those of an earlier version. Usually it only reads. */
  const openQueues = async () => {
    const found = new Map((await boss.getQueues([...workers.keys()])).map((queue) => [queue.name, queue]));
    for (const name of workers.keys()) {
      const queue = found.get(name);
      if (queue === undefined) await boss.createQueue(name, { heartbeatSeconds: HEARTBEAT });
      else if (queue.heartbeatSeconds !== HEARTBEAT)
        await boss.updateQueue(name, { heartbeatSeconds: HEARTBEAT });
    }
  };
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
      await openQueues();
      for (const [name, run] of workers) {
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
  const parsed = z.object({ message: z.string() }).safeParse(output);
  const [error = ''] = (parsed.success ? parsed.data.message : 'no reason given').split('\n');
  return { id, name, data: data ?? {}, waiting: state === 'retry', since, tries: tries + 1, error };
}
