import { HIVE_FEATURES } from '@campushive/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  expectRefusal,
  join,
  LAPTOP,
  UNKNOWN_ID,
  useWorld,
  type Member,
} from '../../../../../apps/api/test/calls/world.js';

const world = useWorld();

describe('the moderation console', () => {
  let admin: Member;
  let moderator: Member;
  let seller: Member;
  let buyer: Member;
  beforeAll(async () => {
    admin = await join(world(), 'Efua Console');
    moderator = await join(world(), 'Nana Console');
    seller = await join(world(), 'Abena Vendor');
    buyer = await join(world(), 'Kojo Payer');
    await world().promote(admin.id, 'admin');
    await world().promote(moderator.id, 'moderator');
  });
  const post = async (title: string) =>
    (await seller.client.category.create({ ...LAPTOP, title, price: 100 })).data.id;
  const hold = async (title: string, member = buyer) => {
    const payment = (await member.client.payments.initialize({ hiveId: await post(title) })).data;
    await world().pay(payment, 'success');
    return (await member.client.payments.verify({ reference: payment.reference })).data;
  };
  const setPosting = (on: boolean) =>
    admin.client.moderation.setSwitch({ hive: 'essentials', feature: 'posting', on, reason: 'A scam' });

  it('finds listings by title and poster, including hidden ones, but no drafts', async () => {
    const shown = await post('Zebra kettle');
    const hidden = await post('Zebra toaster');
    await seller.client.category.create({ ...LAPTOP, title: 'Zebra draft', draft: true });
    await moderator.client.moderation.updateListing({ id: hidden, action: 'hide', reason: 'Fake' });
    const find = async (q: string, filter?: 'hidden' | 'deleted') =>
      (await moderator.client.moderation.listings({ q, filter })).data.map(({ id }) => id);
    expect(await find('zebra')).toEqual([hidden, shown]);
    expect(await find('vendor kettle')).toEqual([shown]);
    expect(await find('zebra', 'hidden')).toEqual([hidden]);
    expect(await find('zebra', 'deleted')).toEqual([]);
    const [found] = (await moderator.client.moderation.listings({ q: 'zebra toaster' })).data;
    expect(found).toMatchObject({ status: 'hidden', price: 100, poster: { name: seller.name } });
    await expectRefusal(buyer.client.moderation.listings({ q: 'zebra' }), 'forbidden');
  });

  it('pages through listings', async () => {
    const ids = [await post('Numbat one'), await post('Numbat two'), await post('Numbat three')].reverse();
    const first = await moderator.client.moderation.listings({ q: 'numbat', limit: 2 });
    expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const cursor = first.pagination?.nextCursor ?? undefined;
    const second = await moderator.client.moderation.listings({ q: 'numbat', limit: 2, cursor });
    expect(second.data.map(({ id }) => id)).toEqual(ids.slice(2));
    expect(second.pagination?.nextCursor).toBeNull();
  });

  it('finds orders by reference, title and name, for admins only', async () => {
    const { id, reference } = await hold('Walrus lamp');
    const find = async (q: string, filter?: 'held' | 'over') =>
      (await admin.client.moderation.orders({ q, filter })).data.map((one) => one.id);
    for (const q of [reference, 'walrus', 'payer walrus', 'vendor lamp']) expect(await find(q)).toEqual([id]);
    expect(await find('walrus', 'held')).toEqual([id]);
    expect(await find('walrus', 'over')).toEqual([]);
    const [found] = (await admin.client.moderation.orders({ q: reference })).data;
    expect(found).toMatchObject({
      orderStatus: 'held',
      amount: 106.5,
      payout: 99,
      refund: null,
      buyer: { name: buyer.name },
      seller: { name: seller.name },
    });
    expect(JSON.stringify(found)).not.toContain('handoverCode');
    for (const member of [moderator, buyer])
      await expectRefusal(member.client.moderation.orders({ q: 'walrus' }), 'forbidden');
  });

  it('refunds held money once, with a reason that buyer and seller read', async () => {
    const { id } = await hold('Ibis bicycle');
    const reason = 'The seller has left the campus.';
    for (const member of [moderator, buyer, seller])
      await expectRefusal(member.client.moderation.refund({ id, reason }), 'forbidden');
    await expectRefusal(admin.client.moderation.refund({ id: UNKNOWN_ID, reason }), 'not_found');
    await expectRefusal(admin.client.moderation.refund({ id, reason: ' ' }), 'validation_failed', 'reason');
    const { data } = await admin.client.moderation.refund({ id, reason });
    expect(data).toMatchObject({
      orderStatus: 'refunded',
      refund: { reason: 'by_staff', note: reason, amount: 106.5 },
    });
    await expectRefusal(admin.client.moderation.refund({ id, reason }), 'order_not_held');
    for (const member of [buyer, seller]) {
      const notification = (await member.client.notifications.list({})).data.find(
        ({ kind }) => kind === 'payment_refunded_by_staff',
      );
      expect(notification?.description).toBe(`Ibis bicycle: ${reason}`);
      expect(notification?.subject).toEqual({ type: 'payment', id });
    }
    const [entry] = (await admin.client.moderation.audit({ about: id })).data;
    expect(entry).toMatchObject({ action: 'payment.refund', reason, actor: { id: admin.id } });
  });

  it('refuses to refund a disputed order, and an order of the admin', async () => {
    const complained = await hold('Emu desk');
    await buyer.client.payments.dispute({ id: complained.id, reason: 'damaged', text: 'Broken.' });
    const refund = (id: string) => admin.client.moderation.refund({ id, reason: 'Please' });
    await expectRefusal(refund(complained.id), 'order_disputed');
    const own = await hold('Emu chair', admin);
    await expectRefusal(refund(own.id), 'forbidden');
  });

  /** Returns the disabled features of a hive, as visitors see them before filling in a form. */
  const pausedIn = async (hive: string) =>
    (await world().client().hives.types({})).data.find(({ id }) => id === hive)?.paused;

  it('disables posting in one hive, and enables it again', async () => {
    const all = (await admin.client.moderation.switches({})).data;
    expect(all.every(({ off }) => off === null)).toBe(true);
    expect(new Set(all.map(({ feature }) => feature))).toEqual(new Set(HIVE_FEATURES));
    const draft = (await seller.client.category.create({ ...LAPTOP, title: 'Lynx mug', draft: true })).data;
    expect((await setPosting(false)).data.off).toMatchObject({ reason: 'A scam', by: { id: admin.id } });
    await expectRefusal(post('Lynx cup'), 'hive_paused');
    expect(await pausedIn('essentials')).toEqual(['posting']);
    expect(await pausedIn('archive')).toBeUndefined();
    await expectRefusal(seller.client.hives.setStatus({ id: draft.id, status: 'active' }), 'hive_paused');
    // Drafts can still be saved, and posted listings stay.
    await seller.client.category.create({ ...LAPTOP, title: 'Lynx plate', draft: true });
    expect((await setPosting(true)).data.off).toBeNull();
    expect(await pausedIn('essentials')).toBeUndefined();
    await seller.client.hives.setStatus({ id: draft.id, status: 'active' });
    await post('Lynx cup');
    for (const member of [moderator, seller]) {
      await expectRefusal(member.client.moderation.switches({}), 'forbidden');
      const change = { hive: 'essentials', feature: 'posting', on: false, reason: 'Mine' } as const;
      await expectRefusal(member.client.moderation.setSwitch(change), 'forbidden');
    }
    const log = (await admin.client.moderation.audit({})).data.slice(0, 2);
    expect(log.map(({ action }) => action)).toEqual(['hive.resume', 'hive.pause']);
  });

  it('disables payments without stopping orders in progress', async () => {
    const paid = await hold('Okapi fan');
    const hiveId = await post('Okapi radio');
    const change = { hive: 'essentials', feature: 'paying', reason: 'The provider is down' } as const;
    await admin.client.moderation.setSwitch({ ...change, on: false });
    await expectRefusal(buyer.client.payments.initialize({ hiveId }), 'hive_paused');
    expect(await pausedIn('essentials')).toEqual(['paying']);
    await seller.client.payments.handover({ id: paid.id, code: paid.handoverCode ?? '' });
    await admin.client.moderation.setSwitch({ ...change, on: true });
    await buyer.client.payments.initialize({ hiveId });
  });
});
