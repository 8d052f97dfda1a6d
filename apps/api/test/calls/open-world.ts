import { HOUR } from '@campushive/contract';
import { chargebacks } from '@campushive/domain/platform/database/schema/index';
import { eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { provedDaysAgo } from '../auth.js';
import { openTestCampus } from '../campus.js';
import { createSoftwareAuthenticator } from '../software-authenticator.js';
import type { World } from './world.js';

/** The provider's names for a bank's decisions, from the merchant's side. */
const RESOLUTIONS = { won: 'declined', lost: 'auto-accepted', accepted: 'merchant-accepted' } as const;

/** Outcomes of the provider's page, as the sandbox accepts them. */
const PAYS = {
  success: { outcome: 'success' },
  failed: { outcome: 'failed' },
  short: { outcome: 'success', amount: 100 },
  foreign: { outcome: 'success', currency: 'USD' },
} as const;

/**
 * Opens a campus on a real server, used through the real client. One process without Redis: its tests move the clock by days, which Redis
 * does not follow, and reach into the sandbox of the provider.
 */
export async function openWorld(settings: NodeJS.ProcessEnv): Promise<World> {
  const campus = await openTestCampus({ REDIS_URL: undefined, ...settings }, undefined, { processes: 1 });
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
    async textsTo(to) {
      const messages = (await campus.app.platform.smsInbox?.read(to)) ?? [];
      return messages.map(({ text }) => text);
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
        const { data } = (await answer.json()) as { data: { id: number } };
        disputes.set(reference, data.id);
      };
      if (step === 'raise') await ask({ action: 'raise', reference });
      else await ask({ action: 'resolve', id: disputes.get(reference), resolution: RESOLUTIONS[step] });
      await campus.app.platform.jobs.runNow('payments.reconcile-chargebacks', {});
      // The provider reports a decision by an event, which comes later.
      const outcomeOf = async () => {
        const rows = await campus.app.platform.db
          .select({ outcome: chargebacks.outcome })
          .from(chargebacks)
          .where(eq(chargebacks.providerId, String(disputes.get(reference))));
        return rows[0]?.outcome;
      };
      const isKnown = async () =>
        step === 'raise' ? (await outcomeOf()) === null : Boolean(await outcomeOf());
      await vi.waitFor(async () => expect(await isKnown()).toBe(true), 120_000);
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
