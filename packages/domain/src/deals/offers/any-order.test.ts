import { HOUR, LIVE_ORDER_STATUSES, type Offer, type OrderStatus } from '@campushive/contract';
import { LIVE_OFFER_STATUSES } from '@campushive/contract/rules/offers';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { createSales, type Sales } from '../../../../../apps/api/test/money.js';
import { listings, messages, offers, orders } from '../../platform/database/schema/index.js';

let campus: TestCampus;
let sales: Sales;
let moderator: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus();
  sales = createSales(campus);
  moderator = await campus.student('Nana Moderator');
  await campus.promote(moderator.id, 'moderator');
});
afterAll(() => campus.close());

/** Steps about one listing by two buyers, the seller, the clock and a moderator. */
const STEPS = [
  'make',
  'make',
  'counter-by-seller',
  'counter-by-buyer',
  'accept-by-seller',
  'accept-by-seller',
  'accept-by-buyer',
  'decline',
  'withdraw',
  'pay',
  'pay',
  'edit',
  'sell',
  'switch-off',
  'block',
  'suspend',
  'expire',
] as const;
type Step = (typeof STEPS)[number];

interface Deal {
  readonly seller: TestStudent;
  readonly buyers: readonly [TestStudent, TestStudent];
  readonly hiveId: string;
  /** Every listed price, in minor units. */
  readonly listed: Set<number>;
}

/** Statuses in which a buyer has paid, and no money was returned. */
const BOUGHT: readonly OrderStatus[] = LIVE_ORDER_STATUSES.filter((one) => one !== 'pending_payment');

it('ends in at most one sale, at a listed or agreed price, in any order of concurrent steps', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({ step: fc.constantFrom(...STEPS), buyer: fc.constantFrom(0, 1), amount: fc.nat(60) }),
        { minLength: 6, maxLength: 18 },
      ),
      async (steps) => {
        const deal = await begin();
        // Runs two steps at a time, so that the second often meets the first halfway.
        for (let at = 0; at < steps.length; at += 2) {
          await Promise.all(
            steps.slice(at, at + 2).map(({ step, buyer, amount }) => take(deal, step, buyer, amount)),
          );
          await check(deal);
        }
      },
    ),
    { numRuns: 14, interruptAfterTimeLimit: 20_000 },
  );
});

async function begin(): Promise<Deal> {
  const seller = await campus.student('Akosua Mensah');
  const buyers = [await campus.student('Kwame Boateng'), await campus.student('Yaw Owusu')] as const;
  const { data } = await seller.client.category.create({
    ...{ category: 'essentials', title: 'HP EliteBook', description: 'Fine', price: 100 },
    ...{ condition: 'good', pickupLocation: 'Hall' },
  });
  return { seller, buyers, hiveId: data.id, listed: new Set([10_000]) };
}

async function take(deal: Deal, step: Step, which: number, extra: number): Promise<void> {
  const { seller, hiveId, listed } = deal;
  const buyer = deal.buyers[which === 0 ? 0 : 1];
  const amount = 50 + extra;
  const post = (student: TestStudent, method: string, path: string, body: object = {}) =>
    campus.request(method, path, { token: student.token, body });
  /** Returns the latest offer of this buyer, including ended ones, to test answers to those as well. */
  const latest = async (): Promise<Offer | undefined> =>
    (await campus.request('GET', `/offers?hiveId=${hiveId}`, { token: buyer.token })).body.data?.[0];
  const answer = async (student: TestStudent, what: string, body: object = {}) =>
    post(student, 'POST', `/offers/${(await latest())?.id ?? hiveId}/${what}`, body);
  switch (step) {
    case 'make':
      return void (await post(buyer, 'POST', '/offers', { hiveId, amount }));
    case 'counter-by-seller':
      return void (await answer(seller, 'counter', { amount }));
    case 'counter-by-buyer':
      return void (await answer(buyer, 'counter', { amount }));
    case 'accept-by-seller':
      return void (await answer(seller, 'accept'));
    case 'accept-by-buyer':
      return void (await answer(buyer, 'accept'));
    case 'decline':
      return void (await answer(seller, 'decline'));
    case 'withdraw':
      return void (await answer(buyer, 'withdraw'));
    case 'pay': {
      const payment = await post(buyer, 'POST', `/payments/initialize/${hiveId}`);
      if (payment.status >= 400) return;
      await sales.checkout(payment.body.data.accessCode);
      return void (await campus.request('GET', `/payments/verify/${payment.body.data.reference}`, {
        token: buyer.token,
      }));
    }
    case 'edit':
      listed.add(10_000 + extra * 100);
      return void (await post(seller, 'PUT', `/hives/${hiveId}`, { price: 100 + extra }));
    case 'switch-off':
      return void (await post(seller, 'PUT', `/hives/${hiveId}`, { acceptsOffers: false }));
    case 'sell':
      return void (await post(seller, 'PUT', `/hives/${hiveId}/status`, { status: 'sold' }));
    case 'block':
      return void (await post(buyer, 'PUT', `/users/${seller.id}/block`));
    case 'suspend':
      return void (await post(moderator, 'PUT', `/moderation/users/${buyer.id}`, {
        action: 'suspend',
        reason: 'Rude.',
      }));
    case 'expire':
      // Keeps all sessions alive with a request at noon.
      for (const _half of [1, 2]) {
        campus.clock.advance(12 * HOUR);
        for (const student of [seller, moderator, ...deal.buyers])
          await campus.request('GET', '/auth/me', { token: student.token });
      }
      return campus.app.platform.jobs.runNow('offers.expire-due', {});
    default:
      return step satisfies never;
  }
}

async function check({ hiveId, listed }: Deal): Promise<void> {
  const { db, clock } = campus.app.platform;
  const [listing] = await db.select().from(listings).where(eq(listings.id, hiveId));
  const made = await db.select().from(offers).where(eq(offers.listingId, hiveId));
  const sold = await db.select().from(orders).where(eq(orders.listingId, hiveId));
  const bought = sold.filter(({ status }) => BOUGHT.includes(status));
  expect(bought.length).toBeLessThanOrEqual(1);
  // The paid price was either listed, or agreed with this buyer.
  for (const order of bought) {
    const agreed = made.find(({ orderId }) => orderId === order.id);
    expect([...listed, ...(agreed === undefined ? [] : [agreed.amountMinor])]).toContain(order.price);
    if (agreed !== undefined) expect(agreed).toMatchObject({ status: 'accepted', buyerId: order.buyerId });
  }
  if (listing?.status === 'sold') {
    const open = made.filter(
      ({ status, orderId, expiresAt }) =>
        LIVE_OFFER_STATUSES.includes(status) ||
        (status === 'accepted' && orderId !== bought[0]?.id && expiresAt > clock.now()),
    );
    expect(open).toEqual([]);
  }
  for (const offer of made) {
    const lines = await db.select().from(messages).where(eq(messages.conversationId, offer.conversationId));
    const about = lines.flatMap(({ details }) =>
      details?.offer?.id === offer.id && details.code !== undefined ? [details.code] : [],
    );
    const times = (code: string) => about.filter((one) => one === code).length;
    // One line in the thread for each amount, and one for its outcome.
    expect(times('offered')).toBe(offer.round);
    expect(times('offer_accepted')).toBeLessThanOrEqual(1);
    const ends = ['offer_declined', 'offer_withdrawn', 'offer_expired', 'offer_ended'].map(times);
    const ended = ends.reduce((sum, one) => sum + one, 0);
    expect(ended).toBe(LIVE_OFFER_STATUSES.includes(offer.status) || offer.status === 'accepted' ? 0 : 1);
  }
}
