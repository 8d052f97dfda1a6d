import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { createSales, entryKinds, type Sales } from '../../../../../apps/api/test/money.js';
import { ageAccounts } from '../../../../../apps/api/test/sales.js';
import { auditEntries, credits } from '../../platform/database/schema/index.js';
import { balanceOf } from '../payments/ledger/ledger.js';

let campus: TestCampus;
let sales: Sales;
let admin: TestStudent;
let student: TestStudent;
let buyer: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  sales = createSales(campus);
});
beforeEach(async () => {
  await sales.switch({ webhooks: 'normal', transfers: 'success' });
  // A new admin each time: the daily sum of an admin's credits is limited.
  admin = await campus.student('Efua Giver', undefined, 'admin');
  student = await campus.student('Akosua Mensah');
  buyer = await campus.student('Kwame Boateng');
});
afterAll(() => campus.close());

const REASON = 'Your order was late because of us.';
const call = (method: string, path: string, user: TestStudent, body?: unknown, headers = {}) =>
  campus.request(method, path, { token: user.token, body, headers });
const give = (amount: number, to = student, by = admin, headers = {}) =>
  call('POST', `/moderation/users/${to.id}/credits`, by, { amount, reason: REASON }, headers);
const assignedTask = async (amount: number, to = student) => {
  const { status, body } = await give(amount, to);
  expect(status).toBe(201);
  return body.data.id as string;
};
const withdraw = (id: string, by = admin) =>
  call('POST', `/moderation/credits/${id}/withdraw`, by, { reason: 'A mistake' });
const setAccount = async (user = student) => {
  const body = { network: 'mtn', phone: '0551234987', name: user.name };
  expect((await call('PUT', '/payouts/account', user, body)).status).toBe(200);
  await ageAccounts(campus);
};
const payMeNow = (user = student) => call('POST', '/payouts', user, {});
const list = async () => (await call('GET', '/payouts', student)).body.data;
const available = async (user = student) =>
  (await call('GET', '/payouts/account', user)).body.data.available as number;
const until = (status: string) =>
  vi.waitFor(async () => expect((await list())[0]?.status).toBe(status), 120_000);
const statuses = async () =>
  (await call('GET', '/credits', student)).body.data.map((one: { status: string }) => one.status);
const balance = (name: string) => balanceOf(campus.app.platform.db, name);
const daily = () => campus.app.platform.jobs.runNow('payouts.daily', {});
const kindsOf = (creditId: string) => entryKinds(campus, 'creditId', creditId);

describe('giving a credit', () => {
  it('creates one credit for repeated requests with the same Idempotency-Key', async () => {
    const send = () => give(20, student, admin, { 'idempotency-key': `credit-${student.id}` });
    const [one, two] = [await send(), await send()];
    expect(two.body.data.id).toBe(one.body.data.id);
    expect(await available()).toBe(20);
    expect(await kindsOf(one.body.data.id)).toEqual(['credit']);
  });

  it('enforces the daily limit of an admin for concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => give(500)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 422, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.body.fieldErrors.amount).toEqual({ code: 'credits_left', params: { max: 0 } });
    expect(await available()).toBe(2_000);
  });

  it('refuses an amount below the minimum, above the maximum or above the rest of the daily limit', async () => {
    expect((await give(1)).body.fieldErrors.amount).toEqual({ code: 'too_small', params: { min: 1.01 } });
    expect((await give(500.01)).body.fieldErrors.amount).toEqual({
      code: 'price_too_high',
      params: { max: 500 },
    });
    await assignedTask(500);
    for (let times = 0; times < 2; times += 1) await assignedTask(499);
    expect((await give(500)).status).toBe(201);
    expect((await give(2.01)).body.fieldErrors.amount).toEqual({ code: 'credits_left', params: { max: 2 } });
    campus.clock.advance(25 * 3_600_000);
    const again = (await campus.client().auth.login({ email: admin.email, password: admin.password })).data;
    expect((await give(500, student, { ...admin, token: again.token })).status).toBe(201);
  });

  it('is refused for a deleted account and prevents the deletion of an account with a waiting credit', async () => {
    const removed = await campus.student('Yaw Gone');
    expect((await call('DELETE', '/users/me', removed, { password: removed.password })).status).toBe(200);
    expect((await give(20, removed)).body.code).toBe('not_found');
    const id = await assignedTask(20);
    const leave = () => call('DELETE', '/users/me', student, { password: student.password });
    expect((await leave()).body.code).toBe('balance_left');
    await withdraw(id);
    expect((await leave()).status).toBe(200);
    expect(await balance(`user:${student.id}`)).toBe(0);
  });

  it('leaves no money without an owner when the account is deleted concurrently', async () => {
    const [left, gave] = await Promise.all([
      call('DELETE', '/users/me', student, { password: student.password }),
      give(20),
    ]);
    expect([left.status === 200, gave.status === 201].filter(Boolean)).toHaveLength(1);
    expect(await balance(`user:${student.id}`)).toBe(left.status === 200 ? 0 : -2_000);
  });

  it('emails the student the amount and the reason in their language, also for a withdrawal', async () => {
    await call('PUT', '/users/me/settings', student, { language: 'fr' });
    const id = await assignedTask(20.5);
    await withdraw(id);
    await vi.waitFor(async () => {
      const mails = (await campus.app.platform.mailbox?.read(student.email)) ?? [];
      const text = mails.map((mail) => `${mail.subject}\n${mail.text}`).join('\n');
      expect(text).toMatch(/Nous vous accordons .*20,50/);
      expect(text).toContain(REASON);
      expect(text).toContain('/dashboard/payouts');
      expect(text).toMatch(/retiré votre avoir de .*20,50/);
      expect(text).toContain('A mistake');
    }, 120_000);
  });
});

