import { REVIEW_HIDDEN_FOR } from '@campushive/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  expectRefusal,
  join,
  LAPTOP,
  PASSWORD,
  useWorld,
  type Member,
} from '../../../../../apps/api/test/calls/world.js';

const world = useWorld();

/** Creates a paid sale. Handed over by default. */
async function sale(seller: Member, buyer: Member, end: 'held' | 'released' = 'released'): Promise<string> {
  const hiveId = (await seller.client.category.create(LAPTOP)).data.id;
  const payment = (await buyer.client.payments.initialize({ hiveId })).data;
  await world().pay(payment, 'success');
  const { data } = await buyer.client.payments.verify({ reference: payment.reference });
  if (end === 'released')
    await seller.client.payments.handover({ id: data.id, code: data.handoverCode ?? '' });
  return data.id;
}

describe('reviews', () => {
  let seller: Member;
  let buyer: Member;
  let stranger: Member;
  beforeAll(async () => {
    seller = await join(world(), 'Esi Reviewed');
    buyer = await join(world(), 'Kojo Reviewer');
    stranger = await join(world(), 'Afi Stranger');
  });

  it('stay hidden until both sides have written, and then count towards the rating', async () => {
    const id = await sale(seller, buyer);
    const write = (member: Member, stars: number) =>
      member.client.reviews.create({ id, stars, text: `${stars} stars` });
    expect((await buyer.client.reviews.forPayment({ id })).data).toMatchObject({
      mayReview: true,
      mine: null,
      theirs: null,
      theirsWaits: false,
    });
    expect((await write(buyer, 4)).data).toMatchObject({ mayReview: false, mine: { stars: 4 } });
    await expectRefusal(write(buyer, 5), 'already_reviewed');
    expect((await seller.client.reviews.forPayment({ id })).data).toMatchObject({
      mayReview: true,
      theirs: null,
      theirsWaits: true,
    });
    expect((await stranger.client.reviews.list({ id: seller.id })).data).toEqual([]);
    expect((await write(seller, 5)).data).toMatchObject({ theirs: { stars: 4, authorRole: 'buyer' } });
    expect((await stranger.client.reviews.list({ id: seller.id })).data).toMatchObject([
      { stars: 4, text: '4 stars', author: { id: buyer.id, name: buyer.name }, listingTitle: LAPTOP.title },
    ]);
    const visitors = await world().client().reviews.list({ id: seller.id });
    expect(visitors.count).toBe(1);
    expect(visitors.data[0]?.author.name).toBeNull();
    const shown = (await stranger.client.users.get({ id: seller.id })).data;
    expect(shown).toMatchObject({ rating: 4, reviewCount: 1 });
    expect((await seller.client.auth.me({})).data).toMatchObject({ rating: 4, reviewCount: 1 });
    expect((await buyer.client.notifications.list({})).data[0]).toMatchObject({ kind: 'review_shown' });
  });

  it('are limited to the buyer and the seller of a completed order', async () => {
    const held = await sale(seller, buyer, 'held');
    const review = { id: held, stars: 5, text: 'Kind' };
    expect((await buyer.client.reviews.forPayment({ id: held })).data.mayReview).toBe(false);
    await expectRefusal(buyer.client.reviews.create(review), 'order_not_completed');
    await expectRefusal(stranger.client.reviews.create(review), 'not_found');
    await expectRefusal(stranger.client.reviews.forPayment({ id: held }), 'not_found');
    await expectRefusal(buyer.client.reviews.create({ ...review, stars: 6 }), 'validation_failed', 'stars');
    await expectRefusal(buyer.client.reviews.create({ ...review, text: ' ' }), 'validation_failed', 'text');
  });

  it('are shown after a week without a review from the other side', async () => {
    const lonely = await join(world(), 'Abla Lonely');
    const id = await sale(lonely, buyer);
    await buyer.client.reviews.create({ id, stars: 3, text: 'Alright' });
    world().advance(REVIEW_HIDDEN_FOR);
    const visitor = world().client();
    expect((await visitor.reviews.list({ id: lonely.id })).data).toMatchObject([{ stars: 3 }]);
    const { data } = await visitor.auth.login({ email: lonely.email, password: PASSWORD });
    const again = world().client(data.token);
    expect((await again.reviews.forPayment({ id })).data).toMatchObject({
      mayReview: true,
      theirs: { stars: 3 },
    });
  });
});
