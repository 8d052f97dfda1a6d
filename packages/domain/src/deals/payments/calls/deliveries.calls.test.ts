import { MINUTE } from '@campushive/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  expectRefusal,
  join,
  LAPTOP,
  pixel,
  UNKNOWN_ID,
  useWorld,
  type Member,
} from '../../../../../../apps/api/test/calls/world.js';

const world = useWorld();

describe('the API of deliveries', () => {
  let poster: Member;
  let helper: Member;
  let stranger: Member;
  beforeAll(async () => {
    poster = await join(world(), 'Akosua Errand');
    helper = await join(world(), 'Kwame Courier');
    stranger = await join(world(), 'Yaa Elsewhere');
  });
  const FROM = 'Night Market';
  const TO = 'Volta Hall';

  /** Creates a paid errand and returns both of its codes. */
  const held = async () => {
    const errand = {
      category: 'logistics',
      title: 'Carry a fridge',
      price: 50,
      from: FROM,
      to: TO,
    } as const;
    const { id: hiveId } = (await poster.client.category.create(errand)).data;
    await helper.client.applications.create({ id: hiveId, message: 'I have a trolley' });
    await poster.client.hives.assign({ id: hiveId, assignedToId: helper.id });
    const payment = (await poster.client.payments.initialize({ hiveId })).data;
    await world().pay(payment, 'success');
    const paid = (await poster.client.payments.verify({ reference: payment.reference })).data;
    const { id, handoverCode, delivery } = paid;
    return { id, hiveId, dropoff: handoverCode ?? '', pickup: delivery?.pickupCode ?? '' };
  };
  const read = async (id: string, member = poster) => (await member.client.payments.get({ id })).data;
  const pickUp = (id: string, code: string, member = helper) => member.client.deliveries.pickUp({ id, code });
  const handOver = (id: string, code: string) => helper.client.payments.handover({ id, code });
  const wrong = (...codes: readonly string[]) =>
    ['000000', '111111', '222222'].find((code) => !codes.includes(code)) ?? '';
  const photo = async (member = helper) =>
    (await member.client.uploads.create({ file: pixel(), purpose: 'delivery-photo' })).data.id;

  it('creates two different codes, visible to the poster only', async () => {
    const { id, dropoff, pickup } = await held();
    expect(pickup).toMatch(/^\d{6}$/);
    expect(pickup).not.toBe(dropoff);
    const start = {
      status: 'accepted',
      from: FROM,
      to: TO,
      pickedUpAt: null,
      onTheWayAt: null,
      deliveredAt: null,
      photo: null,
    };
    expect((await read(id)).delivery).toEqual({ ...start, pickupCode: pickup });
    expect(await read(id, helper)).toMatchObject({
      handoverCode: null,
      delivery: { ...start, pickupCode: null },
    });
  });

  it('moves a delivery from accepted to picked up, on the way and delivered, and releases the money', async () => {
    const { id, hiveId, dropoff, pickup } = await held();
    await expectRefusal(helper.client.deliveries.leave({ id }), 'not_picked_up');
    const fetched = (await pickUp(id, pickup)).data;
    expect(fetched.delivery).toMatchObject({ status: 'picked_up' });
    expect(fetched.delivery?.pickedUpAt).not.toBeNull();
    expect((await read(id)).delivery).toMatchObject({ status: 'picked_up', pickupCode: null });
    const left = (await helper.client.deliveries.leave({ id })).data;
    expect(left.delivery?.status).toBe('on_the_way');
    expect((await poster.client.hives.get({ id: hiveId })).data.myOrder).toEqual({
      id,
      status: 'held',
      delivery: 'on_the_way',
    });
    const { next } = (await poster.client.dashboard.get({})).data;
    expect(next.find((one) => one.kind === 'meet' && one.paymentId === id)).toMatchObject({
      delivery: 'on_the_way',
    });
    const brought = (await handOver(id, dropoff)).data;
    expect(brought).toMatchObject({ orderStatus: 'released', delivery: { status: 'delivered' } });
    const notifications = (await poster.client.notifications.list({ limit: 50 })).data
      .filter((one) => one.subject?.id === id)
      .map((one) => one.kind);
    expect(notifications).toEqual(expect.arrayContaining(['delivery_picked_up', 'delivery_on_the_way']));
  });

  it('names the right code when the two are swapped, without changing the delivery', async () => {
    const { id, dropoff, pickup } = await held();
    await expectRefusal(pickUp(id, dropoff), 'dropoff_code_at_pickup', 'code');
    await expectRefusal(handOver(id, pickup), 'pickup_code_at_dropoff', 'code');
    expect(await read(id)).toMatchObject({ orderStatus: 'held', delivery: { status: 'accepted' } });
    await pickUp(id, pickup);
    await expectRefusal(handOver(id, pickup), 'pickup_code_at_dropoff', 'code');
    expect((await handOver(id, dropoff)).data.orderStatus).toBe('released');
  });

  it('counts wrong pick-up and drop-off codes together', async () => {
    const { id, dropoff, pickup } = await held();
    const neither = wrong(dropoff, pickup);
    for (let i = 0; i < 2; i += 1) await expectRefusal(pickUp(id, neither), 'pickup_code_wrong', 'code');
    await expectRefusal(pickUp(id, dropoff), 'dropoff_code_at_pickup');
    for (let i = 0; i < 2; i += 1) await expectRefusal(handOver(id, neither), 'handover_code_wrong');
    await expectRefusal(pickUp(id, pickup), 'too_many_attempts');
    await expectRefusal(handOver(id, dropoff), 'too_many_attempts');
    expect(await read(id)).toMatchObject({ orderStatus: 'held', delivery: { status: 'accepted' } });
  });

  it('applies each step once when it is repeated', async () => {
    const { id, pickup } = await held();
    const first = (await pickUp(id, pickup)).data.delivery;
    world().advance(MINUTE);
    expect((await pickUp(id, pickup)).data.delivery).toEqual(first);
    const left = (await helper.client.deliveries.leave({ id })).data.delivery;
    world().advance(MINUTE);
    expect((await helper.client.deliveries.leave({ id })).data.delivery).toEqual(left);
    const notifications = (await poster.client.notifications.list({ limit: 50 })).data.filter(
      (one) => one.subject?.id === id,
    );
    expect(notifications.filter((notification) => notification.kind === 'delivery_on_the_way')).toHaveLength(
      1,
    );
  });

  it('releases the money for the drop-off code, even without a pick-up', async () => {
    const { id, dropoff, pickup } = await held();
    expect((await handOver(id, dropoff)).data.delivery).toMatchObject({
      status: 'delivered',
      pickedUpAt: null,
      pickupCode: null,
    });
    await expectRefusal(pickUp(id, pickup), 'order_not_held');
    await expectRefusal(helper.client.deliveries.leave({ id }), 'order_not_held');
  });

  it('lets only the helper take steps, and hides the delivery from strangers', async () => {
    const { id, pickup } = await held();
    await expectRefusal(pickUp(id, pickup, poster), 'forbidden');
    await expectRefusal(poster.client.deliveries.leave({ id }), 'forbidden');
    const photoId = await photo(poster);
    await expectRefusal(poster.client.deliveries.addPhoto({ id, photoId }), 'forbidden');
    await expectRefusal(pickUp(id, pickup, stranger), 'not_found');
    await expectRefusal(stranger.client.deliveries.leave({ id }), 'not_found');
    await expectRefusal(world().client().deliveries.leave({ id }), 'unauthenticated');
    await expectRefusal(pickUp(UNKNOWN_ID, pickup), 'not_found');
    await expectRefusal(pickUp(id, '12'), 'validation_failed', 'code');
  });

  it('shows the drop-off photo to both sides, and locks it once the money is released', async () => {
    const { id, dropoff } = await held();
    const [first, second] = [await photo(), await photo()];
    const add = (photoId: string) => helper.client.deliveries.addPhoto({ id, photoId });
    await expectRefusal(add(UNKNOWN_ID), 'validation_failed', 'photoId');
    const theirs = await photo(poster);
    await expectRefusal(add(theirs), 'validation_failed', 'photoId');
    expect((await add(first)).data.delivery?.photo?.id).toBe(first);
    expect((await add(second)).data.delivery?.photo?.id).toBe(second);
    expect((await read(id)).delivery?.photo?.id).toBe(second);
    await handOver(id, dropoff);
    await expectRefusal(add(first), 'order_not_held');
    expect((await read(id)).delivery?.photo?.id).toBe(second);
  });

  it('accepts one photo after the release', async () => {
    const { id, dropoff } = await held();
    await handOver(id, dropoff);
    const [first, second] = [await photo(), await photo()];
    expect((await helper.client.deliveries.addPhoto({ id, photoId: first })).data.delivery?.photo?.id).toBe(
      first,
    );
    await expectRefusal(helper.client.deliveries.addPhoto({ id, photoId: second }), 'order_not_held');
  });

  it('stops the delivery during a dispute and shows the photo to moderators', async () => {
    const { id, pickup } = await held();
    await pickUp(id, pickup);
    await helper.client.deliveries.addPhoto({ id, photoId: await photo() });
    await poster.client.payments.dispute({ id, reason: 'damaged', text: 'The door is bent.' });
    await expectRefusal(helper.client.deliveries.leave({ id }), 'order_not_held');
    const moderator = await join(world(), 'Efua Moderator');
    await world().promote(moderator.id, 'moderator');
    const { data } = await moderator.client.disputes.list({});
    const found = data.find((one) => one.paymentId === id);
    expect(found?.deliveryPhoto).not.toBeNull();
    expect(found?.deliveryPhoto).toBeDefined();
  });

  it('returns no delivery for other kinds of orders', async () => {
    const hiveId = (await poster.client.category.create({ ...LAPTOP, price: 90 })).data.id;
    const payment = (await helper.client.payments.initialize({ hiveId })).data;
    await world().pay(payment, 'success');
    const paid = (await helper.client.payments.verify({ reference: payment.reference })).data;
    expect(paid.delivery).toBeNull();
    await expectRefusal(poster.client.deliveries.leave({ id: paid.id }), 'not_found');
    await expectRefusal(pickUp(paid.id, '123456', poster), 'not_found');
  });
});
