import type { Photo, UploadPurpose } from '@campushive/contract';
import type { FastifyInstance } from 'fastify';
import type { Writable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { serveCampus } from './campus.js';
import type { Config } from './config.js';
import { serveCalls } from './http/calls.js';
import { serveDocs } from './http/docs.js';
import { createDocuments } from './http/documents.js';
import { serveFiles } from './http/files.js';
import type { Handlers } from './http/handlers.js';
import { serveHealth } from './http/health.js';
import { Idempotency } from './http/idempotency.js';
import { createServer } from './http/server.js';
import { trackInFlightRequests } from './http/in-flight-requests.js';
import { PageTickets } from './http/page-tickets.js';
import { openRenderer } from './http/renderer.js';
import { documentPolicy } from './http/security-headers.js';
import { serveWeb } from './http/web.js';
import { createAccountModule } from './modules/account/account.js';
import { createApplicationsModule } from './modules/applications/applications.js';
import { createAuthModule } from './modules/auth/auth.js';
import { createDashboardModule } from './modules/dashboard/dashboard.js';
import { createFavoritesModule } from './modules/favorites/favorites.js';
import { createEventsModule } from './modules/events/events.js';
import { createDigestModule } from './modules/digest/digest.js';
import { createFilesModule } from './modules/files/files.js';
import { createGroupsModule } from './modules/groups/groups.js';
import { createHivesModule } from './modules/hives/hives.js';
import { notifyWatchers } from './modules/hives/watching.js';
import { createHomeModule } from './modules/home/home.js';
import { createMessagesModule } from './modules/messages/messages.js';
import { appointAdmins } from './modules/moderation/admins.js';
import { createModerationModule } from './modules/moderation/moderation.js';
import { createNotificationsModule } from './modules/notifications/notifications.js';
import { createPaymentsModule } from './modules/payments/payments.js';
import { createPushModule } from './modules/push/push.js';
import { createReviewsModule } from './modules/reviews/reviews.js';
import { createPayoutsModule } from './modules/payouts/payouts.js';
import { serveSeo } from './modules/seo/seo.js';
import { createSavedSearchesModule } from './modules/saved-searches/saved-searches.js';
import { createServicesModule } from './modules/services/services.js';
import { createSearchModule } from './modules/search/search.js';
import { createUniversitiesModule } from './modules/universities/universities.js';
import { createUploadsModule } from './modules/uploads/uploads.js';
import { visiblePresence } from './modules/users/visible-presence.js';
import { createUsersModule } from './modules/users/users.js';
import { createContactModule } from './modules/contact/contact.js';
import { manifestFile, rendererFile, webFolder } from './paths.js';
import type { Clock } from './platform/clock.js';
import type { Db } from './platform/database/database.js';
import { openPlatform, type OpenPlatform } from './platform/open.js';
import { createPushSender } from './platform/push/push.js';
import { openProvider } from './platform/paystack/open.js';
import {
  cutExpiredSessions,
  disconnectSession,
  disconnectUser,
  disconnectAll,
  requireSession,
} from './platform/socket.js';
import { seedDemo } from './seed/seed.js';

export interface App {
  readonly server: FastifyInstance;
  readonly platform: OpenPlatform;
  /** Fills an empty database with the demo campus; answers whether it did. */
  seed(): Promise<boolean>;
  /** Starts the queue and listens; answers the address. */
  start(): Promise<string>;
  /** Announces that it is leaving and keeps serving until balancers have noticed. Call `close` next. */
  drain(): Promise<void>;
  /** Finishes what is under way, then closes everything. */
  close(): Promise<void>;
}

/** Every signed-in student and every visitor's address may make this many calls a minute. */
const CALLS_A_MINUTE = 600;

/** Balancers look away and kept connections come to an end within this time. */
const NOTICE = 500;
/** What is under way by then has so long before it may no longer ask anything of the server itself. */
const ANSWERED_WITHIN = 5_000;

/**
 * Composes the whole server from its configuration. Nothing listens and no job runs before `start`. Logs go to standard
 * output, or to `logTo`.
 */
export async function createApp(config: Config, clock?: Clock, logTo?: Writable): Promise<App> {
  serveCampus(config.campus);
  const server = await createServer(config, logTo);
  const platform = await openPlatform(server, config, clock);
  const { db, limits, jobs, outbox } = platform;
  const idempotency = new Idempotency(db, platform.clock);

  const notifications = createNotificationsModule(platform);
  const push = createPushModule(platform, { sender: createPushSender(config) });
  createDigestModule(platform);
  const auth = createAuthModule(platform, {
    disconnect: (sessionId) => disconnectSession(platform.io, sessionId),
    notify: notifications.notify,
  });
  const universities = createUniversitiesModule(platform);
  const uploads = createUploadsModule(platform);
  const attachOne =
    (purpose: UploadPurpose, field: string) =>
    async (tx: Db, ownerId: string, uploadId: string): Promise<Photo> => {
      const [photo] = await uploads.attach(tx, ownerId, [uploadId], [purpose], field);
      if (photo === undefined) throw new Error('One reference is one photo');
      return photo;
    };
  const users = createUsersModule(platform, {
    attachAvatar: attachOne('avatar', 'avatarId'),
    presenceChanged: (userId) => messages.publishPresence(userId),
  });
  const { notify } = notifications;
  const events = createEventsModule(platform, { notify });
  const files = createFilesModule(platform);
  const { attach, detach } = uploads;
  const attachFile = files.attach;
  const hives = createHivesModule(platform, { attach, detach, notify, events, attachFile });
  notifyWatchers(platform, platform.io);
  const applications = createApplicationsModule(platform, { notify });
  const favorites = createFavoritesModule(platform, { findListing: hives.find });
  const dashboard = createDashboardModule(platform, {
    recent: notifications.calls['notifications.list'],
  });
  const attachPhoto = attachOne('message-photo', 'attachmentId');
  const groups = createGroupsModule(platform, {
    attachPhoto,
    presence: platform.presence,
    notifyAll: notifications.notifyAll,
  });
  const search = createSearchModule(platform, { list: hives.list });
  const services = createServicesModule(platform, { list: hives.list });
  const savedSearches = createSavedSearchesModule(platform, { notify });
  const messages = createMessagesModule(platform, {
    io: platform.io,
    presence: visiblePresence(platform.presence, db),
    attachPhoto,
    groupAudience: groups.audience,
    unreadGroups: groups.unread,
  });
  const provider = await openProvider(server, config, platform);
  const reviews = createReviewsModule(platform, { notify });
  const moderation = createModerationModule(platform, {
    notify,
    events,
    requireSuspended: (...proof) => auth.requireSuspended(...proof),
    disconnect: (userId) => disconnectUser(platform.io, userId),
  });

  const payouts = createPayoutsModule(platform, { provider: provider.provider, notify });
  const payments = createPaymentsModule(platform, {
    provider,
    notify,
    notifyAll: notifications.notifyAll,
    settleTransfer: payouts.settleTransfer,
    attachEvidence: (tx, ownerId, references) => attach(tx, ownerId, references, ['dispute-photo'], 'photos'),
  });
  const home = createHomeModule(platform, { ...hives.calls, ...universities.calls });
  const contact = createContactModule(platform);

  const account = createAccountModule(platform, {
    notify,
    eventRemoved: events.removed,
    requirePassword: auth.requirePassword,
    endSessions: auth.endSessions,
  });
  const handlers: Handlers = {
    ...account.calls,
    ...notifications.calls,
    ...push.calls,
    ...auth.calls,
    ...users.calls,
    ...universities.calls,
    ...uploads.calls,
    ...hives.calls,
    ...applications.calls,
    ...favorites.calls,
    ...dashboard.calls,
    ...events.calls,
    ...search.calls,
    ...services.calls,
    ...savedSearches.calls,
    ...files.calls,
    ...messages.calls,
    ...groups.calls,
    ...payments.calls,
    ...reviews.calls,
    ...payouts.calls,
    ...home.calls,
    ...contact.calls,
    ...moderation.calls,
  };
  const secure = config.publicUrl.startsWith('https:');
  const tickets = new PageTickets(platform.secrets);
  const authenticate = async (token: string) => tickets.holderOf(token) ?? auth.authenticate(token);

  requireSession(platform.io, auth);
  const expiry = cutExpiredSessions(platform.io, platform.clock, auth, platform.log);
  await server.register(
    async (api) => {
      serveDocs(api, config.publicUrl);
      payments.serve(api);
      events.serve(api);
      files.serve(api);
      await serveCalls(api, {
        handlers,
        authenticate,
        idempotency,
        secure,
        limit: (_call, viewer, ip) => limits.hit(viewer?.userId ?? ip, CALLS_A_MINUTE, 60),
      });
    },
    { prefix: '/api' },
  );
  const requests = trackInFlightRequests(server.server);
  let leaving = false;
  server.addHook('onRequest', async (_request, reply) => {
    // The next request of this page then goes to our successor instead of into a closing connection.
    if (leaving) void reply.header('connection', 'close');
  });
  serveHealth(server, platform, { isLeaving: () => leaving, ...config });
  await serveFiles(server, platform.storage.folder);
  serveSeo(server, platform);
  const renderer = openRenderer(rendererFile, manifestFile, config.publicUrl);
  const sendDocument =
    renderer &&
    createDocuments(server, {
      renderer,
      tickets,
      authenticatePage: auth.authenticatePage,
      policy: (nonce) => documentPolicy(config, nonce),
      keyed: platform.secrets.keyed,
      secure,
    });
  await serveWeb(server, webFolder, config.publicUrl, sendDocument);
  jobs.work('system.sweep', () => idempotency.forgetOld());
  jobs.every('system.sweep', '17 * * * *');

  return {
    server,
    platform,
    seed: () => seedDemo(platform, uploads, files),
    async start() {
      await appointAdmins(platform);
      await jobs.start({ worker: config.role !== 'web' });
      outbox.start();
      return server.listen({ port: config.port, host: config.host });
    },
    async drain() {
      leaving = true;
      await setTimeout(NOTICE);
    },
    async close() {
      // Open sockets would keep the server from closing. What they have sent is answered first.
      await messages.stop();
      expiry.stop();
      await provider.stop();
      disconnectAll(platform.io);
      await requests.settled(ANSWERED_WITHIN);
      await server.close();
      await platform.close();
    },
  };
}
