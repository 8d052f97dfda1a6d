import {
  DAY,
  HOUR,
  LISTING_LIFETIME,
  LISTING_REMINDER,
  MINUTE,
  SAFE_DEAL_LIFETIME,
} from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { later } from '../../platform/clock.js';
import { listings } from '../../platform/database/schema/index.js';

let campus: TestCampus;
let serial = 0;
beforeAll(async () => {
  campus = await openTestCampus();
});
afterAll(() => campus.close());

const lamp = {
  title: 'Desk lamp',
  description: 'Bright',
  price: 80,
  condition: 'good',
  pickupLocation: 'Volta Hall',
} as const;
const newStudent = () => campus.student(`Poster ${(serial += 1)}`);
/** Logs a student in again, because advancing the clock ends sessions. */
async function again({ id, name, email, password }: TestStudent): Promise<TestStudent> {
  const { data } = await campus.client().auth.login({ email, password, rememberMe: true });
  return { id, name, email, password, token: data.token, client: campus.client(data.token) };
}
const run = async (job: 'hives.remind' | 'hives.expire-due') => {
  await campus.app.platform.jobs.runNow(job, {});
};
const kindsOf = async (student: TestStudent) =>
  (await student.client.notifications.list({})).data.map((one) => one.kind).reverse();
const gigUntil = (student: TestStudent, days: number) =>
  student.client.category.create({
    category: 'sidehustle',
    title: 'Ushers',
    description: 'White shirts',
    price: 60,
    applicationDeadline: later(campus.clock.now(), days * DAY).toISOString(),
  });

describe('the end of a listing', () => {
  it('notifies the maker of a safe-deal link at its end only', async () => {
    const ama = await newStudent();
    await ama.client.safeDeals.create({ title: 'Standing fan', price: 140 });
    await run('hives.remind');
    campus.clock.advance(SAFE_DEAL_LIFETIME);
    await run('hives.remind');
    await run('hives.expire-due');
    expect(await kindsOf(await again(ama))).toEqual(['safe_deal_ended']);
  });

  it('notifies the poster three days before and at the end, each once', async () => {
    const ama = await newStudent();
    await ama.client.category.create({ category: 'essentials', ...lamp });
    await run('hives.remind');
    expect(await kindsOf(ama)).toEqual([]);
    campus.clock.advance(LISTING_LIFETIME - LISTING_REMINDER - HOUR);
    await run('hives.remind');
    const before = await again(ama);
    expect(await kindsOf(before)).toEqual([]);
    campus.clock.advance(HOUR + MINUTE);
    // Twice at once, as two processes would, and then again, as after a restart.
    await Promise.all([run('hives.remind'), run('hives.remind')]);
    await run('hives.remind');
    expect(await kindsOf(before)).toEqual(['listing_expiring']);
    campus.clock.advance(LISTING_REMINDER);
    await Promise.all([run('hives.expire-due'), run('hives.expire-due')]);
    await run('hives.expire-due');
    const after = await again(ama);
    expect(await kindsOf(after)).toEqual(['listing_expiring', 'listing_expired']);
    const [listing] = (await after.client.hives.myPosted({ group: 'ended' })).data;
    expect(listing?.status).toBe('expired');
    await run('hives.remind');
    expect(await kindsOf(after)).toHaveLength(2);
  });

  it('sends only the end notification when the reminder is late as well', async () => {
    const ama = await newStudent();
    await ama.client.category.create({ category: 'essentials', ...lamp });
    campus.clock.advance(LISTING_LIFETIME + DAY);
    await run('hives.remind');
    await run('hives.expire-due');
    expect(await kindsOf(await again(ama))).toEqual(['listing_expired']);
  });

  it('equals the deadline of a gig, and a short gig gets no reminder', async () => {
    const ama = await newStudent();
    await gigUntil(ama, 2);
    await gigUntil(ama, 10);
    await run('hives.remind');
    expect(await kindsOf(ama)).toEqual([]);
    campus.clock.advance(8 * DAY);
    await run('hives.expire-due');
    await run('hives.remind');
    expect(await kindsOf(await again(ama))).toEqual(['listing_expired', 'listing_expiring']);
  });

  it('triggers a new reminder when it is postponed', async () => {
    const ama = await newStudent();
    const { id } = (await gigUntil(ama, 10)).data;
    campus.clock.advance(8 * DAY);
    await run('hives.remind');
    const later1 = await again(ama);
    const moved = later(campus.clock.now(), 20 * DAY).toISOString();
    await later1.client.hives.update({ id, applicationDeadline: moved });
    await run('hives.remind');
    expect(await kindsOf(later1)).toEqual(['listing_expiring']);
    campus.clock.advance(18 * DAY);
    await run('hives.remind');
    expect(await kindsOf(await again(ama))).toEqual(['listing_expiring', 'listing_expiring']);
  });

  it('ends the open offers of the listing and publishes the change of the listing', async () => {
    const ama = await newStudent();
    const kofi = await newStudent();
    const { id: hiveId } = (
      await ama.client.category.create({ category: 'essentials', ...lamp, acceptsOffers: true })
    ).data;
    campus.clock.advance(LISTING_LIFETIME - HOUR);
    const buyer = await again(kofi);
    await buyer.client.offers.create({ hiveId, amount: 60 });
    campus.clock.advance(HOUR + MINUTE);
    const changed: string[] = [];
    campus.app.platform.outbox.on('listing.changed', async ({ listingId }) => void changed.push(listingId));
    await run('hives.expire-due');
    expect((await buyer.client.offers.list({})).data.map(({ status }) => status)).toEqual(['expired']);
    expect(changed).toContain(hiveId);
  });

  it('does not apply to sold listings and drafts', async () => {
    const ama = await newStudent();
    const sold = (await ama.client.category.create({ category: 'essentials', ...lamp })).data;
    await ama.client.hives.setStatus({ id: sold.id, status: 'sold' });
    await ama.client.category.create({ category: 'essentials', ...lamp, draft: true });
    campus.clock.advance(LISTING_LIFETIME + DAY);
    await run('hives.remind');
    await run('hives.expire-due');
    expect(await kindsOf(await again(ama))).toEqual([]);
  });

  it('allows a renewal for 60 days with its own reminder', async () => {
    const ama = await newStudent();
    const { id } = (await ama.client.category.create({ category: 'essentials', ...lamp })).data;
    campus.clock.advance(LISTING_LIFETIME);
    await run('hives.expire-due');
    const back = await again(ama);
    const { data } = await back.client.hives.setStatus({ id, status: 'active' });
    expect(data.expiresAt).toBe(later(new Date(data.updatedAt), LISTING_LIFETIME).toISOString());
    campus.clock.advance(LISTING_LIFETIME - DAY);
    await run('hives.remind');
    expect(await kindsOf(await again(ama))).toEqual(['listing_expired', 'listing_expiring']);
  });

  it('has to be postponed before an expired gig can be reopened', async () => {
    const ama = await newStudent();
    const { id } = (await gigUntil(ama, 5)).data;
    campus.clock.advance(6 * DAY);
    await run('hives.expire-due');
    const back = await again(ama);
    await expect(back.client.hives.setStatus({ id, status: 'active' })).rejects.toMatchObject({
      code: 'validation_failed',
      fieldErrors: { applicationDeadline: { code: 'not_in_future' } },
    });
    const moved = later(campus.clock.now(), 5 * DAY).toISOString();
    await back.client.hives.update({ id, applicationDeadline: moved });
    const { data } = await back.client.hives.setStatus({ id, status: 'active' });
    expect(data).toMatchObject({ status: 'active', expiresAt: moved });
  });
});

