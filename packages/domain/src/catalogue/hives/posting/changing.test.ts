import { DAY, MINUTE, UNDO_LIFETIME, type OrderStatus } from '@campushive/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../../apps/api/test/campus.js';
import { later } from '../../../platform/clock.js';
import { listings, orders, tickets, users } from '../../../platform/database/schema/index.js';

let campus: TestCampus;
let akosua: TestStudent;
let kwame: TestStudent;
let esi: TestStudent;
let moderator: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus();
  akosua = await campus.student('Akosua Mensah');
  kwame = await campus.student('Kwame Boateng', 'kwame@st.knust.edu.gh');
  esi = await campus.student('Ɛsi Ɔfori', 'esi@ucc.edu.gh');
  moderator = await campus.student('Nana Moderator');
  const { db } = campus.app.platform;
  await db.update(users).set({ role: 'moderator' }).where(eq(users.id, moderator.id));
});
afterAll(() => campus.close());

const decide = (id: string, action: 'hide' | 'restore' | 'delete') =>
  moderator.client.moderation.updateListing({ id, action, reason: 'Not allowed' });
const post = async () =>
  (
    await akosua.client.category.create({
      category: 'essentials',
      title: 'Desk lamp',
      description: 'Bright',
      price: 80,
      condition: 'good',
      pickupLocation: 'Volta Hall',
    })
  ).data;
const postGig = async () =>
  (await akosua.client.category.create({ category: 'logistics', title: 'Parcel', price: 20 })).data;

const refused = (code: string) => ({ code });
const becomes = (student: TestStudent, id: string, status: 'active' | 'sold' | 'hidden' | 'completed') =>
  student.client.hives.setStatus({ id, status });

/** A sale of a listing as the payments leave it in the database. */
async function sell(listingId: string, status: OrderStatus): Promise<void> {
  const { db, clock } = campus.app.platform;
  const now = clock.now();
  await db.insert(orders).values({
    reference: `cmp-${listingId}`,
    listingId,
    buyerId: kwame.id,
    sellerId: akosua.id,
    saleKind: 'purchase',
    listingTitle: 'Desk lamp',
    price: 8_000,
    platformFee: 400,
    processingFee: 120,
    total: 8_520,
    payeePlatformFee: 0,
    mobileMoneyFee: 80,
    payout: 7_920,
    status,
    handoverCode: '123456',
    reservedUntil: later(now, 15 * MINUTE),
    createdAt: now,
    updatedAt: now,
  });
}

describe('a moderator', () => {
  it('can neither edit nor assign a listing of another student', async () => {
    const { id } = await post();
    const change = { title: 'Something else', price: 1 };
    await expect(moderator.client.hives.update({ id, ...change })).rejects.toMatchObject(
      refused('forbidden'),
    );
    await expect(
      moderator.client.category.update({ category: 'essentials', id, ...change }),
    ).rejects.toMatchObject(refused('forbidden'));
    await expect(becomes(moderator, id, 'sold')).rejects.toMatchObject(refused('forbidden'));
    const { id: gig } = await postGig();
    await expect(moderator.client.hives.assign({ id: gig, assignedToId: kwame.id })).rejects.toMatchObject(
      refused('forbidden'),
    );
    expect((await esi.client.hives.get({ id })).data).toMatchObject({ title: 'Desk lamp', price: 80 });
  });

  it('can hide a listing from all but its poster and moderators, and only a moderator restores it', async () => {
    const { id } = await post();
    await expect(becomes(esi, id, 'hidden')).rejects.toMatchObject(refused('forbidden'));
    await expect(becomes(akosua, id, 'hidden')).rejects.toMatchObject(refused('illegal_transition'));
    expect((await decide(id, 'hide')).data.status).toBe('hidden');
    for (const client of [campus.client(), esi.client]) {
      await expect(client.hives.get({ id })).rejects.toMatchObject(refused('not_found'));
    }
    await expect(esi.client.hives.remove({ id })).rejects.toMatchObject(refused('not_found'));
    expect((await akosua.client.hives.get({ id })).data.status).toBe('hidden');
    const { data } = await campus.client().hives.list({ limit: 50 });
    expect(data.map((one) => one.id)).not.toContain(id);
    await expect(becomes(akosua, id, 'active')).rejects.toMatchObject(refused('illegal_transition'));
    expect((await decide(id, 'restore')).data.status).toBe('active');
  });

  it('can delete a listing', async () => {
    const { id } = await post();
    await decide(id, 'delete');
    await expect(akosua.client.hives.get({ id })).rejects.toMatchObject(refused('not_found'));
  });
});

