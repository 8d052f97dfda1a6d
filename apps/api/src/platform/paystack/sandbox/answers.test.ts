import { PROVIDER_EVENTS } from '@campushive/contract/rules/provider-events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCampus, type TestCampus } from '../../../../test/campus.js';
import { createSales, type Sales } from '../../../../test/money.js';
import { deviations } from '../../../../test/paystack/document.js';
import events from '../../../../test/paystack/events.json' with { type: 'json' };
import { eq } from 'drizzle-orm';
import { webhookEvents } from '@campushive/domain/platform/database/schema/index';

let campus: TestCampus;
let sales: Sales;
beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  sales = createSales(campus);
});
afterAll(() => campus.close());

/** Returns a request as our client for Paystack makes it, to the sandbox. */
async function ask(method: 'GET' | 'POST', path: string, payload?: object) {
  const { server, platform } = campus.app;
  const key = platform.secrets.keyed('paystack-sandbox', platform.config.publicUrl);
  const answer = await server.inject({
    method,
    url: `/dev/paystack/api${path}`,
    headers: { authorization: `Bearer sk_test_${key}` },
    ...(payload && { payload }),
  });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json();
}

it('lists payments, refunds, transfers and balances in the documented shapes of Paystack', async () => {
  const [seller, buyer] = [await campus.student('Akosua Mensah'), await campus.student('Kwame Boateng')];
  await sales.held(seller, buyer, 50);
  const other = await sales.held(seller, buyer, 60);
  await ask('POST', '/refund', { transaction: other.reference });
  const account = { type: 'mobile_money', name: 'Ama', account_number: '0551234987', bank_code: 'MTN' };
  const { data: to } = await ask('POST', '/transferrecipient', { ...account, currency: 'GHS' });
  const transfer = {
    source: 'balance',
    amount: 1_000,
    recipient: to.recipient_code,
    reference: 'cmp-out-of-this-test',
  };
  await ask('POST', '/transfer', { ...transfer, currency: 'GHS', reason: 'Sales' });
  for (const [name, path, least] of [
    ['listTransactions', '/transaction', 2],
    ['listRefunds', '/refund', 1],
    ['listTransfers', '/transfer', 1],
    ['balance', '/balance', 1],
  ] as const) {
    const answer = await ask('GET', path);
    expect(answer.data.length, path).toBeGreaterThanOrEqual(least);
    expect(deviations(name, answer), path).toEqual([]);
  }
});

it('charges phones in the documented shapes of Paystack', async () => {
  const charge = (reference: string, provider: string) => ({
    email: 'ama@st.ug.edu.gh',
    amount: 1_000,
    currency: 'GHS',
    reference,
    mobile_money: { phone: '0551234987', provider },
  });
  await sales.switch({ charges: 'approved' });
  expect(deviations('charge', await ask('POST', '/charge', charge('phone-1', 'mtn')))).toEqual([]);
  expect(deviations('checkCharge', await ask('GET', '/charge/phone-1'))).toEqual([]);
  await sales.switch({ charges: 'prompt' });
  expect((await ask('POST', '/charge', charge('phone-2', 'mtn'))).data).toMatchObject({
    status: 'pay_offline',
  });
  expect((await ask('POST', '/charge', charge('phone-3', 'vod'))).data).toMatchObject({ status: 'send_otp' });
  const otp = { otp: '123456', reference: 'phone-3' };
  expect(deviations('submitOtp', await ask('POST', '/charge/submit_otp', otp))).toEqual([]);
});

it('accepts and stores every example event that Paystack publishes', async () => {
  const { db } = campus.app.platform;
  for (const { event, data } of Object.values(events)) {
    expect(Object.keys(PROVIDER_EVENTS)).toContain(event);
    await sales.webhook(event, data);
    const stored = await db.select().from(webhookEvents).where(eq(webhookEvents.event, event));
    expect(stored.length, event).toBeGreaterThan(0);
  }
});
