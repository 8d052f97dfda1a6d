import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Database } from '../platform/database/database.js';
import { sameSecret } from '../platform/secrets.js';
import { Failure } from './failure.js';

export interface HealthOptions {
  /** Whether the process takes no new work any more. */
  isLeaving(): boolean;
  /** Whoever shows it may see the figures. */
  readonly metricsToken: string | undefined;
  /** Without a token, figures are for machines that are nobody's production. */
  readonly production: boolean;
}

/** `/healthz` (the process lives), `/readyz` (it can serve), `/metrics` (Prometheus). */
export function serveHealth(
  app: FastifyInstance,
  database: Pick<Database, 'execute'>,
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
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (isLeaving()) return reply.code(503).send({ status: 'leaving' });
    try {
      await database.execute('select 1');
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'not ready' });
    }
  });
  app.get('/metrics', async (request, reply) => {
    const shown = request.headers.authorization?.replace(/^Bearer /i, '') ?? '';
    const open = metricsToken === undefined ? !production : sameSecret(shown, metricsToken);
    if (!open) throw new Failure('not_found', 'There is nothing at this address.');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
