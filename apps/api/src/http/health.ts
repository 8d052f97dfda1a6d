import type { FastifyInstance } from 'fastify';
import type { Platform } from '@campushive/domain/platform/platform';
import { failureFrom } from '@campushive/domain/calls/outages';

export interface HealthOptions {
  /** Whether the process takes no new work any more. */
  isLeaving(): boolean;
}

/** Serves `/healthz` (the process is alive) and `/readyz` (it can serve). */
export function serveHealth(
  app: FastifyInstance,
  { execute }: Pick<Platform, 'execute'>,
  { isLeaving }: HealthOptions,
): void {
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
}
