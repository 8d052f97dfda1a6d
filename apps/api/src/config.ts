import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Campus } from '@campushive/contract/campus-schema';
import { CampusError } from '@campushive/contract/read-campus';
import { knowledgeOf } from '@campushive/contract/search/knowledge';
import { LexiconError } from '@campushive/contract/search/lexicon';
import { loadCampus } from './load-campus.js';
import { storedSecret, storedVapidKeys } from './stored-secrets.js';
import { ConfigError, parseSettings, type Settings } from './settings.js';
import { readSmsConfig, type SmsConfig } from './sms-config.js';

export { ConfigError } from './settings.js';

/** All settings that may differ between two installations. Read once at the start; nothing else reads the environment. */
export interface Config {
  readonly production: boolean;
  /** The served campus: brand, country, currency, institutions, hives, fees. */
  readonly campus: Campus;
  readonly port: number;
  readonly host: string;
  /** The address that students type, without a trailing slash. */
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly seed: 'demo' | 'none';
  readonly role: 'all' | 'web' | 'worker';
  readonly databaseUrl: string | undefined;
  readonly databaseReadUrl: string | undefined;
  /** Connections that each process opens to the database, and to the replica, at most. */
  readonly databasePoolSize: number;
  readonly redisUrl: string | undefined;
  readonly s3: S3Config | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Address that receives messages of visitors and members. */
  readonly supportEmail: string;
  /** Name under which the sender's domain publishes its DKIM key; undefined leaves that check out. */
  readonly dkimSelector: string | undefined;
  readonly sms: SmsConfig;
  /** Folder of the backups, absolute; undefined for the working directory. */
  readonly backupDir: string | undefined;
  /** Keys that sign web push messages; undefined switches push off. */
  readonly vapid: VapidKeys | undefined;
  readonly paystackSecretKey: string | undefined;
  readonly paystackBaseUrl: string;
  readonly adminEmails: readonly string[];
  /** Key for the hashes of one-time codes and the like. */
  readonly secret: string;
  /** The operator's additional kinds for searches, as lines; empty for none. */
  readonly searchKinds: string;
  /** A file with additional rules of the scam shield. */
  readonly scamRules: string | undefined;
  /** The bearer token that opens `/metrics`. */
  readonly metricsToken: string | undefined;
  /** Address of an OpenTelemetry collector (OTLP over HTTP); undefined for none. */
  readonly traces: Traces | undefined;
  /** Number of proxies in front of the server that may set X-Forwarded-For. */
  readonly trustedProxies: number;
  /** Headers in which a trusted proxy names the place of a request; undefined for none. */
  readonly placeHeaders: PlaceHeaders | undefined;
  /** A file in MaxMind's format with countries, and cities if wanted; undefined for the countries that come with the server. */
  readonly placeData: string | undefined;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
}

/** Collector address, and the traced share of requests and jobs: 1 for all. */
export interface Traces {
  readonly url: string;
  readonly share: number;
}

/** Names of headers, in lower case. */
export interface PlaceHeaders {
  readonly country: string;
  readonly city: string | undefined;
}

/** URL-safe base64, as `web-push generate-vapid-keys` prints them. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface S3Config {
  readonly bucket: string;
  readonly region: string;
  readonly endpoint: string | undefined;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Base address from which browsers read files: the bucket or a CDN in front of it. */
  readonly publicUrl: string;
}

/** Reads the location of the data, and creates nothing: for commands that work on the data folder itself. */
export function readDataSettings(
  environment: NodeJS.ProcessEnv,
): Pick<Config, 'dataDir' | 'databaseUrl' | 'backupDir'> {
  const { DATA_DIR, DATABASE_URL, BACKUP_DIR } = parseSettings(environment);
  return { dataDir: resolve(DATA_DIR), databaseUrl: DATABASE_URL, backupDir: folderOf(BACKUP_DIR) };
}

const folderOf = (setting: string | undefined): string | undefined =>
  setting === undefined ? undefined : resolve(setting);

