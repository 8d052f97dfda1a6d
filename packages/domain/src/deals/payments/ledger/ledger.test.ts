import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCampus, type TestCampus } from '../../../../../../apps/api/test/campus.js';
import { heldSale } from '../../../../../../apps/api/test/sales.js';
import { ledgerEntries, ledgerPostings } from '../../../platform/database/schema/index.js';
import { balanceOf, post } from './ledger.js';

let campus: TestCampus;
let orderId: string;
beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  orderId = await heldSale(
    campus,
    await campus.student('Akosua Mensah'),
    await campus.student('Kwame Boateng'),
  );
});
afterAll(() => campus.close());

it('books an entry with all of its postings, and refuses a second one for the same order and kind', async () => {
  const { db } = campus.app.platform;
  const now = new Date('2026-05-04T10:00:00Z');
  const book = () =>
    post(
      db,
      { orderId, kind: 'release' },
      [
        { account: 'one', amount: 700 },
        { account: 'other', amount: -400 },
        { account: 'other', amount: -300 },
      ],
      now,
    );
  expect(await balanceOf(db, 'one')).toBe(0);
  await book();
  const rows = await db
    .select({ account: ledgerPostings.account, at: ledgerEntries.createdAt })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerPostings.entryId))
    .where(eq(ledgerEntries.kind, 'release'));
  expect(rows).toEqual(['one', 'other', 'other'].map((account) => ({ account, at: now })));
  expect([await balanceOf(db, 'one'), await balanceOf(db, 'other')]).toEqual([700, -700]);
  await expect(book()).rejects.toThrow();
  expect(await balanceOf(db, 'one')).toBe(700);
});
