import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import * as z from 'zod';
import type { OpenPlatform } from '../platform/open.js';
import { sameSecret } from '@campushive/domain/platform/secrets';
import { Failure } from '@campushive/domain/calls/failure';
import { outageOf } from '@campushive/domain/calls/outages';

export interface MetricsOptions {
  /** Gives access to `/metrics`. */
  readonly metricsToken: string | undefined;
  /** Without a token, `/metrics` is closed in production. */
  readonly production: boolean;
}

interface Figure {
  readonly name: string;
  readonly help: string;
  /** Label that distinguishes the rows. */
  readonly label: string;
  /** Query for rows of `label` and `count`. Must use an index: every process runs it every few seconds. */
  readonly query: string;
}

const JOBS = (where: string) =>
  `select name as label, count(*)::int as count from pgboss.job where ${where} group by name`;

/** Metrics from the database: the same in every process, so dashboards read one of them. */
const FIGURES: readonly Figure[] = [
  {
    name: 'payment_webhooks_alarmed',
    help: 'Events of the payment provider that nothing was done about: of an unknown kind, or about nothing of ours',
    label: 'alarm',
    query:
      'select alarm as label, count(*)::int as count from webhook_events where alarm is not null group by alarm',
  },
  {
    name: 'payouts_waiting',
    help: 'Payouts that do not go on, by the party that ends it: the operator, a retry, or the seller whose account failed',
    label: 'reason',
    query: `
      select reason.label, count(waiting.failure)::int as count
      from (values ('account'), ('operator'), ('temporary')) as reason(label)
      left join (
        select failure from payouts where status in ('requested', 'pending') and failure is not null
        union all select 'account' from payout_accounts where needs_attention and exists (
          select from orders where seller_id = user_id and orders.status = 'released' and payout_id is null)
      ) as waiting on waiting.failure = reason.label
      group by reason.label`,
  },
  {
    name: 'refunds_waiting',
    help: 'Refunds that wait for the operator: failed or refused, not answered for an hour, or without a result for two weeks',
    label: 'reason',
    query: `
      select reason.label, count(waiting.label)::int as count
      from (values ('failed'), ('unanswered'), ('overdue')) as reason(label)
      left join (
        select case status when 'failed' then 'failed' when 'pending' then 'overdue' else 'unanswered' end as label
        from refunds where status = 'failed'
          or (status = 'pending' and created_at < now() - interval '14 days')
          or (status = 'requested' and created_at < now() - interval '1 hour' and not exists (
            select from chargebacks where chargebacks.order_id = refunds.order_id and chargebacks.outcome is null))
      ) as waiting on waiting.label = reason.label
      group by reason.label`,
  },
  {
    name: 'provider_answers_unknown',
    help: 'Answers of the payment provider that no table knows and that came within a week, by what they are about',
    label: 'kind',
    query:
      "select kind as label, sum(times)::int as count from provider_answers where last_at > now() - interval '7 days' group by kind",
  },
  {
    name: 'jobs_given_up',
    help: 'Jobs of the last week that failed until no try was left',
    label: 'name',
    query: JOBS(`state = 'failed'`),
  },
  {
    name: 'jobs_late',
    help: 'Jobs that no worker has taken up a minute after they were due',
    label: 'name',
    query: JOBS(`state in ('created', 'retry') and start_after < now() - interval '1 minute'`),
  },
  {
    name: 'money_work_open',
    help: 'What is open about money, by kind; late releases are an hour behind, of sellers who are not suspended',
    label: 'kind',
    query: `
      select 'refunds' as label, count(*)::int as count from refunds where status in ('requested', 'pending')
      union all select 'payouts', count(*)::int from payouts where status in ('requested', 'pending')
      union all select 'disputes', count(*)::int from disputes where outcome is null
      union all select 'chargebacks', count(*)::int from chargebacks where outcome is null
      union all select 'differences', count(*)::int from reconciliation_cases where closed_at is null
      union all select 'late_releases', count(*)::int from orders
        where status = 'held' and auto_release_at < now() - interval '1 hour'
          and not exists (select from users where users.id = seller_id and suspended_at is not null)`,
  },
];

const rowsOf = z.array(z.object({ label: z.string(), count: z.number() }));

/** Returns no rows during a database outage, so that every other metric is still served. */
function noneWithoutDatabase(error: unknown): { rows: [] } {
  if (outageOf(error) === undefined) throw error;
  return { rows: [] };
}

/**
 * Serves `/metrics` for Prometheus: how this process does, how long requests take, and what waits in the database. In
 * production it asks for the token, and without one there is nothing at this address.
 */
export function serveMetrics(
  app: FastifyInstance,
  { execute, io, outbox }: Pick<OpenPlatform, 'execute' | 'io' | 'outbox'>,
  { metricsToken, production }: MetricsOptions,
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  new Gauge({
    name: 'socket_connections',
    help: 'Pages that are connected to this process',
    registers: [registry],
    collect() {
      this.set(io.engine.clientsCount);
    },
  });
  new Gauge({
    name: 'outbox_events',
    help: 'Domain events that are not delivered: pending, retrying after a failure, or dead (given up)',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      this.reset();
      const counts = await outbox.counts().catch(noneWithoutDatabase);
      for (const [state, count] of Object.entries(counts)) {
        if (typeof count === 'number') this.set({ state }, count);
      }
    },
  });
  for (const { name, help, label, query } of FIGURES) {
    new Gauge({
      ...{ name, help, labelNames: [label], registers: [registry] },
      async collect() {
        this.reset();
        const answer = await execute(query).catch(noneWithoutDatabase);
        for (const row of rowsOf.parse(answer.rows)) this.set({ [label]: row.label }, row.count);
      },
    });
  }
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
  app.get('/metrics', async (request, reply) => {
    const shown = request.headers.authorization?.replace(/^Bearer /i, '') ?? '';
    const open = metricsToken === undefined ? !production : sameSecret(shown, metricsToken);
    if (!open) throw new Failure('not_found', 'There is nothing at this address.');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
