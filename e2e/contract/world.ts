import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOUR } from '@campushive/contract';
import { SUITE_CAMPUS, type World } from '@campushive/features/testing/contract-suite';
import { provedDaysAgo } from '../../apps/api/test/auth.js';
import { openTestCampus } from '../../apps/api/test/campus.js';
import { createSoftwareAuthenticator } from '../../apps/api/test/software-authenticator.js';

/** The provider's names for a bank's decisions, from the merchant's side. */
const RESOLUTIONS = { won: 'declined', lost: 'auto-accepted', accepted: 'merchant-accepted' } as const;

/** Outcomes of the provider's page, as the sandbox accepts them. */
const PAYS = {
  success: { outcome: 'success' },
  failed: { outcome: 'failed' },
  short: { outcome: 'success', amount: 100 },
  foreign: { outcome: 'success', currency: 'USD' },
} as const;

/** Writes the suite's campus into a file, as an operator would. */
function definition(): string {
  const path = join(mkdtempSync(join(tmpdir(), 'own-hive-')), 'campus.json');
  writeFileSync(path, JSON.stringify(SUITE_CAMPUS));
  return path;
}

/** Opens a campus on a real server, used through the real client. */
export async function openWorld(): Promise<World> {
  const campus = await openTestCampus({ CAMPUS: definition() });
  const disputes = new Map<string, number>();
  return {
    client: campus.client,
    signInElsewhere: (input) =>
      campus.client(undefined, { 'user-agent': 'Firefox/131.0 Windows' }).auth.login(input),
    authenticator() {
      const device = createSoftwareAuthenticator(new URL(campus.app.platform.config.publicUrl).origin);
      return {
        create: async (options) => device.create(options),
        use: async (options) => device.use(options),
      };
    },
    codeFor: campus.codeFor,
    admit: campus.student,
    async resetTokenFor(email) {
      const mails = (await campus.app.platform.mailbox?.read(email)) ?? [];
      const link = mails.map((mail) => /https?:\S+reset-password\S+/.exec(mail.text)?.[0]).find(Boolean);
      return new URL(link ?? 'http://none').searchParams.get('token') ?? '';
    },
    async alarmTokenFor(email) {
      const mails = (await campus.app.platform.mailbox?.read(email)) ?? [];
      const link = mails.map((mail) => /https?:\S+not-me\S+/.exec(mail.text)?.[0]).find(Boolean);
      return new URL(link ?? 'http://none').searchParams.get('token') ?? '';
    },
    async pay({ authorizationUrl }, outcome) {
      const accessCode = authorizationUrl.split('/').at(-1);
      await fetch(`${campus.url}/dev/paystack/checkout/${accessCode}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(PAYS[outcome]),
      });
    },
    async answerPrompt({ charge }, answer) {
      await fetch(charge?.sandboxUrl?.replace(/^https?:\/\/[^/]+/, campus.url) ?? '', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ answer }),
      });
    },
    async bank({ reference }, step) {
      const ask = async (body: object) => {
        const answer = await fetch(`${campus.url}/dev/paystack/disputes`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        const { data }: { data: { id: number } } = await answer.json();
        disputes.set(reference, data.id);
      };
      if (step === 'raise') await ask({ action: 'raise', reference });
      else await ask({ action: 'resolve', id: disputes.get(reference), resolution: RESOLUTIONS[step] });
      await campus.app.platform.jobs.runNow('payments.reconcile-chargebacks', {});
    },
    async refuseTransfers(refused) {
      await fetch(`${campus.url}/dev/paystack/switches`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ transfers: refused ? 'refused' : 'success' }),
      });
    },
    async forgetAtProvider({ reference }) {
      await fetch(`${campus.url}/dev/paystack/books`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ action: 'hide', of: 'charge', reference }),
      });
      campus.clock.advance(2 * HOUR);
      await campus.app.platform.jobs.runNow('payments.reconcile-books', {});
    },
    promote: campus.promote,
    provedDaysAgo: (id, days) => provedDaysAgo(campus, id, days),
    advance: (milliseconds) => campus.clock.advance(milliseconds),
    close: campus.close,
  };
}
