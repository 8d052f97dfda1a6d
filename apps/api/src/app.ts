import type { FastifyInstance } from 'fastify';
import type { Writable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { campus, serveCampus } from '@campushive/domain/platform/campus';
import { campusFileOf, serveCampusFile } from './http/campus-file.js';
import type { Config } from './config.js';
import { callLimit } from './http/call-limit.js';
import { serveCalls } from './http/calls.js';
import { serveChoice } from './http/choice-page.js';
import { serveDocs } from './http/docs.js';
import { createDocuments } from './http/documents/documents.js';
import { serveFiles } from './http/files.js';
import { signPhotos } from '@campushive/domain/base/uploads/private-photos';
import { serveHealth } from './http/health.js';
import { serveMetrics } from './http/metrics.js';
import { Idempotency } from './http/idempotency.js';
import { createServer } from './http/server.js';
import { serveRoutes } from './http/serve-routes.js';
import { trackInFlightRequests } from './http/in-flight-requests.js';
import { PageTickets } from './http/cookies/page-tickets.js';
import { openRenderer } from './http/documents/renderer.js';
import { documentPolicy } from './http/security-headers.js';
import { serveWeb } from './http/web.js';
import { appointAdmins } from '@campushive/domain/trust/moderation/admins';
import { serveEmbed } from './pages/embed.js';
import { serveSeo } from './pages/seo.js';
import { serveShortLinks } from './pages/short-links.js';
import { serveLetterPreview } from './pages/letter-preview.js';
import { readKinds } from '@campushive/domain/catalogue/hives/kinds';
import { createDomain } from '@campushive/domain/create-domain';
import { generatedFilesFolder, manifestFile, rendererFile, webFolder } from './paths.js';
import type { Clock } from '@campushive/domain/platform/clock';
import { protectDataFolder } from './platform/data-folder.js';
import { openPlatform, type OpenPlatform } from './platform/open.js';
import { openProvider } from './platform/paystack/open.js';
import { cutExpiredSessions, disconnectAll, requireSession } from './platform/socket.js';
import { demoOf, seed } from './seed/demo.js';
import { createGeneratedFiles } from './seed/made-files.js';

export interface App {
  readonly server: FastifyInstance;
  readonly platform: OpenPlatform;
  /** Fills an empty database with the demo campus. Returns whether it did. */
  seed(): Promise<boolean>;
  /**
   * Starts the queue and the server, and returns its address. Without `schedules` no scheduled job runs: tests that
   * expect such work must not depend on the minute in which they run, so they start it themselves.
   */
  start(options?: { schedules?: boolean }): Promise<string>;
  /** Announces the shutdown and keeps serving until load balancers have noticed. Call `close` next. */
  drain(): Promise<void>;
  /** Finishes requests in progress, then closes everything. */
  close(): Promise<void>;
}

/** Time in ms within which load balancers remove the process, and keep-alive connections end. */
const NOTICE = 500;
/** Time in ms for requests in progress to finish, before they may no longer use the server's own services. */
const ANSWERED_WITHIN = 5_000;

/**
 * Composes the whole server from its configuration. Nothing listens and no job runs before `start`. Logs go to standard
 * output, or to `logTo`.
 */
export async function createApp(config: Config, clock?: Clock, logTo?: Writable): Promise<App> {
  serveCampus(config.campus, config.searchKinds);
  const server = await createServer(config, logTo);
  const platform = await openPlatform(server, config, clock);
  const { jobs, outbox } = platform;
  const idempotency = new Idempotency(platform, platform.clock, platform.log);

  const provider = await openProvider(server, config, platform);
  const modules = createDomain(platform, provider);
  const { auth, files, threads, scamShield, uploads } = modules;
  const tickets = new PageTickets(platform.secrets);

  requireSession(platform.io, auth, platform.places);
  const expiry = cutExpiredSessions(platform.io, platform.clock, auth, platform.log);
  await serveApi(server, { config, platform, modules, tickets, idempotency });
  const requests = trackInFlightRequests(server.server);
  let leaving = false;
  let closing = false;
  let readingKinds: Promise<unknown> = Promise.resolve();
  server.addHook('onRequest', async (_request, reply) => {
    // Makes the page's next request go to the next process instead of into a closing connection.
    if (leaving) void reply.header('connection', 'close');
  });
  serveHealth(server, platform, { isLeaving: () => leaving });
  await servePages(server, { config, platform, modules, tickets });
  jobs.work('system.sweep', () => idempotency.forgetOld());
  jobs.every('system.sweep', '17 * * * *');

  return {
    server,
    platform,
    seed: () => seedDemo(config, platform, modules),
    async start({ schedules = true } = {}) {
      await appointAdmins(platform);
      // Rereads listings whose kinds an earlier release or another lexicon read; lists fall back on words meanwhile.
      readingKinds = readKinds(platform, () => closing).catch((error: unknown) => {
        platform.log.error({ error }, 'the kinds of listings could not be read');
      });
      await jobs.start({ worker: config.role !== 'web', schedules });
      await uploads.start();
      await files.start();
      outbox.start();
      return server.listen({ port: config.port, host: config.host });
    },
    async drain() {
      leaving = true;
      await setTimeout(NOTICE);
    },
    async close() {
      closing = true;
      await readingKinds;
      // Open sockets would keep the server from closing. Their pending events are answered first.
      await threads.stop();
      expiry.stop();
      scamShield.stop();
      await provider.stop();
      disconnectAll(platform.io);
      await requests.settled(ANSWERED_WITHIN);
      await server.close();
      await platform.close();
    },
  };
}

interface Parts {
  readonly config: Config;
  readonly platform: OpenPlatform;
  readonly modules: ReturnType<typeof createDomain>;
  readonly tickets: PageTickets;
}

const isSecure = ({ publicUrl }: Config): boolean => publicUrl.startsWith('https:');

/** Serves the calls, the documents beside them and the pages behind links of mails, under `/api`. */
async function serveApi(
  server: FastifyInstance,
  { config, platform, modules, tickets, idempotency }: Parts & { readonly idempotency: Idempotency },
): Promise<void> {
  const { handlers, auth } = modules;
  const authenticate = async (token: string) => tickets.holderOf(token) ?? auth.authenticate(token);
  await server.register(
    async (api) => {
      serveDocs(api, config.publicUrl);
      for (const choice of modules.choices) serveChoice(api, choice);
      serveRoutes(api, modules.routes);
      await serveCalls(api, {
        handlers,
        authenticate,
        requireStepUp: auth.requireStepUp,
        sign: (answer) => signPhotos(platform, answer),
        idempotency,
        secure: isSecure(config),
        secrets: platform.secrets,
        placeHeaders: config.placeHeaders,
        limit: callLimit(platform.limits),
      });
    },
    { prefix: '/api' },
  );
}

/** Serves everything beside the API: metrics, files, pages for other sites, and the web app. */
async function servePages(
  server: FastifyInstance,
  { config, platform, modules, tickets }: Parts,
): Promise<void> {
  serveMetrics(server, platform, config);
  await serveFiles(server, platform.storage.folder);
  serveSeo(server, platform);
  serveEmbed(server, platform);
  serveShortLinks(server, platform);
  if (platform.mailbox !== undefined && !config.production) serveLetterPreview(server, config);
  const campusFile = campusFileOf(campus);
  serveCampusFile(server, campusFile);
  const build = { code: rendererFile, manifest: manifestFile };
  const renderer = openRenderer(build, config.publicUrl, campusFile);
  const sendDocument =
    renderer &&
    createDocuments(server, {
      renderer,
      tickets,
      authenticatePage: modules.auth.authenticatePage,
      policy: (nonce) => documentPolicy(config, nonce),
      keyed: platform.secrets.keyed,
      secure: isSecure(config),
    });
  await serveWeb(server, webFolder, config.publicUrl, sendDocument);
}

/** Stores the demo of the campus, where there is one and the database is empty. Returns whether it did. */
async function seedDemo(
  config: Config,
  platform: OpenPlatform,
  { uploads, files }: ReturnType<typeof createDomain>,
): Promise<boolean> {
  const made = createGeneratedFiles(generatedFilesFolder);
  const demo = demoOf(campus.id);
  const isSeeded = demo !== undefined && (await seed(demo, { platform, photos: uploads, files, made }));
  if (isSeeded) await readKinds(platform);
  if (isSeeded) protectDataFolder(config.dataDir);
  return isSeeded;
}
