import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus } from '../../../test/campus.js';
import {
  answering,
  away,
  databaseOf,
  eventOfProvider,
  factsBeside,
  resultOf,
  SOME_DATABASE,
  type Replaced,
} from '../../../test/doctor.js';
import { openMailServer, type TestMailServer } from '../../../test/mail-server.js';
import { createSales, type Sales } from '../../../test/money.js';
import { webhookEvents } from '@campushive/domain/platform/database/schema/index';
import { runAdmin } from '../admin-run.js';
import { databaseCheck } from './database-check.js';
import { CHECKS, examine, runDoctor } from './doctor.js';
import { serverCheck, webhookCheck } from './server-checks.js';

const WALLET = { phone: '0244 123 456', network: 'mtn' };

let campus: TestCampus;
let sales: Sales;
let backupDir: string;
let mailServer: TestMailServer;
beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  sales = createSales(campus);
  mailServer = await openMailServer();
  backupDir = await mkdtemp(join(tmpdir(), 'backups-'));
  await writeFile(join(backupDir, 'campus.tar.gz'), 'archive');
});
afterAll(async () => {
  await campus.close();
  await mailServer.close();
  await rm(backupDir, { recursive: true });
});
beforeEach(() => sales.switch({ charges: 'approved', transfers: 'success', webhooks: 'normal' }));

const beside = (replaced: Replaced = {}) => factsBeside(campus, replaced);
const result = (check: Parameters<typeof resultOf>[0], replaced: Replaced = {}) =>
  resultOf(check, beside(replaced));
const healthy = () => ({
  backupDir,
  smtpUrl: mailServer.url,
  mailFrom: 'Campus <hello@campus.edu.gh>',
  dkimSelector: 's1',
});

describe('a doctor run beside the sandbox', () => {
  it('passes every applicable check, with one line each, sorted by name', async () => {
    const withDatabase = { ...healthy(), databaseUrl: SOME_DATABASE };
    const statfs = () => Promise.resolve({ bavail: 50_000, blocks: 100_000, bsize: 1e6 });
    // The webhook of the sandbox arrives after the answer to the charge.
    const pause = () => eventOfProvider(campus);
    const facts = beside({ config: withDatabase, world: { statfs, pause }, withMoney: WALLET });
    const { isHealthy, lines } = await examine(facts);
    expect(lines.filter((line) => line.startsWith('failed'))).toEqual([]);
    const states = lines.map((line) => /^(\w+) +(.*?) {2}/.exec(line)?.slice(1).join(' '));
    expect(states).toEqual([
      'passed backup',
      'passed clock',
      'passed database',
      'passed disk',
      'skipped legal numbers',
      'passed mail: DKIM',
      'passed mail: DMARC',
      'passed mail: SMTP',
      'passed mail: SPF',
      'passed money there and back',
      'passed provider: balance',
      'passed provider: key',
      'skipped provider: transfer OTP',
      'passed server',
      'skipped settings',
      'skipped text messages',
      'passed webhook',
    ]);
    expect(isHealthy).toBe(true);
    expect(lines.join('\n')).not.toContain(facts.provider.secretKey);
  });

  it('continues after a failed check, and returns a failing exit code', async () => {
    const { isHealthy, lines } = await examine(beside({ world: away }));
    expect(isHealthy).toBe(false);
    expect(lines).toHaveLength(CHECKS.length + 1);
    const failures = lines.filter((line) => line.startsWith('failed'));
    for (const name of ['clock', 'provider: key', 'provider: balance', 'server', 'webhook'])
      expect(failures.filter((line) => line.includes(`  ${name} `))).toHaveLength(1);
  });

  it('skips the embedded database while the server has it open', async ({ skip }) => {
    const { dataDir, databaseUrl } = campus.app.platform.config;
    skip(databaseUrl !== undefined, 'The database is no embedded one here.');
    const environment = { DATA_DIR: dataDir, PUBLIC_URL: campus.url, BACKUP_DIR: backupDir };
    const { code, text, isReport } = await runAdmin(['doctor'], environment);
    expect(text).toMatch(/^skipped {2}database +The embedded database belongs to the server/m);
    expect(text).toMatch(/^passed {3}server +http/m);
    // The sandbox has another key, because its server has another PUBLIC_URL.
    expect(text).toMatch(/^failed {3}provider: key +Paystack refuses the key/m);
    expect({ code, isReport }).toEqual({ code: 1, isReport: true });
  });

  it('stops at an invalid setting, and names it', async () => {
    const report = await runDoctor(
      { NODE_ENV: 'production', PUBLIC_URL: 'https://campus.edu.gh' },
      undefined,
    );
    expect(report).toEqual({
      isHealthy: false,
      lines: [
        'failed   settings  SMTP_URL: must be set when NODE_ENV=production. Correct it; nothing else was checked.',
      ],
    });
    const alone = await runAdmin(['doctor', '--network', 'mtn'], {});
    expect(alone).toMatchObject({ code: 2, text: expect.stringContaining('belong together') });
  });
});

