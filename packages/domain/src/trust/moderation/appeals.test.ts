import { APPEALS_A_DAY, type Photo } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { listingOf } from '../../../../../apps/api/test/sales.js';
import { staff } from '../../../../../apps/api/test/staff.js';
import { listings, uploads, users } from '../../platform/database/schema/index.js';

let campus: TestCampus;
let decider: TestStudent;
let reviewer: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus();
  decider = await staff(campus, 'Ama Decider');
  reviewer = await staff(campus, 'Afua Reviewer', 'admin');
});
afterAll(() => campus.close());

const call = (method: string, path: string, student: TestStudent | null, body?: unknown) =>
  campus.request(method, path, { ...(student && { token: student.token }), body });
const decide = (id: string, action: 'hide' | 'restore' | 'delete', by = decider) =>
  call('PUT', `/moderation/listings/${id}`, by, { action, reason: 'It is a copy' });
const appeal = (id: string, student: TestStudent | null, text = 'I have the receipt') =>
  call('POST', `/hives/${id}/appeal`, student, { text });
const status = async (id: string, student: TestStudent | null = null) =>
  (await call('GET', `/hives/${id}`, student)).body.data?.status;
const resolve = (id: string, decision: string, by = reviewer) =>
  call('POST', `/moderation/appeals/${id}/resolve`, by, { decision, note: 'Looked at the receipt' });
const idOf = async (listingId: string): Promise<string> => {
  const { data } = (await call('GET', '/moderation/appeals?limit=50', reviewer)).body;
  return data.find((one: { listing: { id: string } }) => one.listing.id === listingId)?.id ?? 'none';
};
const aPhoto = (id: string): Photo => ({
  id,
  url: '/files/laptop.jpg',
  variants: [],
  width: 800,
  height: 1000,
  placeholder: '',
});
/** Creates a listing that a moderator has hidden without a report. */
async function hiddenOf(seller: TestStudent): Promise<string> {
  const id = await listingOf(seller);
  expect((await decide(id, 'hide')).status).toBe(200);
  return id;
}

