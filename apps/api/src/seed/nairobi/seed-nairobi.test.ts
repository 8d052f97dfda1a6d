import { hiveNamesOf, isHive, ownValuesIn } from '@campushive/contract';
import { HIVE_FIELDS } from '@campushive/contract/hive-fields';
import { ownFieldsOf } from '@campushive/contract/own-fields';
import { campus as ghana } from '@campushive/campus-ghana';
import { campus as nairobi } from '@campushive/campus-nairobi';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openTestCampus, type TestCampus } from '../../../test/campus.js';
import { serveCampus } from '@campushive/domain/platform/campus';
import { ledgerPostings, listings } from '@campushive/domain/platform/database/schema/index';
import { demoOf, findAccounts } from '../demo.js';
import { ACCOUNTS, MERCY, OTIENO, PASSWORD, WANJIKU } from './students.js';

let campus: TestCampus;
beforeAll(async () => {
  campus = await openTestCampus({ CAMPUS: 'nairobi' });
  expect(await campus.app.seed()).toBe(true);
});
// Files of a worker share which campus is served.
afterAll(async () => {
  await campus.close();
  serveCampus(ghana);
});

const signIn = async ({ email }: { readonly email: string }) => {
  const { data } = await campus.client().auth.login({ email, password: PASSWORD });
  return campus.client(data.token);
};

it('fills each enabled hive with listings that its form accepts', async () => {
  const open = await campus.app.platform.db.select().from(listings).where(eq(listings.status, 'active'));
  expect(new Set(open.map(({ hive }) => hive))).toEqual(new Set(hiveNamesOf(nairobi)));
  for (const { hive, title, description, priceMinor, details } of open) {
    const schema: z.ZodMiniType = z.strictObject(isHive(hive) ? HIVE_FIELDS[hive] : ownFieldsOf(hive));
    const price = priceMinor === null ? undefined : priceMinor / 100;
    const fields = isHive(hive) ? details : ownValuesIn(details);
    const parsed = schema.safeParse({ title, description, price, ...fields });
    expect(parsed.success, `${title}: ${parsed.error?.message}`).toBe(true);
  }
});

it('creates unread items, held orders and disputes for Wanjiku, Otieno and the moderator', async () => {
  const [wanjiku, otieno, mercy] = [await signIn(WANJIKU), await signIn(OTIENO), await signIn(MERCY)];
  expect((await wanjiku.messages.unreadCount({})).data.conversations).toBe(2);
  expect((await wanjiku.notifications.list({})).count).toBe(3);
  const held = (await otieno.payments.list({})).data.find(({ orderStatus }) => orderStatus === 'held');
  expect(held?.handoverCode).toMatch(/^\d{6}$/);
  expect((await wanjiku.payouts.list({})).data.map(({ status }) => status)).toContain('paid');
  expect((await mercy.disputes.list({})).data).toHaveLength(1);
  expect((await campus.client().home.get({})).data.completedCount).toBeGreaterThan(8);
});

it('creates ledger postings that sum to zero', async () => {
  const rows = await campus.app.platform.db.select().from(ledgerPostings);
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
});

it('runs only once, and recognises its demo accounts afterwards', async () => {
  expect(await campus.app.seed()).toBe(false);
  const demo = demoOf('nairobi');
  expect(demo && (await findAccounts(demo, campus.app.platform))).toEqual(ACCOUNTS);
});