describe('a draft', () => {
  it('is visible to its poster only until its publication, which starts its lifetime', async () => {
    const ama = await newStudent();
    const kofi = await newStudent();
    const { data } = await ama.client.category.create({
      category: 'essentials',
      ...lamp,
      title: 'Quokka lamp',
      draft: true,
    });
    expect(data).toMatchObject({ status: 'draft', expiresAt: null });
    for (const client of [kofi.client, campus.client()]) {
      await expect(client.hives.get({ id: data.id })).rejects.toMatchObject({ code: 'not_found' });
      expect((await client.hives.list({ q: 'quokka' })).count).toBe(0);
    }
    await ama.client.hives.update({ id: data.id, price: 90 });
    campus.clock.advance(HOUR);
    const published = (await ama.client.hives.setStatus({ id: data.id, status: 'active' })).data;
    expect(published).toMatchObject({
      status: 'active',
      price: 90,
      createdAt: published.updatedAt,
      expiresAt: later(new Date(published.updatedAt), LISTING_LIFETIME).toISOString(),
    });
    expect((await kofi.client.hives.list({ q: 'quokka' })).count).toBe(1);
  });

  it('cannot be published past its own date', async () => {
    const ama = await newStudent();
    const { data } = await ama.client.category.create({
      category: 'sidehustle',
      title: 'Ushers',
      description: 'White shirts',
      price: 80,
      applicationDeadline: later(campus.clock.now(), DAY).toISOString(),
      draft: true,
    });
    campus.clock.advance(2 * DAY);
    const back = await again(ama);
    await expect(back.client.hives.setStatus({ id: data.id, status: 'active' })).rejects.toMatchObject({
      fieldErrors: { applicationDeadline: { code: 'not_in_future' } },
    });
  });
});

it('lists the listings of the caller in counted groups and pages', async () => {
  const ama = await newStudent();
  const make = async () => (await ama.client.category.create({ category: 'essentials', ...lamp })).data.id;
  const [first, second, sold, hidden] = [await make(), await make(), await make(), await make()];
  await ama.client.hives.setStatus({ id: sold, status: 'sold' });
  const { db } = campus.app.platform;
  await db.update(listings).set({ status: 'hidden' }).where(eq(listings.id, hidden));
  const ids = async (group?: 'open' | 'done' | 'ended' | 'draft') => {
    const { data, count } = await ama.client.hives.myPosted({ ...(group && { group }) });
    return [count, data.map((one) => one.id)];
  };
  expect(await ids('open')).toEqual([2, [second, first]]);
  expect(await ids('done')).toEqual([1, [sold]]);
  expect(await ids('ended')).toEqual([1, [hidden]]);
  expect(await ids('draft')).toEqual([0, []]);
  expect(await ids()).toEqual([4, [hidden, sold, second, first]]);
  const page = await ama.client.hives.myPosted({ group: 'open', limit: 1 });
  const next = await ama.client.hives.myPosted({
    group: 'open',
    limit: 1,
    cursor: page.pagination?.nextCursor ?? undefined,
  });
  expect(next.data.map((one) => one.id)).toEqual([first]);
});
