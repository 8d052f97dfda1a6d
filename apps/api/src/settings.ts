import * as z from 'zod';

/** A setting that is wrong or contradicts another. Its message is one line for the operator. */
export class ConfigError extends Error {}

const optional = z.string().trim().min(1).optional();
const webUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

const settings = z.object({
  NODE_ENV: optional,
  CAMPUS: z.string().default('ghana'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: webUrl.optional(),
  DATA_DIR: z.string().default('.data'),
  SEED: z.enum(['demo', 'none']).default('demo'),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_READ_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  S3_BUCKET: optional,
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: webUrl.optional(),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  S3_PUBLIC_URL: webUrl.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: optional,
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/i, 'must be a selector, such as mail or s1')
    .optional(),
  SMS_URL: webUrl.optional(),
  SMS_KEY: optional,
  SMS_SENDER: z
    .string()
    .regex(/^(?:[A-Za-z0-9 ]{1,11}|\d{3,15})$/, 'must have up to 11 letters and digits, or be a number')
    .optional(),
  SMS_REPLY_NUMBER: z
    .string()
    .regex(/^\d{3,15}$/, 'must be a number of 3 to 15 digits')
    .optional(),
  SMS_INBOUND_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  SMS_DAILY_LIMIT: z.coerce.number().int().min(1).max(1_000_000).default(2_000),
  SMS_PRICE_MINOR: z.coerce.number().int().min(0).max(1_000_000).optional(),
  BACKUP_DIR: optional,
  SUPPORT_EMAIL: z.email().optional(),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'is not a VAPID key')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'is not a VAPID key')
    .optional(),
  PAYSTACK_SECRET_KEY: z
    .string()
    .regex(/^sk_(test|live)_/, 'must begin with sk_test_ or sk_live_')
    .optional(),
  PAYSTACK_BASE_URL: webUrl.default('https://api.paystack.co'),
  ADMIN_EMAILS: z.string().default(''),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SEARCH_KINDS: optional,
  SCAM_RULES: optional,
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: 'must be the http(s) address of a collector, such as http://localhost:4318',
    })
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  PLACE_HEADERS: z
    .string()
    .regex(
      /^[\w-]+(\s*,\s*[\w-]+)?$/,
      'must be the name of a header with the country, and of one with the city, separated by a comma',
    )
    .optional(),
  PLACE_DATA: optional,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

/** Names of all settings; docs/architecture.md describes them. */
export const SETTING_NAMES: readonly string[] = Object.keys(settings.shape);

/** Parsed settings, by their names in the environment. */
export type Settings = z.infer<typeof settings>;

/** Parses the settings; throws ConfigError with one line. Empty variables count as unset. */
export function parseSettings(environment: NodeJS.ProcessEnv): Settings {
  const variables = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(variables);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new ConfigError(`${String(issue?.path[0])}: ${issue?.message ?? 'is wrong'}`);
}
