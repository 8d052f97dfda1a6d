import { WEEKDAYS } from '@campushive/contract';
import { countDistinct, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCampus, type TestCampus } from '../../../../../apps/api/test/campus.js';
import { createSales, entryKinds, type Sales } from '../../../../../apps/api/test/money.js';
import { ledgerEntries, ledgerPostings } from '../../platform/database/schema/index.js';

let campus: TestCampus;
let sales: Sales;
beforeAll(async () => {
  campus = await openTestCampus();
  sales = createSales(campus);
});
afterAll(() => campus.close());

it('balances the ledger for paid and declined orders and books no cash orders', async () => {
  const [seller, buyer] = [await campus.student('Efua Seller'), await campus.student('Kofi Buyer')];
  const { data: stall } = await seller.client.stalls.create({
    name: 'Efua’s Waakye',
    items: [{ name: 'Waakye', price: 25 }],
    hours: WEEKDAYS.map((weekday) => ({ weekday, from: '00:00', to: '24:00' })),
    ...{ readyMinutes: 20, takesCash: true },
  });
  const items = [{ itemId: stall.items[0]?.id ?? '', quantity: 2 }];
  const paid = async () => {
    const { data } = await buyer.client.payments.initialize({ hiveId: stall.id, items });
    await sales.checkout(data.accessCode);
    return (await buyer.client.payments.verify({ reference: data.reference })).data;
  };
  const eaten = await paid();
  await seller.client.payments.handover({ id: eaten.id, code: eaten.handoverCode ?? '' });
  const declined = await paid();
  await seller.client.stallOrders.step({ id: declined.stallOrder?.id ?? '', to: 'declined' });
  await buyer.client.stallOrders.createCash({ id: stall.id, items });
  expect(await entryKinds(campus, 'orderId', eaten.id)).toEqual(['charge', 'release']);
  expect(await entryKinds(campus, 'orderId', declined.id)).toEqual(
    expect.arrayContaining(['charge', 'refund']),
  );
  const { db } = campus.app.platform;
  const found = await db
    .select({
      total: sql`coalesce(sum(${ledgerPostings.amount}), 0)`.mapWith(Number),
      orders: countDistinct(ledgerEntries.orderId),
    })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerPostings.entryId));
  expect(found).toEqual([{ total: 0, orders: 2 }]);
});
