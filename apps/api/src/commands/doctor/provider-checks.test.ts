import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus } from '../../../test/campus.js';
import {
  answering,
  away,
  eventOfProvider,
  factsBeside,
  resultOf,
  SOME_DATABASE,
  type Replaced,
} from '../../../test/doctor.js';
import { createSales, type Sales } from '../../../test/money.js';
import { sandboxTransactions, webhookEvents } from '@campushive/domain/platform/database/schema/index';
import { moneyCheck } from './money-check.js';
import { balanceCheck, keyCheck, otpCheck } from './provider-checks.js';

const WALLET = { phone: '0244 123 456', network: 'mtn' };

let campus: TestCampus;
let sales: Sales;
beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  sales = createSales(campus);
});
afterAll(() => campus.close());
beforeEach(() => sales.switch({ charges: 'approved', transfers: 'success', webhooks: 'normal' }));

const result = (check: Parameters<typeof resultOf>[0], replaced: Replaced = {}) =>
  resultOf(check, factsBeside(campus, replaced));

describe('the check of the provider key', () => {
  const baseUrl = 'https://api.paystack.co';
  const empty = answering(200, { status: true, data: [] });

  it('fails when the key is refused, or when the provider is unreachable', async () => {
    const provider = { baseUrl: `${campus.url}/dev/paystack/api`, secretKey: 'sk_test_other' };
    expect(await result(keyCheck, { provider })).toMatchObject({
      state: 'failed',
      fix: expect.stringContaining('PAYSTACK_SECRET_KEY'),
    });
    expect(await result(keyCheck, { world: away })).toMatchObject({
      state: 'failed',
      text: expect.stringContaining('Paystack cannot be asked: Paystack did not answer GET /balance'),
    });
  });

  it.each([
    [true, 'sk_test_1', 'failed', 'no money would move'],
    [true, 'sk_live_1', 'passed', 'accepts the live key'],
    [false, 'sk_live_1', 'failed', 'real money would move'],
    [false, 'sk_test_1', 'passed', 'accepts the test key'],
  ])('with production %s and %s reports %s', async (production, secretKey, state, text) => {
    const provider = { baseUrl, secretKey };
    expect(await result(keyCheck, { config: { production }, provider, world: empty })).toMatchObject({
      state,
      text: expect.stringContaining(text),
    });
  });
});

describe('the balance check', () => {
  const config = { databaseUrl: SOME_DATABASE };

  it('requires a balance that covers the money released to sellers', async () => {
    const [seller, buyer] = [await campus.student('Akosua Sells'), await campus.student('Kwame Buys')];
    await sales.released(seller, buyer, 100);
    const enough = await result(balanceCheck, { config });
    expect(enough).toMatchObject({ state: 'passed', text: expect.stringMatching(/next payouts need ₵9\d/) });
    const world = answering(200, { status: true, data: [{ currency: 'GHS', balance: 100 }] });
    const short = await result(balanceCheck, { config, world });
    expect(short).toMatchObject({ state: 'failed', text: expect.stringContaining('The balance is ₵1.00') });
    expect(short.fix).toMatch(/^Top up the balance by ₵9\d/);
  });

  it('shows only the balance while the server holds the embedded database', async () => {
    expect(await result(balanceCheck)).toMatchObject({
      state: 'skipped',
      text: expect.stringMatching(/^The balance is ₵/),
    });
  });

  it('fails for a balance in another currency, or when the balance is unknown', async () => {
    const world = answering(200, { status: true, data: [{ currency: 'NGN', balance: 1 }] });
    expect(await result(balanceCheck, { world })).toMatchObject({
      state: 'failed',
      text: 'The account has no balance in GHS.',
    });
    expect(await result(balanceCheck, { world: away })).toMatchObject({ state: 'failed' });
  });
});

describe('the check with real money', () => {
  const config = { databaseUrl: SOME_DATABASE };
  const trip = (replaced: Replaced = {}) => result(moneyCheck, { config, withMoney: WALLET, ...replaced });

  it('is skipped unless it is requested', async () => {
    expect(await result(moneyCheck)).toMatchObject({ state: 'skipped' });
  });

  it('charges the phone, sends the money back, and raises no alarm', async () => {
    await sales.switch({ charges: 'prompt' });
    const said: string[] = [];
    const { db } = campus.app.platform;
    const approve = async () => {
      const [charge] = await db
        .select()
        .from(sandboxTransactions)
        .where(eq(sandboxTransactions.status, 'ongoing'));
      if (charge === undefined) return eventOfProvider(campus);
      const url = `${campus.url}/dev/paystack/phone/${charge.accessCode}`;
      const body = JSON.stringify({ answer: 'approve' });
      await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    };
    const found = await trip({ world: { print: (line) => said.push(line), pause: approve } });
    expect(found).toMatchObject({
      state: 'passed',
      text: expect.stringMatching(/^₵1\.00 came and went back/),
    });
    expect(said).toEqual(['Approve the payment of ₵1.00 on the phone now.']);
    const waiting = () => db.$count(webhookEvents, isNotNull(webhookEvents.processedAt));
    await expect.poll(waiting).toBe(await db.$count(webhookEvents));
    expect(await db.$count(webhookEvents, isNotNull(webhookEvents.alarm))).toBe(0);
    expect(await result(otpCheck)).toMatchObject({ state: 'passed' });
  });

  it('fails when transfers require a one-time code, and the next run reports this without a charge', async () => {
    await sales.switch({ transfers: 'otp' });
    expect(await trip()).toMatchObject({
      state: 'failed',
      fix: expect.stringContaining('finish this transfer'),
    });
    expect(await result(otpCheck)).toMatchObject({
      state: 'failed',
      text: expect.stringContaining('waits for a one-time code'),
      fix: expect.stringContaining('one-time codes of transfers'),
    });
  });

  it.each([
    [{ charges: 'declined' }, 'failed: '],
    [{ charges: 'refused' }, 'did not begin: Paystack refused POST /charge'],
    [{ transfers: 'refused' }, 'did not go through: Paystack refused POST /transfer'],
    [{ transfers: 'failed' }, 'The account could not be credited'],
    [{ webhooks: 'lost' }, 'event about the charge did not arrive'],
  ])('fails with the sandbox at %j', async (modes, text) => {
    await sales.switch(modes);
    const found = await trip({ world: { pause: () => Promise.resolve() } });
    expect(found).toMatchObject({ state: 'failed', text: expect.stringContaining(text) });
  });

  it('times out when the phone or the network does not answer', async () => {
    const world = { pause: () => Promise.resolve() };
    await sales.switch({ charges: 'prompt' });
    expect(await trip({ world })).toMatchObject({
      state: 'failed',
      text: expect.stringContaining('was not approved in time'),
    });
    await sales.switch({ charges: 'approved', transfers: 'pending' });
    expect(await trip({ world })).toMatchObject({
      state: 'failed',
      text: expect.stringContaining('the network has not confirmed it'),
    });
  });

  it.each([
    [{ ...WALLET, network: 'telecel' }, 'is no network that asks payers'],
    [{ ...WALLET, phone: '12' }, 'is no phone number'],
  ])('does not charge an unusable account %j', async (withMoney, text) => {
    expect(await trip({ withMoney })).toMatchObject({ state: 'failed', text: expect.stringContaining(text) });
  });
});
