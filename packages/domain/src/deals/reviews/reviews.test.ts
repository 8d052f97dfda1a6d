import { DAY, REVIEW_HIDDEN_FOR, type Review } from '@campushive/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { completedSale, heldSale } from '../../../../../apps/api/test/sales.js';

let campus: TestCampus;
let seller: TestStudent;
let buyer: TestStudent;
let stranger: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus();
  seller = await campus.student('Akosua Seller');
  buyer = await campus.student('Kwame Buyer');
  stranger = await campus.student('Yaw Stranger');
});
afterAll(() => campus.close());

const call = (method: string, path: string, student: TestStudent | null, body?: unknown) =>
  campus.request(method, path, { ...(student && { token: student.token }), body });
const review = (id: string, student: TestStudent | null, body: unknown = { stars: 5, text: 'Kind' }) =>
  call('POST', `/payments/${id}/review`, student, body);
const state = async (id: string, student: TestStudent) =>
  (await call('GET', `/payments/${id}/reviews`, student)).body.data;
const shownOf = async ({ id }: TestStudent, viewer: TestStudent | null = stranger) =>
  (await call('GET', `/users/${id}/reviews`, viewer)).body;
/** A day in the test is longer than a session. */
const signedInAgain = async (student: TestStudent): Promise<TestStudent> => {
  const { email, password } = student;
  const { data } = await campus.client().auth.login({ email, password, rememberMe: true });
  return { ...student, token: data.token, client: campus.client(data.token) };
};

describe('reviewing an order', () => {
  it('hides a review until both sides have written', async () => {
    const id = await completedSale(campus, seller, buyer);
    expect(await state(id, buyer)).toEqual({
      mayReview: true,
      mine: null,
      theirs: null,
      theirsWaits: false,
      shownAt: null,
    });
    const answer = await review(id, buyer, { stars: 4, text: '  Fine laptop  ' });
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({
      mayReview: false,
      mine: { stars: 4, text: 'Fine laptop', authorRole: 'buyer' },
      theirs: null,
    });
    expect(await state(id, seller)).toMatchObject({ mayReview: true, theirs: null, theirsWaits: true });
    expect(JSON.stringify(await state(id, seller))).not.toContain('Fine laptop');
    expect(await shownOf(seller)).toMatchObject({ data: [], count: 0 });

    await review(id, seller, { stars: 2, text: 'Came late' });
    expect((await state(id, buyer)).theirs).toMatchObject({ stars: 2, authorRole: 'seller' });
    expect((await state(id, seller)).theirs).toMatchObject({ stars: 4, text: 'Fine laptop' });
    expect((await shownOf(seller)).data).toMatchObject([
      { stars: 4, author: { id: buyer.id, name: 'Kwame Buyer' }, listingTitle: 'HP EliteBook' },
    ]);
    const notifications = await call('GET', '/notifications', buyer);
    expect(notifications.body.data[0]).toMatchObject({
      kind: 'review_shown',
      subject: { type: 'payment', id },
    });
  });

  it('is possible once per side, also for concurrent requests', async () => {
    const id = await completedSale(campus, seller, buyer);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => review(id, buyer)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect((await review(id, buyer)).body.code).toBe('already_reviewed');
    const both = await completedSale(campus, seller, buyer);
    await Promise.all([review(both, buyer), review(both, seller)]);
    expect(await state(both, buyer)).toMatchObject({ theirs: { authorRole: 'seller' }, theirsWaits: false });
    expect(await state(both, seller)).toMatchObject({ theirs: { authorRole: 'buyer' } });
  });

  it('is limited to completed orders', async () => {
    const id = await heldSale(campus, seller, buyer);
    expect((await state(id, buyer)).mayReview).toBe(false);
    expect((await review(id, buyer)).body.code).toBe('order_not_completed');
  });

  it('is limited to the buyer and the seller, and hidden from other callers', async () => {
    const id = await completedSale(campus, seller, buyer);
    expect((await review(id, null)).body.code).toBe('unauthenticated');
    expect((await review(id, stranger)).status).toBe(404);
    expect((await call('GET', `/payments/${id}/reviews`, stranger)).status).toBe(404);
    expect((await call('GET', `/payments/${id}/reviews`, null)).status).toBe(401);
  });

  it.each([
    ['no stars', { text: 'Fine' }, 'stars'],
    ['six stars', { stars: 6, text: 'Fine' }, 'stars'],
    ['half a star', { stars: 0.5, text: 'Fine' }, 'stars'],
    ['no words', { stars: 5, text: '   ' }, 'text'],
    ['too many words', { stars: 5, text: 'x'.repeat(1_001) }, 'text'],
    ['another author', { stars: 5, text: 'Fine', authorId: 'me' }, 'authorId'],
  ])('refuses %s', async (_title, body, field) => {
    const answer = await review('00000000-0000-7000-8000-000000000000', buyer, body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fieldErrors)).toEqual([field]);
  });
});