describe('an appeal against a removed listing', () => {
  it('is accepted from its poster once, even when it is sent twice at the same moment', async () => {
    const seller = await campus.student('Akosua Seller');
    const other = await campus.student('Kwame Other');
    const id = await hiddenOf(seller);
    for (const student of [other, decider, reviewer]) {
      expect((await appeal(id, student)).status).toBe(404);
      expect((await call('GET', `/hives/${id}/appeal`, student)).status).toBe(404);
    }
    expect((await appeal(id, null)).status).toBe(401);
    const answers = await Promise.all([appeal(id, seller), appeal(id, seller)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409]);
    expect((await appeal(id, seller)).body.code).toBe('already_appealed');
  });

  it('is refused until a moderator has decided about a listing that reports have hidden', async () => {
    const seller = await campus.student('Akosua Reported');
    const id = await listingOf(seller);
    for (const name of ['Kojo One', 'Kojo Two', 'Kojo Three']) {
      const body = { targetType: 'listing', targetId: id, reason: 'scam' };
      await call('POST', '/reports', await campus.student(name), body);
    }
    const shown = () => call('GET', `/hives/${id}/appeal`, seller);
    expect((await shown()).body.data).toMatchObject({ kind: 'reports', mayAppeal: false, reason: null });
    expect((await appeal(id, seller)).body.code).toBe('nothing_to_appeal');
    const open = (await call('GET', '/moderation/reports?limit=50', decider)).body.data;
    const found = open.find((one: { targetId: string }) => one.targetId === id);
    const body = { decision: 'warn', note: 'Asked for money first' };
    await call('POST', `/moderation/reports/${found.id}/resolve`, decider, body);
    expect((await shown()).body.data).toMatchObject({
      kind: 'hide',
      mayAppeal: true,
      reason: 'Asked for money first',
    });
    expect((await appeal(id, seller)).status).toBe(201);
  });

  it('is limited to a daily number for each student', async () => {
    const eager = await campus.student('Kojo Eager');
    const open = await listingOf(eager);
    for (let i = 0; i < APPEALS_A_DAY; i += 1) await appeal(open, eager);
    const answer = await appeal(open, eager);
    expect(answer.body.code).toBe('rate_limited');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('the decision on an appeal', () => {
  it('is refused to the first decider while another moderator exists, and to the poster', async () => {
    const owner = await staff(campus, 'Yaa Moderator');
    const id = await hiddenOf(owner);
    await appeal(id, owner);
    const found = await idOf(id);
    expect((await resolve(found, 'uphold', decider)).body.code).toBe('own_decision');
    expect((await resolve(found, 'restore', owner)).body.code).toBe('forbidden');
    expect((await resolve(found, 'restore', await campus.student('Kofi Student'))).body.code).toBe(
      'forbidden',
    );
    const { db } = campus.app.platform;
    const setRole = (role: 'student' | 'admin') =>
      db.update(users).set({ role }).where(eq(users.id, reviewer.id));
    await setRole('student');
    const alone = await resolve(found, 'uphold', decider);
    await setRole('admin');
    expect(alone.body.data).toMatchObject({ outcome: 'uphold', resolvedBy: { id: decider.id } });
    expect((await resolve(found, 'restore')).body.code).toBe('already_resolved');
    expect((await resolve('00000000-0000-7000-8000-000000000000', 'restore')).status).toBe(404);
    await db.update(users).set({ role: 'student' }).where(eq(users.id, owner.id));
  });

  it('is made once, even by two at the same moment, and notifies the poster in their language', async () => {
    const second = await staff(campus, 'Esi Second');
    const seller = await campus.student('Akosua Française');
    await call('PUT', '/users/me/settings', seller, { language: 'fr' });
    const id = await hiddenOf(seller);
    await appeal(id, seller);
    const found = await idOf(id);
    const answers = await Promise.all([resolve(found, 'restore'), resolve(found, 'uphold', second)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const { outcome } = answers.find((answer) => answer.status === 200)?.body.data ?? {};
    expect(await status(id)).toBe(outcome === 'restore' ? 'active' : undefined);
    const [news] = (await call('GET', '/notifications', seller)).body.data;
    expect(news).toMatchObject({ description: 'HP EliteBook\u00a0: Looked at the receipt' });
    expect(news.title).toMatch(/^Votre contestation a /);
    const [letter] = (await campus.app.platform.mailbox?.read(seller.email)) ?? [];
    expect(letter?.subject).toBe(news.title);
    expect(letter?.text).toContain(`/dashboard/appeals/${id}`);
    expect(letter?.text).toContain('Looked at the receipt');
    await campus.promote(second.id, 'student');
  });

  it('restores a listing that a moderator deleted, with its photos', async () => {
    const seller = await campus.student('Akosua Deleted');
    const id = await listingOf(seller);
    const { db, clock } = campus.app.platform;
    const photo = aPhoto('01934c00-0000-7000-8000-00000000f070');
    const now = clock.now();
    const owned = { ownerId: seller.id, purpose: 'listing-photo', attachedAt: now, createdAt: now } as const;
    await db.insert(uploads).values({ id: photo.id, ...owned, photo, files: [] });
    await db
      .update(listings)
      .set({ photos: [photo] })
      .where(eq(listings.id, id));
    expect((await decide(id, 'delete')).body.data).toEqual({ id, status: 'deleted' });
    const [upload] = await db.select().from(uploads).where(eq(uploads.id, photo.id));
    expect(upload?.detachedAt).toBeNull();
    expect((await call('GET', `/hives/${id}/appeal`, seller)).body.data).toMatchObject({
      kind: 'delete',
      reason: 'It is a copy',
    });
    await appeal(id, seller);
    expect((await resolve(await idOf(id), 'restore')).status).toBe(200);
    expect(await status(id)).toBe('active');
  });

  it('is not needed when a moderator restores the listing or its poster deletes it', async () => {
    const seller = await campus.student('Akosua Changing');
    const shown = await hiddenOf(seller);
    const removed = await hiddenOf(seller);
    await appeal(shown, seller);
    await appeal(removed, seller);
    const found = await idOf(removed);
    await decide(shown, 'restore');
    await call('DELETE', `/hives/${removed}`, seller);
    for (const id of [shown, removed]) expect(await idOf(id)).toBe('none');
    expect((await resolve(found, 'restore')).body.code).toBe('already_resolved');
    expect(await status(removed, seller)).toBeUndefined();
    expect((await call('GET', `/hives/${shown}/appeal`, seller)).body.data.appeal.outcome).toBe('restore');
    expect((await decide(shown, 'hide')).status).toBe(200);
    // A new decision can be appealed again.
    expect((await appeal(shown, seller)).status).toBe(201);
  });

  it('keeps a restored listing hidden while its poster is suspended', async () => {
    const seller = await campus.student('Akosua Away');
    const id = await hiddenOf(seller);
    await appeal(id, seller);
    const account = (action: string) =>
      call('PUT', `/moderation/users/${seller.id}`, decider, { action, reason: 'Something else' });
    await account('suspend');
    expect((await resolve(await idOf(id), 'restore')).status).toBe(200);
    expect(await status(id)).toBeUndefined();
    await account('reinstate');
    expect(await status(id)).toBe('active');
  });
});

it('lists waiting appeals page by page, oldest first', async () => {
  for (let i = 0; i < 3; i += 1) {
    const seller = await campus.student(`Akosua Waiting${i}`);
    await appeal(await hiddenOf(seller), seller);
  }
  const page = async (query: string) => (await call('GET', `/moderation/appeals?${query}`, reviewer)).body;
  const first = await page('limit=2');
  const rest = await page(`limit=50&cursor=${first.pagination.nextCursor}`);
  const all = [...first.data, ...rest.data];
  expect(all).toHaveLength(first.count);
  expect(new Set(all.map((one) => one.id)).size).toBe(all.length);
  const times = all.map((one) => one.createdAt);
  expect(times).toEqual([...times].sort());
  const decided = await page('state=resolved&limit=2');
  const more = await page(`state=resolved&limit=50&cursor=${decided.pagination.nextCursor}`);
  expect(decided.data.length + more.data.length).toBe(decided.count);
  expect((await page('cursor=nonsense')).code).toBe('validation_failed');
});
