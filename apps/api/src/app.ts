import type { FastifyInstance } from 'fastify';
import type { Config } from './config.js';
import { serveCalls } from './http/calls.js';
import { serveDocs } from './http/docs.js';
import type { Handlers } from './http/handlers.js';
import { serveHealth } from './http/health.js';
import { Idempotency } from './http/idempotency.js';
import { createServer } from './http/server.js';
import { serveWeb } from './http/web.js';
import { createAuthModule } from './modules/auth/auth.js';
import { createNotificationsModule } from './modules/notifications/notifications.js';
import { createUniversitiesModule } from './modules/universities/universities.js';
import { webFolder } from './paths.js';
import type { Clock } from './platform/clock.js';
import { openPlatform, type OpenPlatform } from './platform/open.js';
import { disconnectSession, requireSession } from './platform/socket.js';

export interface App {
  readonly server: FastifyInstance;
  readonly platform: OpenPlatform;
  /** Starts the queue and listens; answers the address. */
  start(): Promise<string>;
  /** Finishes what is under way, then closes everything. */
  close(): Promise<void>;
}

/** Every signed-in student and every visitor's address may make this many calls a minute. */
const CALLS_A_MINUTE = 600;

/** Composes the whole server from its configuration. Nothing listens and no job runs before `start`. */
export async function createApp(config: Config, clock?: Clock): Promise<App> {
  const server = await createServer(config);
  const platform = await openPlatform(server, config, clock);
  const { db, limits, jobs, outbox } = platform;
  const idempotency = new Idempotency(db, platform.clock);

  const notifications = createNotificationsModule(platform);
  const auth = createAuthModule(platform, {
    disconnect: (sessionId) => disconnectSession(platform.io, sessionId),
  });
  const universities = createUniversitiesModule(platform);
  const handlers: Partial<Handlers> = { ...notifications.calls, ...auth.calls, ...universities.calls };
  const { authenticate } = auth;

  requireSession(platform.io, authenticate);
  await server.register(
    async (api) => {
      serveDocs(api, config.publicUrl);
      await serveCalls(api, {
        handlers: handlers as Handlers,
        authenticate,
        idempotency,
        limit: (_call, viewer, ip) => limits.hit(viewer?.userId ?? ip, CALLS_A_MINUTE, 60),
      });
    },
    { prefix: '/api' },
  );
  serveHealth(server, platform);
  await serveWeb(server, webFolder);
  jobs.work('system.sweep', () => idempotency.forgetOld());
  jobs.every('system.sweep', '17 * * * *');

  return {
    server,
    platform,
    async start() {
      await jobs.start({ worker: config.role !== 'web' });
      outbox.start();
      return server.listen({ port: config.port, host: config.host });
    },
    async close() {
      // Open sockets would keep the server from closing.
      platform.io.disconnectSockets(true);
      await server.close();
      await platform.close();
    },
  };
}