describe('reviews of a student', () => {
  it('are paged, newest first, and their mean is the rating in every response', async () => {
    const rated = await campus.student('Esi Rated');
    for (const [stars, text] of [
      [5, 'first'],
      [4, 'second'],
      [4, 'third'],
    ] as const) {
      const id = await completedSale(campus, rated, buyer);
      await review(id, buyer, { stars, text });
      await review(id, rated);
    }
    const first = await call('GET', `/users/${rated.id}/reviews?limit=2`, stranger);
    expect(first.body.data.map((one: Review) => one.text)).toEqual(['third', 'second']);
    expect(first.body.count).toBe(3);
    const rest = await call(
      'GET',
      `/users/${rated.id}/reviews?limit=2&cursor=${first.body.pagination.nextCursor}`,
      stranger,
    );
    expect(rest.body.data.map((one: Review) => one.text)).toEqual(['first']);
    expect(rest.body.pagination.nextCursor).toBeNull();
    const expected = { rating: 4.33, reviewCount: 3 };
    expect((await call('GET', `/users/${rated.id}`, null)).body.data).toMatchObject(expected);
    expect((await call('GET', '/auth/me', rated)).body.data).toMatchObject(expected);
    expect((await call('GET', '/search?type=users&q=rated', buyer)).body.data[0]).toMatchObject(expected);
  });

  it('hide their authors from visitors', async () => {
    const [shown] = (await shownOf(seller, null)).data;
    expect(shown.author).toMatchObject({ name: null, profileImage: null, university: null });
  });

  it('are shown after a week without a review from the other side, and count from then on', async () => {
    const lonely = await campus.student('Abla Lonely');
    const id = await completedSale(campus, lonely, buyer);
    await review(id, buyer, { stars: 3, text: 'Alright' });
    campus.clock.advance(REVIEW_HIDDEN_FOR - DAY);
    expect((await shownOf(lonely, null)).data).toEqual([]);
    expect((await call('GET', `/users/${lonely.id}`, null)).body.data.rating).toBeNull();
    campus.clock.advance(DAY);
    expect((await shownOf(lonely, null)).data).toMatchObject([{ stars: 3, text: 'Alright' }]);
    expect((await call('GET', `/users/${lonely.id}`, null)).body.data).toMatchObject({ rating: 3 });
    const again = await signedInAgain(lonely);
    expect(await state(id, again)).toMatchObject({ mayReview: true, theirs: { stars: 3 } });
    const own = await review(id, again, { stars: 1, text: 'Late' });
    expect(own.body.data).toMatchObject({ theirs: { stars: 3 }, mine: { stars: 1 } });
    expect((await call('GET', `/users/${buyer.id}/reviews`, null)).body.data[0]).toMatchObject({ stars: 1 });
  });

  it('return 404 for an unknown student', async () => {
    expect((await call('GET', '/users/00000000-0000-7000-8000-000000000000/reviews', null)).status).toBe(404);
  });
});
