import { HOUR, MAX_OPEN_DEALS, SAFE_DEAL_LIFETIME, type SafeDeal } from '@campushive/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  expectRefusal,
  join,
  pixel,
  useWorld,
  type Member,
} from '../../../../../apps/api/test/calls/world.js';

const world = useWorld();
const FAN = { title: 'Standing fan, white', price: 140 };

let maker: Member;
let buyer: Member;
let rival: Member;
let deal: SafeDeal;
// New students for each test: the clock of some passes the end of their sessions.
beforeEach(async () => {
  buyer = await join(world(), 'Kofi Buyer');
  rival = await join(world(), 'Aisha Rival');
  maker = await join(world(), 'Selorm Kpodo');
  deal = (await maker.client.safeDeals.create(FAN)).data;
});

const read = async (member: Member | null = null, id = deal.id) =>
  (await (member?.client ?? world().client()).safeDeals.get({ id })).data;
const begin = async (member: Member) => (await member.client.payments.initialize({ hiveId: deal.id })).data;
async function pay(member: Member) {
  const started = await begin(member);
  await world().pay(started, 'success');
  return (await member.client.payments.verify({ reference: started.reference })).data;
}

describe('a safe-deal link', () => {
  it('is created from a title and a price, with or without a photo, and lasts 72 hours', async () => {
    expect(deal).toMatchObject({
      ...{ ...FAN, photo: null, state: 'open', isMine: true, order: null, warning: null, reviewCount: 0 },
      seller: { id: maker.id, name: 'Selorm Kpodo' },
    });
    expect(Date.parse(deal.endsAt) - Date.parse(deal.createdAt)).toBe(SAFE_DEAL_LIFETIME);
    const { data: upload } = await maker.client.uploads.create({ purpose: 'listing-photo', file: pixel() });
    const { data } = await maker.client.safeDeals.create({ ...FAN, photo: upload.id });
    expect(data.photo?.id).toBe(upload.id);
    expect((await maker.client.safeDeals.mine({})).data.map(({ id }) => id)).toEqual([data.id, deal.id]);
    const theirs = buyer.client.safeDeals.create({ ...FAN, photo: upload.id });
    await expectRefusal(theirs, 'validation_failed', 'photo.0');
  });

  it('refuses a missing title, and a price that is missing or too low', async () => {
    const make = (input: object) => maker.client.safeDeals.create({ ...FAN, ...input });
    await expectRefusal(make({ title: ' ' }), 'validation_failed', 'title');
    await expectRefusal(make({ price: null }), 'validation_failed', 'price');
    await expectRefusal(make({ price: 0 }), 'validation_failed', 'price');
    await expectRefusal(make({ price: 0.01 }), 'validation_failed', 'price');
  });

  it('shows visitors the first name of the maker and no way to contact them', async () => {
    const shown = await read();
    expect(shown).toMatchObject({ ...FAN, isMine: false, seller: { id: maker.id, name: 'Selorm' } });
    expect(JSON.stringify(shown)).not.toContain('Kpodo');
    expect(Object.keys(shown.seller).sort()).toEqual([
      ...['id', 'isVerified', 'name', 'profileImage', 'university'],
    ]);
    expect((await read(buyer)).seller.name).toBe('Selorm Kpodo');
  });

  it('is absent from lists, search and profiles, and listing calls do not change it', async () => {
    const { client } = buyer;
    expect((await client.hives.list({ q: 'standing fan' })).data).toEqual([]);
    expect((await client.hives.list({ university: 'knust' })).data.map(({ id }) => id)).not.toContain(
      deal.id,
    );
    expect((await client.users.listings({ id: maker.id })).data).toEqual([]);
    expect((await maker.client.hives.myPosted({})).count).toBe(0);
    await expectRefusal(maker.client.hives.remove({ id: deal.id }), 'not_found');
    await expectRefusal(maker.client.hives.setStatus({ id: deal.id, status: 'sold' }), 'not_found');
    await expectRefusal(client.offers.create({ hiveId: deal.id, amount: 100 }), 'offers_not_taken');
  });

  it('warns readers of a suspicious title, except the maker', async () => {
    const title = 'Fan, pay me on MoMo first 0244123456';
    const { data } = await maker.client.safeDeals.create({ title, price: 20 });
    expect(data.warning).toBeNull();
    expect((await read(null, data.id)).warning).not.toBeNull();
  });

  it('is refused to a student with five open links until one of them has ended', async () => {
    for (let open = 1; open < MAX_OPEN_DEALS; open += 1) await maker.client.safeDeals.create(FAN);
    await expectRefusal(maker.client.safeDeals.create(FAN), 'limit_reached');
    await maker.client.safeDeals.end({ id: deal.id });
    const both = await Promise.allSettled([
      maker.client.safeDeals.create(FAN),
      maker.client.safeDeals.create(FAN),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('the end of a link', () => {
  it('is requested by its maker only and shown to every reader of the link', async () => {
    await expectRefusal(buyer.client.safeDeals.end({ id: deal.id }), 'forbidden');
    expect((await maker.client.safeDeals.end({ id: deal.id })).data.state).toBe('ended');
    expect((await maker.client.safeDeals.end({ id: deal.id })).data.state).toBe('ended');
    expect(await read()).toMatchObject({ state: 'ended', title: FAN.title });
    await expectRefusal(begin(buyer), 'listing_unavailable');
    expect((await maker.client.safeDeals.mine({})).data).toEqual([]);
  });

  it('follows automatically after 72 hours', async () => {
    world().advance(SAFE_DEAL_LIFETIME - HOUR);
    expect((await read()).state).toBe('open');
    world().advance(HOUR);
    expect((await read()).state).toBe('ended');
    const late = await join(world(), 'Late Buyer');
    await expectRefusal(begin(late), 'listing_unavailable');
  });

  it('is refused during and after a payment', async () => {
    const started = await begin(buyer);
    expect((await read()).state).toBe('reserved');
    expect((await read(buyer)).order).toEqual({ id: started.paymentId, status: 'pending_payment' });
    await expectRefusal(maker.client.safeDeals.end({ id: deal.id }), 'illegal_transition');
    await world().pay(started, 'success');
    await buyer.client.payments.verify({ reference: started.reference });
    await expectRefusal(maker.client.safeDeals.end({ id: deal.id }), 'illegal_transition');
  });
});

describe('a payment of a link', () => {
  it('holds the money until the handover code is entered, as for every listing', async () => {
    const payment = await pay(buyer);
    expect(payment).toMatchObject({ item: 'listing', price: 140, orderStatus: 'held' });
    expect(await read()).toMatchObject({ state: 'paid' });
    expect((await read(buyer)).order).toEqual({ id: payment.id, status: 'held' });
    expect((await read(maker)).order).toEqual({ id: payment.id, status: 'held' });
    expect((await read(rival)).order).toBeNull();
    await maker.client.payments.handover({ id: payment.id, code: payment.handoverCode ?? '' });
    expect((await buyer.client.payments.get({ id: payment.id })).data.orderStatus).toBe('released');
  });

  it('succeeds for one of two concurrent buyers', async () => {
    const tries = await Promise.allSettled([begin(buyer), begin(rival)]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const lost = tries.find((one) => one.status === 'rejected');
    expect(lost?.reason).toMatchObject({ code: 'listing_reserved' });
  });

  it('is refused to the maker and to students with a block between them', async () => {
    await expectRefusal(begin(maker), 'own_listing');
    await maker.client.users.block({ id: rival.id });
    await expectRefusal(begin(rival), 'blocked');
  });
});

describe('moderation of a link', () => {
  it('hides it from every viewer except its maker, whose list still shows it', async () => {
    const moderator = await join(world(), 'Mod Erator');
    await world().promote(moderator.id, 'moderator');
    await buyer.client.reports.create({ targetType: 'listing', targetId: deal.id, reason: 'scam' });
    await moderator.client.moderation.updateListing({
      ...{ id: deal.id, action: 'hide', reason: 'This is a scam.' },
    });
    await expectRefusal(read(), 'not_found');
    await expectRefusal(begin(rival), 'not_found');
    expect((await read(maker)).state).toBe('hidden');
    expect((await maker.client.safeDeals.mine({})).data).toMatchObject([{ id: deal.id, state: 'hidden' }]);
  });
});
