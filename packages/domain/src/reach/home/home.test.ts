import { DAY, MINUTE, type Home } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { orders, reviews, users } from '../../platform/database/schema/index.js';

let campus: TestCampus;
let seller: TestStudent;
let buyer: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus();
  seller = await campus.student('Esi Seller');
  buyer = await campus.student('Zuwera Buyer', 'zuwera@st.knust.edu.gh');
});
afterAll(() => campus.close());

async function home(): Promise<Home> {
  campus.clock.advance(MINUTE);
  return (await campus.request('GET', '/home')).body.data;
}
const post = (title: string) =>
  campus.request('POST', '/essentials', {
    token: seller.token,
    body: { title, description: 'Bright', price: 20, condition: 'good', pickupLocation: 'Hall' },
  });

/** Creates an order with a review by its buyer. */
async function review(stars: number, text: string, shownAt: Date, by = buyer): Promise<string> {
  const listing = (await post('Lamp')).body.data;
  const payment = await campus.request('POST', `/payments/initialize/${listing.id}`, { token: by.token });
  const { paymentId } = payment.body.data;
  // Completes the order, because unpaid ones count against the buyer.
  await campus.app.platform.db.update(orders).set({ status: 'released' }).where(eq(orders.id, paymentId));
  const id = uuidv7();
  await campus.app.platform.db.insert(reviews).values({
    id,
    orderId: paymentId,
    authorId: by.id,
    subjectId: seller.id,
    stars,
    text,
    shownAt,
    createdAt: campus.clock.now(),
  });
  return id;
}

it('shows no listings, deals or reviews on an empty campus', async () => {
  expect(await home()).toMatchObject({
    studentCount: 2,
    listingCount: 0,
    completedCount: 0,
    handedOver: 0,
    featured: [],
    fresh: [],
    pictured: [],
    testimonials: [],
  });
});

it('quotes only good, visible reviews with text, and never names their authors', async () => {
  const past = campus.clock.now();
  const long = 'Met at the library, checked the lamp, showed the code. Easy.';
  const shown = await review(5, long, past);
  await review(3, `Came late, but came. ${long}`, past);
  await review(5, 'Good', past);
  await review(5, `Not shown yet. ${long}`, new Date(past.getTime() + 100 * 24 * 60 * MINUTE));
  const { testimonials } = await home();
  expect(testimonials).toEqual([{ id: shown, stars: 5, text: long, title: 'Lamp', university: 'KNUST' }]);
  expect(JSON.stringify(await home())).not.toContain('Zuwera');
  expect(await home()).toMatchObject({ completedCount: 4, handedOver: 80 });
});

it('quotes one review of each university before a second one, and only reviews by buyers', async () => {
  const past = campus.clock.now();
  const newer = await review(5, 'I would buy from her again, every single day of the week.', past);
  const [order] = await campus.app.platform.db.select().from(reviews).where(eq(reviews.id, newer));
  await campus.app.platform.db.insert(reviews).values({
    id: uuidv7(),
    orderId: order?.orderId ?? '',
    authorId: seller.id,
    subjectId: buyer.id,
    stars: 5,
    text: 'Paid at once, and even brought me an umbrella when it rained.',
    shownAt: past,
    createdAt: past,
  });
  const cape = await campus.student('Ato Buyer', 'ato@ucc.edu.gh');
  const other = await review(4, 'A little late, but the lamp is bright and the price was fair.', past, cape);
  await review(5, 'The second lamp that I bought here is as good as the first.', past);
  const { testimonials } = await home();
  expect(testimonials.map((testimonial) => testimonial.university)).toEqual(['KNUST', 'UCC', 'KNUST']);
  expect(testimonials[1]?.id).toBe(other);
});

it('shows a featured listing only once', async () => {
  for (const title of ['Type my thesis', 'Draw my logo']) {
    const deadline = new Date(campus.clock.now().getTime() + 7 * DAY).toISOString();
    const body = { title, description: 'By Friday', price: 40, applicationDeadline: deadline };
    expect((await campus.request('POST', '/sidehustle', { token: seller.token, body })).status).toBe(201);
  }
  const { featured, fresh } = await home();
  expect(featured.map((one) => one.title)).toEqual(['Draw my logo', 'Type my thesis']);
  expect(fresh.map((one) => one.title)).not.toContain('Draw my logo');
  expect(fresh.length).toBeGreaterThan(0);
});

it('stops quoting a suspended student', async () => {
  const { db } = campus.app.platform;
  await db.update(users).set({ suspendedAt: campus.clock.now() }).where(eq(users.id, buyer.id));
  expect((await home()).testimonials.map((testimonial) => testimonial.university)).toEqual(['UCC']);
});

it('is rebuilt after a quarter of a minute, not for every visitor', async () => {
  const before = (await home()).listingCount;
  await post('Kettle');
  const count = async () => (await campus.request('GET', '/home')).body.data.listingCount;
  expect(await count()).toBe(before);
  campus.clock.advance(MINUTE / 4);
  expect(await count()).toBe(before + 1);
});

it('quotes identical reviews of two students once', async () => {
  const past = campus.clock.now();
  const same = 'He kept me informed all the time. I would buy from him again.';
  await review(5, same, past, await campus.student('Efo Buyer', 'efo@ashesi.edu.gh'));
  await review(5, same, past, await campus.student('Adom Buyer', 'adom@gimpa.edu.gh'));
  const texts = (await home()).testimonials.map((testimonial) => testimonial.text);
  expect(texts.filter((text) => text === same)).toHaveLength(1);
});