describe('the server check', () => {
  it('passes when the server answers at its address, and otherwise fails with the status or reason', async () => {
    expect(await result(serverCheck)).toMatchObject({ state: 'passed' });
    expect(await result(serverCheck, { world: answering(503) })).toMatchObject({
      state: 'failed',
      fix: expect.stringContaining('Start the database'),
    });
    expect(await result(serverCheck, { world: answering(302) })).toMatchObject({ state: 'failed' });
    expect(await result(serverCheck, { world: away })).toMatchObject({
      state: 'failed',
      text: expect.stringContaining('fetch failed'),
    });
  });

  it('requires HTTPS in production', async () => {
    const insecure = await result(serverCheck, { config: { production: true } });
    expect(insecure).toMatchObject({ state: 'failed', fix: expect.stringContaining('TLS') });
    const config = { production: true, publicUrl: 'https://campus.edu.gh' };
    expect(await result(serverCheck, { config, world: answering(200) })).toMatchObject({ state: 'passed' });
  });
});

describe('the webhook check', () => {
  it('passes when the server accepts its test event without storing it', async () => {
    const { db } = campus.app.platform;
    const before = await db.$count(webhookEvents);
    expect(await result(webhookCheck)).toMatchObject({ state: 'passed' });
    expect(await db.$count(webhookEvents)).toBe(before);
  });

  it('fails when the server uses another key', async () => {
    const provider = { baseUrl: `${campus.url}/dev/paystack/api`, secretKey: 'sk_test_other' };
    expect(await result(webhookCheck, { provider })).toMatchObject({
      state: 'failed',
      fix: expect.stringContaining('the same key'),
    });
  });

  it('fails when a wrong signature is accepted, or when a signed event is not accepted', async () => {
    expect(await result(webhookCheck, { world: answering(200) })).toMatchObject({
      state: 'failed',
      text: expect.stringContaining('answers 200 to an event with a wrong signature'),
    });
    expect(await result(webhookCheck, { world: answering(404) })).toMatchObject({
      state: 'failed',
      text: expect.stringContaining('answers 404 to a signed event'),
    });
    expect(await result(webhookCheck, { world: away })).toMatchObject({ state: 'failed' });
  });
});

describe('the PostgreSQL check', () => {
  const config = { databaseUrl: SOME_DATABASE };
  const answers = (...rows: object[][]) => ({
    openDatabase: () =>
      Promise.resolve({
        ...databaseOf(campus),
        embedded: false,
        execute: async () => ({ rows: rows.shift() ?? [] }),
      }),
  });

  it('passes when all migrations are applied', async () => {
    expect(await result(databaseCheck, { config })).toMatchObject({ state: 'passed' });
  });

  it.each([
    [[[], [{ known: false }]], 'is empty'],
    [[[], [{ known: true }], [{ last: null }]], 'is empty'],
    [[[], [{ known: true }], [{ last: '1' }]], 'lacks migrations'],
    [[[], [{ known: true }], [{ last: '9999999999999' }]], 'A later release'],
  ])('fails when the database answers %j', async (rows, text) => {
    expect(await result(databaseCheck, { config, world: answers(...rows) })).toMatchObject({
      state: 'failed',
      text: expect.stringContaining(text),
    });
  });

  it('fails when the database is unreachable, without showing its password', async () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const openDatabase = async () => ({
      ...databaseOf(campus),
      embedded: false,
      execute: () => Promise.reject(refused),
    });
    const found = await result(databaseCheck, { config, world: { openDatabase } });
    expect(found).toMatchObject({ state: 'failed', text: expect.stringContaining('at db.internal') });
    expect(found.text).not.toContain('palm-wine-9');
  });
});
