import { RESERVATION_LIFETIME } from '@campushive/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../../apps/api/test/campus.js';
import { createSales, type Sales } from '../../../../../../apps/api/test/money.js';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let campus: TestCampus;
let sales: Sales;
let seller: TestStudent;
let buyers: readonly TestStudent[];
beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  sales = createSales(campus);
  seller = await campus.student('Akosua Design');
  buyers = await Promise.all(['Kwame', 'Esi', 'Yaw', 'Adwoa'].map((name) => campus.student(`${name} Buyer`)));
});
afterAll(() => campus.close());

/** Returns a service whose student takes one order at once, and its only package. */
async function offered() {
  const { id, sidehustleDetails } = (
    await seller.client.category.create({
      category: 'sidehustle',
      title: 'Logos',
      description: 'For halls and clubs',
      packages: [{ name: 'Basic', includes: 'One logo', price: 60, days: 2 }],
      maxOpenOrders: 1,
    })
  ).data;
  return { hiveId: id, kindId: sidehustleDetails?.packages?.[0]?.id ?? '' };
}
const begin = async (student: TestStudent | undefined, service: Awaited<ReturnType<typeof offered>>) => {
  if (student === undefined) throw new Error('There are four buyers');
  return (await student.client.payments.initialize(service)).data;
};

it('sells the last place once to concurrent buyers', async () => {
  const service = await offered();
  const outcomes = await Promise.allSettled(buyers.map((buyer) => begin(buyer, service)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refused = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
  );
  for (const reason of refused) expect(reason).toMatchObject({ code: 'fully_booked' });
});

it('refunds a late payment when another order has the place', async () => {
  const service = await offered();
  const [first, second] = buyers;
  await sales.switch({ webhooks: 'lost' });
  const late = await begin(first, service);
  campus.clock.advance(RESERVATION_LIFETIME);
  await campus.app.platform.jobs.runNow('payments.expire-due', {});
  const taken = await begin(second, service);
  await sales.checkout(taken.accessCode);
  await second?.client.payments.verify({ reference: taken.reference });
  await sales.checkout(late.accessCode);
  const paid = (await first?.client.payments.verify({ reference: late.reference }))?.data;
  expect(paid?.orderStatus).toBe('refunded');
  await sales.switch({ webhooks: 'normal' });
});
