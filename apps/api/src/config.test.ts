import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.js';
import { SETTING_NAMES } from './settings.js';

const folder = mkdtempSync(join(tmpdir(), 'config-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (settings: NodeJS.ProcessEnv = {}) => readConfig({ DATA_DIR: folder, ...settings });
const without = (settings: Record<string, string>, name: string) =>
  Object.fromEntries(Object.entries(settings).filter(([key]) => key !== name));

const DATABASE_URL = 'postgres://campushive@localhost/campushive';
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://campus.example/',
  SMTP_URL: 'smtp://localhost',
  PAYSTACK_SECRET_KEY: 'sk_test_1',
  SESSION_SECRET: 's'.repeat(32),
};
const VAPID = { VAPID_PUBLIC_KEY: 'p'.repeat(87), VAPID_PRIVATE_KEY: 'k'.repeat(43) };
const S3 = {
  S3_BUCKET: 'photos',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
  S3_PUBLIC_URL: 'https://cdn.example',
};

describe('the configuration', () => {
  it.each(Object.keys(without(PRODUCTION, 'NODE_ENV')))('requires %s in production', (name) => {
    expect(() => read(without(PRODUCTION, name))).toThrow(
      new ConfigError(`${name}: must be set when NODE_ENV=production`),
    );
  });

  it('allows production with all required settings, without the demo and without push', () => {
    const config = read(PRODUCTION);
    expect(config).toMatchObject({ production: true, publicUrl: 'https://campus.example', seed: 'none' });
    expect(config.vapid).toBeUndefined();
  });

  it('requires a database for a read replica', () => {
    expect(() => read({ DATABASE_READ_URL: DATABASE_URL })).toThrow(/^DATABASE_READ_URL: needs DATABASE_URL/);
    expect(read({ DATABASE_URL, DATABASE_READ_URL: DATABASE_URL }).databaseReadUrl).toBe(DATABASE_URL);
  });

  it('requires address, key and sender for a text message gateway', () => {
    const whole = { SMS_URL: 'https://sms.example/send', SMS_KEY: 'client:secret', SMS_SENDER: 'CampusHive' };
    for (const name of Object.keys(whole))
      expect(() => read(without(whole, name))).toThrow(/^SMS_URL: needs SMS_KEY and SMS_SENDER/);
    expect(read(whole).sms).toMatchObject({ access: { sender: 'CampusHive' }, dailyLimit: 2_000 });
    expect(read().sms).toMatchObject({ access: undefined, priceMinor: undefined });
    expect(() => read({ ...whole, SMS_SENDER: 'Campus Hive Ghana' })).toThrow(
      /^SMS_SENDER: must have up to 11/,
    );
  });

  it.each(Object.keys(VAPID))('refuses half a pair of VAPID keys: without %s', (name) => {
    expect(() => read(without(VAPID, name))).toThrow(/^VAPID_PUBLIC_KEY: needs VAPID_PRIVATE_KEY/);
  });

  it('enables push when both VAPID keys are set', () => {
    expect(read({ ...PRODUCTION, ...VAPID }).vapid?.privateKey).toBe(VAPID.VAPID_PRIVATE_KEY);
  });

  it('requires a trusted proxy for location headers, and a file for location data', () => {
    const placeHeaders = (PLACE_HEADERS: string, TRUSTED_PROXIES = '1') =>
      read({ PLACE_HEADERS, TRUSTED_PROXIES }).placeHeaders;
    expect(placeHeaders('CF-IPCountry, CF-IPCity')).toEqual({ country: 'cf-ipcountry', city: 'cf-ipcity' });
    expect(placeHeaders('x-country')).toEqual({ country: 'x-country', city: undefined });
    expect(() => placeHeaders('x-country', '0')).toThrow(/^PLACE_HEADERS: needs TRUSTED_PROXIES/);
    expect(() => placeHeaders('a,b,c')).toThrow(/^PLACE_HEADERS: must be the name/);
    expect(() => read({ PLACE_DATA: '/nowhere/places.mmdb' })).toThrow(/^PLACE_DATA: there is no file/);
  });

  it.each(['web', 'worker'])('requires a shared database for ROLE=%s', (ROLE) => {
    expect(() => read({ ROLE })).toThrow(new RegExp(`^ROLE: ${ROLE} needs DATABASE_URL`));
    expect(read({ ROLE, DATABASE_URL }).role).toBe(ROLE);
  });

  it.each(Object.keys(without(S3, 'S3_BUCKET')))('requires %s for a bucket', (name) => {
    expect(() => read(without(S3, name))).toThrow(/^S3_BUCKET: needs S3_ACCESS_KEY_ID/);
  });

  it('stores files in the bucket when its keys are set', () => {
    expect(read(S3).s3).toMatchObject({ bucket: 'photos', region: 'us-east-1', endpoint: undefined });
  });
});

describe('a single setting', () => {
  it.each([
    ['PORT', '70000'],
    ['PUBLIC_URL', 'ftp://campus.example'],
    ['SESSION_SECRET', 'short'],
    ['PAYSTACK_SECRET_KEY', 'pk_live_1'],
    ['METRICS_TOKEN', 'short'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['ROLE', 'both'],
    ['DKIM_SELECTOR', 's1._domainkey'],
    ['DATABASE_POOL_SIZE', '1'],
  ])('is refused in one line that names it: %s=%s', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name}: .+$`));
  });

  it('counts as unset when it is empty', () => {
    expect(read({ PORT: '', DATABASE_READ_URL: '' })).toMatchObject({ port: 4000, databaseUrl: undefined });
  });

  it.each(SETTING_NAMES)('has a row in docs/architecture.md: %s', (name) => {
    const page = readFileSync(join(import.meta.dirname, '../../../docs/architecture.md'), 'utf8');
    const family = `${name.slice(0, name.indexOf('_'))}_*`;
    const rows = page.split('\n').filter((line) => line.startsWith('| `'));
    expect(rows.some((row) => row.includes(`\`${name}\``) || row.includes(`\`${family}\``))).toBe(true);
  });

  it('keeps the generated secret and push keys outside production', () => {
    const first = read();
    expect(existsSync(join(folder, 'secret'))).toBe(true);
    expect(read().secret).toBe(first.secret);
    expect(read().vapid).toEqual(first.vapid);
  });
});