describe('a deletion', () => {
  it('is undone by the poster only, within two minutes', async () => {
    const { id } = await post();
    await akosua.client.hives.remove({ id });
    for (const { client } of [kwame, moderator]) {
      await expect(client.hives.restore({ id })).rejects.toMatchObject(refused('not_found'));
    }
    campus.clock.advance(UNDO_LIFETIME - MINUTE);
    expect((await akosua.client.hives.restore({ id })).data).toMatchObject({ id, status: 'active' });
    await expect(kwame.client.hives.restore({ id })).rejects.toMatchObject(refused('forbidden'));
    await akosua.client.hives.remove({ id });
    campus.clock.advance(UNDO_LIFETIME);
    await expect(akosua.client.hives.restore({ id })).rejects.toMatchObject(refused('undo_over'));
  });

  it('is undone to hidden for a hidden listing, and is final when a moderator deleted the listing', async () => {
    const { id } = await post();
    await decide(id, 'hide');
    await akosua.client.hives.remove({ id });
    expect((await akosua.client.hives.restore({ id })).data.status).toBe('hidden');
    await expect(kwame.client.hives.get({ id })).rejects.toMatchObject(refused('not_found'));
    await decide(id, 'delete');
    await expect(akosua.client.hives.restore({ id })).rejects.toMatchObject(refused('undo_over'));
  });

  it('gives a freed event place to the waiting list once it is undone', async () => {
    const { data } = await akosua.client.category.create({
      category: 'buzz',
      title: 'Hall week',
      description: 'Music and food',
      eventDate: later(campus.clock.now(), 30 * DAY).toISOString(),
      location: 'Akuafo Hall',
      organizer: 'JCR',
      eventType: 'party',
      admission: 'free',
      capacity: 1,
    });
    const { id } = data;
    for (const { client } of [kwame, esi]) await client.events.join({ id });
    await akosua.client.hives.remove({ id });
    const { db } = campus.app.platform;
    await db
      .update(tickets)
      .set({ status: 'left' })
      .where(and(eq(tickets.listingId, id), eq(tickets.userId, kwame.id)));
    await akosua.client.hives.restore({ id });
    expect((await esi.client.events.get({ id })).data.mine?.status).toBe('going');
  });

  it('reopens a task without its helper when that helper deleted their account before the undo', async () => {
    const helper = await campus.student('Yaw Helper');
    const { id } = await postGig();
    await helper.client.applications.create({ id, message: 'I can' });
    await akosua.client.hives.assign({ id, assignedToId: helper.id });
    await akosua.client.hives.remove({ id });
    await helper.client.users.deleteAccount({ password: helper.password });
    expect((await akosua.client.hives.restore({ id })).data).toMatchObject({
      status: 'active',
      assignedToId: null,
    });
  });
});

describe('an order', () => {
  it.each(['pending_payment', 'held', 'disputed'] as const)(
    'blocks the deletion and the price changes of its listing while it is %s',
    async (status) => {
      const { id } = await post();
      await sell(id, status);
      await expect(akosua.client.hives.remove({ id })).rejects.toMatchObject(refused('payment_in_flight'));
      await expect(becomes(akosua, id, 'sold')).rejects.toMatchObject(refused('payment_in_flight'));
      await expect(decide(id, 'delete')).rejects.toMatchObject(refused('payment_in_flight'));
      await expect(akosua.client.hives.update({ id, price: 90 })).rejects.toMatchObject(refused('conflict'));
      // Changes that do not affect the price are still allowed, and so is sending the same price.
      const { data } = await akosua.client.hives.update({ id, price: 80, description: 'Very bright' });
      expect(data).toMatchObject({ price: 80, description: 'Very bright' });
    },
  );

  it.each(['expired', 'failed', 'cancelled', 'refunded'] as const)(
    'allows the deletion and the price changes of its listing once it is %s',
    async (status) => {
      const { id } = await post();
      await sell(id, status);
      expect((await akosua.client.hives.update({ id, price: 90 })).data.price).toBe(90);
      await akosua.client.hives.remove({ id });
    },
  );

  it('keeps the price of its reserved listing, which lists show as reserved', async () => {
    const { id } = await post();
    const { db } = campus.app.platform;
    await db.update(listings).set({ status: 'reserved' }).where(eq(listings.id, id));
    await expect(akosua.client.hives.update({ id, price: 90 })).rejects.toMatchObject({
      code: 'conflict',
      fieldErrors: { price: { code: 'listing_reserved' } },
    });
    const { data } = await campus.client().hives.list({ limit: 50 });
    expect(data.find((one) => one.id === id)?.status).toBe('reserved');
  });
});

it('applies two concurrent updates one after the other', async () => {
  const { id } = await post();
  await Promise.all([
    akosua.client.hives.update({ id, brand: 'Philips' }),
    akosua.client.hives.update({ id, itemCategory: 'Room' }),
  ]);
  expect((await akosua.client.hives.get({ id })).data.essentialsDetails).toMatchObject({
    brand: 'Philips',
    itemCategory: 'Room',
  });
});

it('ends an event and a gig at their own date, which can be postponed but not moved into the past', async () => {
  const at = (days: number) => later(campus.clock.now(), days * DAY).toISOString();
  const event = {
    title: 'Inter-hall debate',
    description: 'Come early',
    location: 'Great Hall',
    organizer: 'SRC',
    eventType: 'academic',
    admission: 'free',
  } as const;
  const { data: debate } = await akosua.client.category.create({
    category: 'buzz',
    ...event,
    eventDate: at(3),
  });
  const { data: job } = await akosua.client.category.create({
    category: 'sidehustle',
    title: 'Ushers for the debate',
    description: 'White shirt, please',
    price: 60,
    applicationDeadline: at(2),
  });
  await expect(
    akosua.client.category.create({ category: 'buzz', ...event, eventDate: at(-1) }),
  ).rejects.toMatchObject({ fieldErrors: { eventDate: { code: 'not_in_future' } } });
  await expect(akosua.client.hives.update({ id: job.id, applicationDeadline: at(-1) })).rejects.toMatchObject(
    refused('validation_failed'),
  );
  const moved = at(6);
  const { data } = await akosua.client.hives.update({ id: debate.id, eventDate: moved });
  expect(data.expiresAt).toBe(moved);
  const open = async () => {
    const { data: shown } = await campus.client().hives.list({ q: 'debate' });
    return shown.map((one) => one.id).sort();
  };
  expect(await open()).toEqual([debate.id, job.id].sort());
  campus.clock.advance(4 * DAY);
  expect(await open()).toEqual([debate.id]);
  await campus.app.platform.jobs.runNow('hives.expire-due', {});
  const again = await campus.client().hives.get({ id: job.id });
  expect(again.data.status).toBe('expired');
});