/** Reads the settings; throws ConfigError with one line, or one for each mistake in the campus definition. Creates missing keys in the data folder, outside production. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const s = parseSettings(environment);
  const production = s.NODE_ENV === 'production';
  const campus = readCampusSetting(s.CAMPUS);
  const required = {
    PUBLIC_URL: s.PUBLIC_URL,
    SMTP_URL: s.SMTP_URL,
    PAYSTACK_SECRET_KEY: s.PAYSTACK_SECRET_KEY,
    SESSION_SECRET: s.SESSION_SECRET,
  };
  for (const [name, value] of Object.entries(required)) {
    if (production && value === undefined)
      throw new ConfigError(`${name}: must be set when NODE_ENV=production`);
  }
  if (s.DATABASE_READ_URL !== undefined && s.DATABASE_URL === undefined) {
    throw new ConfigError('DATABASE_READ_URL: needs DATABASE_URL beside it');
  }
  if ((s.VAPID_PUBLIC_KEY === undefined) !== (s.VAPID_PRIVATE_KEY === undefined)) {
    throw new ConfigError('VAPID_PUBLIC_KEY: needs VAPID_PRIVATE_KEY beside it, and the other way round');
  }
  if (s.PLACE_HEADERS !== undefined && s.TRUSTED_PROXIES === 0) {
    throw new ConfigError(
      'PLACE_HEADERS: needs TRUSTED_PROXIES beside it, because browsers could send these headers themselves',
    );
  }
  if (s.ROLE !== 'all' && s.DATABASE_URL === undefined) {
    throw new ConfigError(
      `ROLE: ${s.ROLE} needs DATABASE_URL, because the embedded database belongs to one process`,
    );
  }
  const dataDir = resolve(s.DATA_DIR);
  return {
    production,
    campus,
    port: s.PORT,
    host: s.HOST,
    publicUrl: s.PUBLIC_URL ?? `http://localhost:${s.PORT}`,
    dataDir,
    seed: production ? 'none' : s.SEED,
    role: s.ROLE,
    databaseUrl: s.DATABASE_URL,
    databaseReadUrl: s.DATABASE_READ_URL,
    databasePoolSize: s.DATABASE_POOL_SIZE,
    redisUrl: s.REDIS_URL,
    s3: s3Config(s),
    smtpUrl: s.SMTP_URL,
    mailFrom: s.MAIL_FROM ?? campus.contact.mailFrom,
    supportEmail: s.SUPPORT_EMAIL ?? campus.contact.supportEmail,
    dkimSelector: s.DKIM_SELECTOR,
    sms: readSmsConfig(s),
    backupDir: folderOf(s.BACKUP_DIR),
    vapid: vapidKeys(s, production, dataDir),
    paystackSecretKey: s.PAYSTACK_SECRET_KEY,
    paystackBaseUrl: s.PAYSTACK_BASE_URL,
    adminEmails: s.ADMIN_EMAILS.split(',')
      .map((one) => one.trim().toLowerCase())
      .filter(Boolean),
    secret: s.SESSION_SECRET ?? storedSecret(dataDir),
    searchKinds: readKinds(campus, s.SEARCH_KINDS),
    scamRules: s.SCAM_RULES === undefined ? undefined : resolve(s.SCAM_RULES),
    metricsToken: s.METRICS_TOKEN,
    traces:
      s.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : { url: s.OTEL_EXPORTER_OTLP_ENDPOINT, share: s.OTEL_TRACES_SAMPLER_ARG },
    trustedProxies: s.TRUSTED_PROXIES,
    placeHeaders: placeHeaders(s.PLACE_HEADERS),
    placeData: readPlaceData(s.PLACE_DATA),
    logLevel: s.LOG_LEVEL,
  };
}

function readCampusSetting(setting: string): Campus {
  try {
    return loadCampus(setting);
  } catch (error) {
    if (error instanceof CampusError) throw new ConfigError(`CAMPUS: ${error.message}`);
    throw error;
  }
}

/** Reads the operator's file of kinds; throws ConfigError for an invalid one. */
function readKinds(campus: Campus, file: string | undefined): string {
  const setting = file === undefined ? 'CAMPUS' : 'SEARCH_KINDS';
  const path = file === undefined ? '' : resolve(file);
  if (file !== undefined && !existsSync(path))
    throw new ConfigError(`SEARCH_KINDS: there is no file ${path}`);
  const lines = file === undefined ? '' : readFileSync(path, 'utf8');
  try {
    knowledgeOf(campus, lines);
    return lines;
  } catch (error) {
    if (error instanceof LexiconError) throw new ConfigError(`${setting}: ${error.message}`);
    throw error;
  }
}

function placeHeaders(setting: string | undefined): PlaceHeaders | undefined {
  const [country, city] = setting?.split(',').map((name) => name.trim().toLowerCase()) ?? [];
  return country === undefined ? undefined : { country, city };
}

function readPlaceData(setting: string | undefined): string | undefined {
  const path = setting === undefined ? undefined : resolve(setting);
  if (path !== undefined && !existsSync(path)) throw new ConfigError(`PLACE_DATA: there is no file ${path}`);
  return path;
}

function s3Config(s: Settings): S3Config | undefined {
  if (s.S3_BUCKET === undefined) return undefined;
  const {
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_PUBLIC_URL: publicUrl,
  } = s;
  if (accessKeyId === undefined || secretAccessKey === undefined || publicUrl === undefined) {
    throw new ConfigError(
      'S3_BUCKET: needs S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_PUBLIC_URL beside it',
    );
  }
  return {
    bucket: s.S3_BUCKET,
    region: s.S3_REGION,
    endpoint: s.S3_ENDPOINT,
    accessKeyId,
    secretAccessKey,
    publicUrl,
  };
}

/** Reads the keys that are stored with the data, and creates them on first use outside production. */
function vapidKeys(s: Settings, production: boolean, dataDir: string): VapidKeys | undefined {
  if (s.VAPID_PUBLIC_KEY !== undefined && s.VAPID_PRIVATE_KEY !== undefined) {
    return { publicKey: s.VAPID_PUBLIC_KEY, privateKey: s.VAPID_PRIVATE_KEY };
  }
  return production ? undefined : storedVapidKeys(dataDir);
}
