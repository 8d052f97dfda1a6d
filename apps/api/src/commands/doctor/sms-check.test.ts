import { expect, it } from 'vitest';
import { factsAlone, resultOf } from '../../../test/doctor.js';
import { smsCheck } from './sms-check.js';

const SET = {
  access: { url: 'https://sms.example/send', key: 'client:palm-wine-9', sender: 'CampusHive' },
  replyNumber: '1234',
  inboundSecret: 's'.repeat(16),
  dailyLimit: 2_000,
  priceMinor: undefined,
};

const check = (change: Partial<typeof SET> = {}, fetch = async () => new Response(null, { status: 405 })) =>
  resultOf(
    smsCheck,
    factsAlone({
      config: { production: true, sms: { ...SET, ...change } },
      world: { fetch: fetch as typeof globalThis.fetch },
    }),
  );

it('passes when the gateway answers, with any status', async () => {
  expect(await check()).toMatchObject({ state: 'passed', text: expect.stringContaining('CampusHive') });
});

it('is skipped when no gateway is configured', async () => {
  const none: object = { access: undefined };
  expect(await check(none)).toMatchObject({ state: 'skipped' });
});

it.each([
  [{ access: { ...SET.access, url: 'http://sms.example/send' } }, 'no encryption'],
  [{ inboundSecret: undefined }, 'SMS_INBOUND_SECRET'],
  [{ replyNumber: undefined }, 'is a name'],
])('fails for %j', async (change: object, text) => {
  expect(await check(change)).toMatchObject({ state: 'failed', text: expect.stringContaining(text) });
});

it('requires no reply number when the sender is a phone number', async () => {
  const change: object = { replyNumber: undefined, access: { ...SET.access, sender: '233244123456' } };
  expect(await check(change)).toMatchObject({ state: 'passed' });
});

it('fails when the gateway does not answer, without showing its key', async () => {
  const result = await check({}, async () => {
    throw new Error('connect ECONNREFUSED');
  });
  expect(result).toMatchObject({ state: 'failed', text: expect.stringContaining('ECONNREFUSED') });
  expect(JSON.stringify(result)).not.toContain('palm-wine-9');
});
