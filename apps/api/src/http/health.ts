import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import * as z from 'zod';
import type { Platform } from '../platform/platform.js';
import { sameSecret } from '../platform/secrets.js';
import { Failure } from './failure.js';
import { failureFrom } from './outages.js';

export interface HealthOptions {
  /** Whether the process takes no new work any more. */
  isLeaving(): boolean;
  /** Gives access to `/metrics`. */
  readonly metricsToken: string | undefined;
  /** Without a token, `/metrics` is closed in production. */
  readonly production: boolean;
}

const ALARMED_WEBHOOKS =
  'select alarm, count(*)::int as count from webhook_events where alarm is not null group by alarm';
const alarmed = z.array(z.object({ alarm: z.string(), count: z.number() }));

/** `/healthz` (the process lives), `/readyz` (it can serve), `/metrics` (Prometheus). */
export function serveHealth(
  app: FastifyInstance,
  { execute, outbox }: Pick<Platform, 'execute' | 'outbox'>,
  { isLeaving, metricsToken, production }: HealthOptions,
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
    name: 'outbox_events',
    help: 'Domain events that are not delivered: pending, retrying after a failure, or dead (given up)',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      // Without a database there is no figure, but every other metric is still answered.
      const counts = await outbox.counts().catch(() => ({}));
      this.reset();
      for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'payment_webhooks_alarmed',
    help: 'Events of the payment provider that nothing was done about: of an unknown kind, or about nothing of ours',
    labelNames: ['alarm'],
    registers: [registry],
    async collect() {
      const counts = await execute(ALARMED_WEBHOOKS).catch(() => ({ rows: [] }));
      this.reset();
      for (const { alarm, count } of alarmed.parse(counts.rows)) this.set({ alarm }, count);
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (isLeaving()) return reply.code(503).send({ status: 'leaving' });
    try {
      await execute('select 1');
      return { status: 'ready' };
    } catch (error) {
      const { status, retryAfter } = failureFrom(error);
      if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
      return reply.code(Math.max(status, 503)).send({ status: 'not ready' });
    }
  });
  app.get('/metrics', async (request, reply) => {
    const shown = request.headers.authorization?.replace(/^Bearer /i, '') ?? '';
    const open = metricsToken === undefined ? !production : sameSecret(shown, metricsToken);
    if (!open) throw new Failure('not_found', 'There is nothing at this address.');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
