import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readOrder, UsageError } from '../../../../../apps/api/src/commands/admin-order.js';
import { carryOut } from '../../../../../apps/api/src/commands/admin-work.js';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { createSales, entryKinds, type Sales } from '../../../../../apps/api/test/money.js';
import { ageAccounts } from '../../../../../apps/api/test/sales.js';
import { auditEntries, payouts } from '../../platform/database/schema/index.js';
import type { TransferMode } from '../../../../../apps/api/src/platform/paystack/sandbox/transfer-modes.js';

let campus: TestCampus;
let sales: Sales;
let seller: TestStudent;
let admin: TestStudent;

beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  sales = createSales(campus);
  admin = await campus.student('Nana Admin', undefined, 'admin');
});
beforeEach(async () => {
  seller = await campus.student('Akosua Mensah');
  // Other sellers' payouts would be tried again beside this one's.
  await db().update(payouts).set({ status: 'failed' });
});
afterAll(() => campus.close());

const db = () => campus.app.platform.db;
const call = (method: string, path: string, student: TestStudent, body?: unknown) =>
  campus.request(method, path, { token: student.token, body });
const switchTo = (transfers: TransferMode) => sales.switch({ transfers });
const first = async () => (await call('GET', '/payouts', seller)).body.data[0];
const account = async () => (await call('GET', '/payouts/account', seller)).body.data;
const until = (facts: object) =>
  vi.waitFor(async () => expect(await first()).toMatchObject(facts), { timeout: 120_000, interval: 50 });

/** Sells something for ₵50 and asks for the money while transfers end in `mode`. */
async function ask(mode: TransferMode): Promise<string> {
  await call('PUT', '/payouts/account', seller, { network: 'mtn', phone: '0551234987', name: seller.name });
  await ageAccounts(campus);
  // Looking at payments is limited to so many a minute for each student.
  await sales.released(seller, await campus.student('Kwame Boateng'), 50);
  await switchTo(mode);
  const made = await call('POST', '/payouts', seller, {});
  expect(made.status).toBe(201);
  return made.body.data.id;
}

describe('the queue of delayed payouts', () => {
  it('returns the money once, with a reason for the seller', async () => {
    const id = await ask('unknown_failure');
    await until({ failure: 'operator' });
    const note = 'The network bars this number.';
    const returned = await call('POST', `/moderation/payouts/${id}/return`, admin, { note });
    expect(returned.status).toBe(200);
    expect(await first()).toMatchObject({ status: 'failed', failure: 'account', failureReason: note });
    expect(await account()).toMatchObject({ available: 49.5, account: { needsAttention: true } });
    const again = await call('POST', `/moderation/payouts/${id}/return`, admin, { note });
    expect(again).toMatchObject({ status: 409, body: { code: 'payout_not_waiting' } });
    expect((await call('POST', `/moderation/payouts/${id}/retry`, admin)).body.code).toBe(
      'payout_not_waiting',
    );
    const log = await db().select().from(auditEntries).where(eq(auditEntries.targetId, id));
    expect(log).toMatchObject([{ action: 'payout.return', actorId: admin.id, reason: note }]);
  });

  it('refuses to return the money of a transfer that waits at the provider', async () => {
    const id = await ask('otp');
    await until({ status: 'pending', failure: 'operator' });
    const refused = await call('POST', `/moderation/payouts/${id}/return`, admin, { note: 'Back' });
    expect(refused.body.code).toBe('payout_not_waiting');
    expect(await entryKinds(campus, 'payoutId', id)).toEqual(['payout', 'payout_fee_returned']);
  });

  it('is listed and retried from the command line', async () => {
    const { platform } = campus.app;
    const admin = async (...typed: string[]) => (await carryOut(platform, readOrder(typed))).join('\n');
    expect(await admin('payouts', 'list')).toBe('No payout waits.');
    const id = await ask('key');
    await until({ failure: 'operator' });
    const line = await admin('payouts', 'list');
    expect(line).toContain(`${id}  ₵48.50  mtn 055 ••• 4987  operator key_refused: Invalid key  next try`);
    expect(line).not.toContain('0551234987');
    await switchTo('success');
    expect(await admin('payouts', 'retry', id.toUpperCase())).toBe(`${id}  is tried again`);
    await until({ status: 'paid' });
    expect(await admin('payouts', 'retry', '--all')).toBe('No payout waits.');
    await expect(admin('payouts', 'retry', id)).rejects.toThrow('is not among the delayed payouts');
    const log = await db().select().from(auditEntries).where(eq(auditEntries.targetId, id));
    expect(log).toMatchObject([{ action: 'payout.retry', actorId: null }]);
    for (const typed of [
      ['payouts'],
      ['payouts', 'retry'],
      ['payouts', 'retry', 'x'],
      ['payouts', 'list', id],
    ])
      expect(() => readOrder(typed)).toThrow(UsageError);
  });

  it('is accessible to admins only', async () => {
    const moderator = await campus.student('Nana Moderator', undefined, 'moderator');
    for (const student of [seller, moderator]) {
      expect((await call('GET', '/moderation/payouts', student)).status).toBe(403);
      expect((await call('POST', `/moderation/payouts/${student.id}/retry`, student)).status).toBe(403);
      expect(
        (await call('POST', `/moderation/payouts/${student.id}/return`, student, { note: 'No' })).status,
      ).toBe(403);
    }
  });
});