describe('paying out credits', () => {
  it('happens in the daily payout, together with sales, once the minimum is reached', async () => {
    await setAccount();
    const id = await assignedTask(12);
    await daily();
    expect(await list()).toEqual([]);
    await sales.released(student, buyer, 10);
    await daily();
    await daily();
    await until('paid');
    expect(await list()).toMatchObject([{ kind: 'daily', amount: 21.9, fee: 0, sales: 1, credits: 1 }]);
    expect(await statuses()).toEqual(['paid']);
    expect(await balance(`user:${student.id}`)).toBe(0);
    expect(await kindsOf(id)).toEqual(['credit']);
  });

  it('happens once for concurrent requests, and a credit given during a payout waits for the next one', async () => {
    await setAccount();
    await sales.switch({ transfers: 'pending' });
    await assignedTask(30);
    const [one, two, late] = await Promise.all([payMeNow(), payMeNow(), give(40)]);
    expect([one.status, two.status].filter((status) => status === 201).length).toBeGreaterThan(0);
    expect(late.status).toBe(201);
    const out = (await list()) as { amount: number; fee: number; credits: number }[];
    const carried = out.reduce((sum, { amount, fee }) => sum + amount + fee, 0);
    const left = await available();
    expect(carried + left).toBe(70);
    expect((await balance(`user:${student.id}`)) + 100 * left).toBe(0);
  });

  it('excludes a concurrent withdrawal of the same credit', async () => {
    await setAccount();
    for (let times = 0; times < 3; times += 1) {
      const id = await assignedTask(30);
      const other = await campus.student('Kofi Taker', undefined, 'admin');
      const [paid, ...taken] = await Promise.all([payMeNow(), withdraw(id), withdraw(id, other)]);
      const done = [paid.status === 201, ...taken.map(({ status }) => status === 200)];
      expect(done.filter(Boolean)).toHaveLength(1);
      for (const { status, body } of taken) {
        if (status !== 200) expect(body.code).toBe('credit_not_waiting');
      }
      expect(await balance(`user:${student.id}`)).toBe(0);
    }
  });

  it('makes the credit available and withdrawable again when the payout fails', async () => {
    await setAccount();
    const id = await assignedTask(30);
    await sales.switch({ transfers: 'failed' });
    await payMeNow();
    await until('failed');
    expect(await statuses()).toEqual(['waiting']);
    expect(await available()).toBe(30);
    expect(await balance(`user:${student.id}`)).toBe(-3_000);
    expect((await withdraw(id)).status).toBe(200);
    expect(await balance(`user:${student.id}`)).toBe(0);
    await sales.switch({ transfers: 'success' });
    await setAccount();
    expect((await payMeNow()).body.code).toBe('payout_too_small');
  });

  it('happens again after an arrived payout was reversed', async () => {
    await setAccount();
    await assignedTask(30);
    await payMeNow();
    await until('paid');
    const [{ reference }] = await list();
    await campus.app.platform.db.execute(
      sql`update sandbox_transfers set status = 'reversed' where reference = ${reference}`,
    );
    await sales.webhook('transfer.reversed', { reference });
    await until('reversed');
    expect(await statuses()).toEqual(['waiting']);
    expect(await available()).toBe(30);
    await payMeNow();
    await until('paid');
    expect(await statuses()).toEqual(['paid']);
    expect(await balance(`user:${student.id}`)).toBe(0);
  });

  it('settles a debt first and sends nothing until the credits exceed the debt', async () => {
    await setAccount();
    const { reference, paymentId, code } = await sales.held(student, buyer, 50);
    await call('POST', `/payments/${paymentId}/handover`, student, { code });
    await payMeNow();
    await until('paid');
    await sales.bank({ action: 'raise', reference });
    await vi.waitFor(
      async () => expect(await balance(`seller_debt:${student.id}`)).toBeGreaterThan(0),
      120_000,
    );
    const debt = await balance(`seller_debt:${student.id}`);
    await assignedTask(30);
    expect(await available()).toBe(0);
    expect((await payMeNow()).body.code).toBe('payout_too_small');
    await assignedTask(30);
    const rest = 60 - debt / 100;
    expect(await available()).toBeCloseTo(rest);
    const { body } = await payMeNow();
    expect(body.data).toMatchObject({ credits: 2, sales: 0, debt: debt / 100 });
    expect(body.data.amount).toBeCloseTo(rest - 1);
    await until('paid');
    expect(await balance(`seller_debt:${student.id}`)).toBe(0);
    expect(await balance(`user:${student.id}`)).toBe(0);
  });
});

it('prevents in the database the withdrawal of a credit that a payout carries', async () => {
  await setAccount();
  const id = await assignedTask(30);
  await payMeNow();
  await expect(
    campus.app.platform.db.update(credits).set({ withdrawnAt: campus.clock.now() }).where(eq(credits.id, id)),
  ).rejects.toThrow();
});

it('records giving and withdrawing a credit in the audit log with the amount', async () => {
  const id = await assignedTask(30);
  await withdraw(id);
  const rows = await campus.app.platform.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.targetId, student.id))
    .orderBy(auditEntries.id);
  expect(rows.map(({ action, actorId, reason, details }) => ({ action, actorId, reason, details }))).toEqual([
    { action: 'credit.give', actorId: admin.id, reason: REASON, details: { credit: id, amount: 3_000 } },
    {
      action: 'credit.withdraw',
      actorId: admin.id,
      reason: 'A mistake',
      details: { credit: id, amount: 3_000 },
    },
  ]);
});
