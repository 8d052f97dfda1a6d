import { expect, vi } from 'vitest';
import { webhookEvents } from '@campushive/domain/platform/database/schema/index';
import type { Database } from '@campushive/domain/platform/database/database';
import { createFacts, type Facts, type FactsInput } from '../src/commands/doctor/facts.js';
import { runCheck, type Check, type CheckResult } from '../src/commands/doctor/check.js';
import { readConfig, type Config } from '../src/config.js';
import { providerAccessOf } from '../src/platform/paystack/open.js';
import type { TestCampus } from './campus.js';

/** Parts of the facts that a test replaces. */
export type Replaced = Partial<Omit<FactsInput, 'config'>> & { readonly config?: Partial<Config> };

/** Address of a PostgreSQL that no test contacts. */
export const SOME_DATABASE = 'postgres://doctor:palm-wine-9@db.internal/campus';

/** TXT records of a sender's domain in good order. */
export const RECORDS: Readonly<Record<string, readonly string[]>> = {
  'campus.edu.gh': ['google-site-verification=1', 'v=spf1 include:mail.example.net -all'],
  's1._domainkey.campus.edu.gh': ['v=DKIM1; k=rsa; p=MIIBIjANBg'],
  '_dmarc.campus.edu.gh': ['v=DMARC1; p=quarantine; rua=mailto:dmarc@campus.edu.gh'],
};

/** Returns a resolver of these records, which throws ENOTFOUND for all other names. */
export const resolverOf =
  (records: Readonly<Record<string, readonly string[]>>): Facts['world']['resolveTxt'] =>
  async (name) => {
    const found = records[name];
    if (found === undefined)
      throw Object.assign(new Error(`queryTxt ENOTFOUND ${name}`), { code: 'ENOTFOUND' });
    return found.map((record) => [record.slice(0, 9), record.slice(9)]);
  };

/** Returns the input of a run without any server: settings of development, with a real sender. */
export function factsAlone({ config = {}, ...replaced }: Replaced = {}): Facts {
  // Settings of production create no keys in a data folder.
  const base = readConfig({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://campus.edu.gh',
    SMTP_URL: 'smtp://localhost:1',
    PAYSTACK_SECRET_KEY: 'sk_test_alone',
    SESSION_SECRET: 'k'.repeat(32),
  });
  return createFacts({
    ...replaced,
    config: {
      ...base,
      production: false,
      smtpUrl: undefined,
      mailFrom: 'Campus <hello@campus.edu.gh>',
      ...config,
    },
    world: {
      resolveTxt: resolverOf(RECORDS),
      fetch: () => Promise.reject(new Error('No network')),
      ...replaced.world,
    },
  });
}

/** Returns the input of a run beside a test campus with its sandbox. */
export function factsBeside(campus: TestCampus, { config = {}, ...replaced }: Replaced = {}): Facts {
  const { config: served, secrets } = campus.app.platform;
  const { secretKey } = providerAccessOf(served, secrets);
  return createFacts({
    provider: { baseUrl: `${campus.url}/dev/paystack/api`, secretKey },
    ...replaced,
    config: { ...served, publicUrl: campus.url, databaseUrl: undefined, ...config },
    world: {
      resolveTxt: resolverOf(RECORDS),
      print: () => undefined,
      pause: () => Promise.reject(new Error('The test expects no waiting')),
      openDatabase: () => Promise.resolve(databaseOf(campus)),
      ...replaced.world,
    },
  });
}

/** Returns the campus's own database, which stays open when the doctor leaves. */
export const databaseOf = ({ app }: TestCampus): Database => ({
  ...app.platform,
  close: () => Promise.resolve(),
});

/** Waits until the server has stored an event of the provider, which the sandbox sends after its answer. */
export const eventOfProvider = ({ app }: TestCampus): Promise<void> =>
  vi.waitFor(async () => expect(await app.platform.db.$count(webhookEvents)).toBeGreaterThan(0), {
    timeout: 60_000,
  });

/** Runs one check and closes its input. */
export async function resultOf(check: Check, facts: Facts): Promise<CheckResult> {
  const result = await runCheck(check, facts);
  await facts.close();
  return result;
}

/** Returns a network on which every request gets this status and JSON. */
export const answering = (status: number, body: object = {}): Pick<Facts['world'], 'fetch'> => ({
  fetch: async () => new Response(JSON.stringify(body), { status }),
});

/** A network without any server. */
export const away: Pick<Facts['world'], 'fetch'> = {
  fetch: () => Promise.reject(new TypeError('fetch failed')),
};
