import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import type { Config } from '../config.js';
import { openPorts } from '../host/ports.js';
import { createSecrets } from '../host/secrets/secrets.js';
import { migrationsFolder } from '../paths.js';
import { systemClock, type Clock } from '@campushive/domain/platform/clock';
import { protectDataFolder } from './data-folder.js';
import { lockDataFolder } from './data-lock.js';
import { refusePreRelease } from './database/baseline.js';
import { reachDatabase } from './database/check-connection.js';
import { openDatabase } from './database/open-database.js';
import { createJobs } from './pg-jobs.js';
import { createLocalLimits, type Limits } from '@campushive/domain/platform/limits';
import { createSharedLimits } from './shared-limits.js';
import { Mailbox, serveMailbox } from './mail/mailbox.js';
import type { MailTransport } from '@campushive/domain/platform/mail/mail';
import { createMailSender } from '@campushive/domain/platform/mail/sender';
import { Outbox } from '@campushive/domain/platform/outbox/outbox';
import { createLocalPresence } from '@campushive/domain/platform/presence';
import { createSharedPresence } from './shared-presence.js';
import { createSharedPlaces, type PagePlaces } from './page-places.js';
import type { HostPlatform } from './host-platform.js';
import type { SharedRedis } from './redis.js';
import { provideActors } from '@campushive/domain/platform/acting';
import { createAsyncActors } from './async-actors.js';
import { openSocketServer, socketPages, socketRealtime, type CampusServer } from './socket.js';
import { openTracing } from './tracing.js';
import { createPushSender } from './web-push.js';
import { openSms } from './sms/open-sms.js';
import type { SmsInbox } from './sms/sms-inbox.js';
import { openStorage } from './open-storage.js';

provideActors(createAsyncActors());

export interface OpenPlatform extends HostPlatform {
  readonly io: CampusServer;
  /** Page counts shared by several processes; undefined for a single process. */
  readonly places: PagePlaces | undefined;
  /** The development mailbox; undefined with an SMTP server. */
  readonly mailbox: Mailbox | undefined;
  /** The development inbox of text messages; undefined with a gateway. */
  readonly smsInbox: SmsInbox | undefined;
}

/** Connects to everything outside: database (migrated), Redis, files, mail, queue, sockets. Close it when done. */
export async function openPlatform(
  app: FastifyInstance,
  config: Config,
  clock: Clock = systemClock,
): Promise<OpenPlatform> {
  const release = config.databaseUrl === undefined ? lockDataFolder(config.dataDir) : undefined;
  try {
    return await connect(app, config, clock, release);
  } catch (error) {
    release?.();
    throw error;
  }
}

async function connect(
  app: FastifyInstance,
  config: Config,
  clock: Clock,
  release: (() => void) | undefined,
): Promise<OpenPlatform> {
  const tracing = await openTracing(config);
  tracing.serve(app);
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    databaseReadUrl: config.databaseReadUrl,
    poolSize: config.databasePoolSize,
    directory: join(config.dataDir, 'database'),
  });
  await reachDatabase(database, config.databaseUrl);
  await refusePreRelease(database.execute, migrationsFolder);
  await database.migrate(migrationsFolder);
  protectDataFolder(config.dataDir);
  const redis = await connectRedis(config, app);
  const io = openSocketServer(app, config, redis);
  const jobs = createJobs(database, app.log, tracing);
  const mailbox =
    config.smtpUrl === undefined ? new Mailbox(join(config.dataDir, 'mail.jsonl'), clock) : undefined;
  const transport = mailbox ?? (await connectSmtp(config));
  if (mailbox !== undefined && !config.production) serveMailbox(app, mailbox);
  const outbox = new Outbox(database, clock, app.log);
  const now = () => clock.now().getTime();
  const secrets = createSecrets(config.secret);
  return {
    ...database,
    ...openPorts({ config, log: app.log }),
    config,
    clock,
    secrets,
    ...openSms(app, config, clock, secrets),
    mail: createMailSender(transport, jobs),
    mailbox,
    storage: await openStorage(config),
    limits: limitsOf(redis, clock),
    jobs,
    outbox,
    io,
    presence: redis === undefined ? createLocalPresence() : createSharedPresence(redis.commands, now),
    places: redis && createSharedPlaces(redis.commands, now),
    realtime: socketRealtime(io, redis),
    pages: socketPages(io),
    push: createPushSender(config),
    log: app.log,
    async close() {
      await outbox.stop();
      await jobs.stop();
      await io.close();
      redis?.close();
      await database.close();
      await tracing.close();
      protectDataFolder(config.dataDir);
      release?.();
    },
  };
}

/** Loads the client of Redis only where the campus has one: its code holds memory. */
async function connectRedis({ redisUrl }: Config, app: FastifyInstance): Promise<SharedRedis | undefined> {
  if (redisUrl === undefined) return undefined;
  const { openRedis } = await import('./redis.js');
  return openRedis(redisUrl, app.log);
}

/** Loads the client of mail servers only where the campus has one. */
async function connectSmtp({ smtpUrl, mailFrom }: Config): Promise<MailTransport> {
  const { createSmtpTransport } = await import('./mail/smtp.js');
  return createSmtpTransport(smtpUrl ?? '', mailFrom);
}

function limitsOf(redis: SharedRedis | undefined, clock: Clock): Limits {
  const local = createLocalLimits(clock);
  return redis === undefined ? local : createSharedLimits(redis.commands, local);
}
