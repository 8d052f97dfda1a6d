import { DAY, MAX_OPEN_ORDERS, OPEN_ORDERS, RESERVATION_LIFETIME } from '@campushive/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal, join, useWorld, type Member } from '../../../../../../apps/api/test/calls/world.js';

const BASIC = { name: 'Basic', includes: 'One logo', price: 60, days: 2 };
const PREMIUM = { name: 'Premium', includes: 'Three logos and a poster', price: 250, days: 7 };

const world = useWorld();

describe('a service with packages', () => {
  let seller: Member;
  let buyer: Member;
  let other: Member;
  beforeAll(async () => {
    seller = await join(world(), 'Akosua Design');
    buyer = await join(world(), 'Kwame Buyer');
    other = await join(world(), 'Yaa Other');
  });

  const offer = async (packages: readonly object[] = [PREMIUM, BASIC]) =>
    (
      await seller.client.category.create({
        category: 'sidehustle',
        title: 'Logos and posters',
        description: 'I design for halls and clubs',
        serviceKind: 'creative',
        packages: packages.map((one) => ({ ...BASIC, ...one })),
      })
    ).data;
  const packagesOf = ({ sidehustleDetails }: Awaited<ReturnType<typeof offer>>) =>
    sidehustleDetails?.packages ?? [];
  const idOf = (listing: Awaited<ReturnType<typeof offer>>, name = 'Premium') =>
    packagesOf(listing).find((one) => one.name === name)?.id ?? '';
  const begin = async (listing: Awaited<ReturnType<typeof offer>>, member = buyer, name = 'Premium') =>
    (await member.client.payments.initialize({ hiveId: listing.id, kindId: idOf(listing, name) })).data;
  const held = async (listing: Awaited<ReturnType<typeof offer>>, member = buyer, name = 'Premium') => {
    const payment = await begin(listing, member, name);
    await world().pay(payment, 'success');
    return (await member.client.payments.verify({ reference: payment.reference })).data;
  };

  it('is posted with up to three packages, and listed at the lowest price', async () => {
    const listing = await offer();
    expect(listing).toMatchObject({
      price: 60,
      status: 'active',
      sidehustleDetails: { applicationDeadline: null, packages: [PREMIUM, BASIC] },
    });
    const services = (await buyer.client.services.list({ kind: 'creative', limit: 50 })).data;
    expect(services.some((service) => service.listing.id === listing.id)).toBe(true);
    const four = [1, 2, 3, 4].map((n) => ({ name: `Package ${n}` }));
    await expectRefusal(offer(four), 'validation_failed', 'packages');
    await expectRefusal(offer([{}, {}]), 'validation_failed', 'packages.1.name');
    await expectRefusal(offer([{ price: 0 }]), 'validation_failed', 'packages.0.price');
    await expectRefusal(offer([{ days: 61 }]), 'validation_failed', 'packages.0.days');
    await expectRefusal(offer([{ includes: ' ' }]), 'validation_failed', 'packages.0.includes');
  });

  it('is found by the words of its packages, in any spelling', async () => {
    const { id } = await offer([{ name: 'Étui', includes: 'A zebrawood holder, engraved' }]);
    const task = await seller.client.category.create({
      category: 'sidehustle',
      title: 'Carve a holder',
      description: 'Of oak',
      price: 80,
      applicationDeadline: '2099-06-30T12:00:00.000Z',
    });
    const found = async (q: string) =>
      (await buyer.client.services.list({ q, limit: 50 })).data.map(({ listing }) => listing.id);
    expect(await found('zebrawood')).toEqual([id]);
    expect(await found('etui engraved')).toEqual([id]);
    expect(await found('carve')).toContain(task.data.id);
  });

  it('is listed with tutoring and apart from tasks when the caller filters by kind of offer', async () => {
    const service = await offer();
    const task = await seller.client.category.create({
      category: 'sidehustle',
      title: 'Draw a map',
      description: 'Of the campus',
      price: 80,
      applicationDeadline: '2099-06-30T12:00:00.000Z',
    });
    const lesson = await seller.client.category.create({
      category: 'academia',
      title: 'Drawing, one to one',
      description: 'With pencils',
      price: 40,
      duration: 60,
      location: 'Balme Library',
    });
    const listed = async (input?: 'task' | 'service') => {
      const { data, count } = await buyer.client.services.list({ offer: input, limit: 50 });
      return { ids: data.map(({ listing }) => listing.id), count };
    };
    const services = await listed('service');
    expect(services.ids).toEqual(expect.arrayContaining([service.id, lesson.data.id]));
    expect(services.ids).not.toContain(task.data.id);
    const tasks = await listed('task');
    expect(tasks.ids).toContain(task.data.id);
    expect(tasks.ids).not.toEqual(expect.arrayContaining([service.id]));
    expect(tasks.ids).not.toContain(lesson.data.id);
    expect((services.count ?? 0) + (tasks.count ?? 0)).toBe((await listed()).count);
  });

  it('accepts as many open orders as its seller allows, and more once one is over', async () => {
    const listing = await offer();
    expect(listing.sidehustleDetails?.maxOpenOrders).toBe(OPEN_ORDERS);
    const change = (maxOpenOrders: number | null) =>
      seller.client.category.update({ category: 'sidehustle', id: listing.id, maxOpenOrders });
    await expectRefusal(change(0), 'validation_failed', 'maxOpenOrders');
    await expectRefusal(change(MAX_OPEN_ORDERS + 1), 'validation_failed', 'maxOpenOrders');
    expect((await change(2)).data.sidehustleDetails?.maxOpenOrders).toBe(2);
    const isFull = async (member = other) =>
      (await member.client.hives.get({ id: listing.id })).data.isFullyBooked;
    const paid = await held(listing);
    expect(await isFull()).toBe(false);
    const payment = await begin(listing, other);
    expect([await isFull(), await isFull(seller)]).toEqual([true, true]);
    const third = await join(world(), 'Adwoa Third');
    await expectRefusal(begin(listing, third), 'fully_booked');
    // A buyer with a pending payment can resume it.
    expect((await begin(listing, other)).reference).toBe(payment.reference);
    // Expired and cancelled orders do not count.
    world().advance(RESERVATION_LIFETIME);
    expect(await isFull(third)).toBe(false);
    await held(listing, third);
    await expectRefusal(begin(listing, other), 'fully_booked');
    await buyer.client.payments.cancel({ id: paid.id });
    expect(await isFull()).toBe(false);
    expect((await change(null)).data.sidehustleDetails?.maxOpenOrders).toBe(OPEN_ORDERS);
  });

  it('refuses applications and assignments', async () => {
    const { id } = await offer();
    await expectRefusal(buyer.client.applications.create({ id, message: 'I can' }), 'conflict');
    await expectRefusal(seller.client.hives.assign({ id, assignedToId: buyer.id }), 'illegal_transition');
  });

  it('cannot become a task, nor can a task become a service', async () => {
    const listing = await offer();
    const change = { category: 'sidehustle', id: listing.id } as const;
    const { client } = seller;
    await expectRefusal(client.category.update({ ...change, packages: [] }), 'validation_failed', 'packages');
    const task = await client.category.create({
      category: 'sidehustle',
      title: 'Type my project',
      description: 'Forty pages',
      price: 80,
      applicationDeadline: '2099-06-30T12:00:00.000Z',
    });
    await expectRefusal(
      client.category.update({ ...change, id: task.data.id, packages: [BASIC] }),
      'validation_failed',
      'packages',
    );
    await expectRefusal(other.client.category.update({ ...change, packages: [BASIC] }), 'forbidden');
  });

  it('is sold to several buyers at once, each at the price of their package', async () => {
    const listing = await offer();
    const [first, second] = [await held(listing), await held(listing, other, 'Basic')];
    expect(first).toMatchObject({
      item: 'service',
      orderStatus: 'held',
      price: 250,
      amount: 266.25,
      ticketKind: null,
      package: { id: idOf(listing), ...PREMIUM_TEXTS },
      completion: { status: 'working' },
    });
    expect(second).toMatchObject({ price: 60, package: { name: 'Basic', days: 2 } });
    expect((await buyer.client.hives.get({ id: listing.id })).data.status).toBe('active');
    const paidAt = Date.parse(first.paidAt ?? '');
    expect(Date.parse(first.package?.dueAt ?? '')).toBe(paidAt + 7 * DAY);
    expect(first.autoReleaseAt).toBeNull();
    expect(first.work?.dueAt).toBe(first.package?.dueAt);
    await expectRefusal(other.client.payments.get({ id: first.id }), 'not_found');
    const receipt = (await buyer.client.payments.receipt({ id: first.id })).data;
    expect(receipt).toMatchObject({ package: 'Premium', ticketKind: null });
  });

  it('requires one of its packages at the shown price, and another buyer than its seller', async () => {
    const listing = await offer();
    const hiveId = listing.id;
    const kindId = idOf(listing);
    const initialize = buyer.client.payments.initialize;
    await expectRefusal(initialize({ hiveId }), 'validation_failed', 'kindId');
    await expectRefusal(initialize({ hiveId, kindId: hiveId }), 'validation_failed', 'kindId');
    await expectRefusal(initialize({ hiveId, kindId, quantity: 2 }), 'validation_failed', 'quantity');
    await expectRefusal(initialize({ hiveId, kindId, price: 249 }), 'price_changed');
    await expectRefusal(seller.client.payments.initialize({ hiveId, kindId }), 'own_listing');
  });

  it('resumes a pending payment, and replaces it when the buyer picks another package', async () => {
    const listing = await offer();
    const payment = await begin(listing);
    expect((await begin(listing)).reference).toBe(payment.reference);
    const instead = await begin(listing, buyer, 'Basic');
    expect(instead.reference).not.toBe(payment.reference);
    expect((await buyer.client.payments.verify({ reference: payment.reference })).data.orderStatus).toBe(
      'cancelled',
    );
  });

  it('keeps the bought package in an order when its seller changes it', async () => {
    const listing = await offer();
    const { id } = await held(listing);
    const premium = packagesOf(listing)[0];
    await seller.client.category.update({
      category: 'sidehustle',
      id: listing.id,
      packages: [{ ...premium, ...BASIC, name: 'Changed', price: 70 }],
    });
    const changed = (await buyer.client.hives.get({ id: listing.id })).data;
    expect(changed).toMatchObject({ price: 70, sidehustleDetails: { packages: [{ name: 'Changed' }] } });
    const order = (await seller.client.payments.get({ id })).data;
    expect(order).toMatchObject({ price: 250, package: PREMIUM_TEXTS });
    await expectRefusal(begin(listing, other, 'Basic'), 'validation_failed', 'kindId');
  });

  it('is marked as done by the seller, and sent back or accepted by the buyer', async () => {
    const listing = await offer();
    const { id } = await held(listing);
    const { finish, revise, accept } = { ...seller.client.completions };
    await expectRefusal(buyer.client.completions.finish({ id, note: 'Done' }), 'forbidden');
    await expectRefusal(other.client.completions.finish({ id, note: 'Done' }), 'not_found');
    await finish({ id, note: 'Three logos' });
    await expectRefusal(revise({ id, reason: 'No' }), 'forbidden');
    await buyer.client.completions.revise({ id, reason: 'In blue, please' });
    await finish({ id, note: 'In blue' });
    await expectRefusal(accept({ id }), 'forbidden');
    expect((await buyer.client.completions.accept({ id })).data).toMatchObject({
      orderStatus: 'released',
      completion: { status: 'done' },
    });
    expect((await buyer.client.hives.get({ id: listing.id })).data.status).toBe('active');
  });

  it('refunds the buyer when the seller cancels, and stays open to others', async () => {
    const listing = await offer();
    const { id } = await held(listing);
    expect((await seller.client.payments.cancel({ id })).data.orderStatus).toBe('refunded');
    expect((await held(listing, other, 'Basic')).orderStatus).toBe('held');
  });
});

const PREMIUM_TEXTS = { name: PREMIUM.name, includes: PREMIUM.includes, days: PREMIUM.days };
