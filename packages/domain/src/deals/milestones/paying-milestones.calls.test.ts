import { CANCEL_WINDOW } from '@campushive/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal, join, useWorld, type Member } from '../../../../../apps/api/test/calls/world.js';

const THREE = [
  { title: 'Outline', price: 100 },
  { title: 'First draft', price: 300 },
  { title: 'Final version', price: 200.5 },
];

const world = useWorld();

describe('the milestones of a gig', () => {
  let poster: Member;
  let worker: Member;
  beforeAll(async () => {
    poster = await join(world(), 'Akosua Thesis');
    worker = await join(world(), 'Kwame Editor');
  });

  /** Creates a gig, assigned to the worker for the price they named. */
  const begin = async (price = 600.5) => {
    const fields = {
      category: 'sidehustle',
      title: 'Edit my thesis',
      description: 'Two hundred pages',
      price: 700,
      applicationDeadline: '2099-06-30T12:00:00.000Z',
    } as const;
    const { id } = (await poster.client.category.create(fields)).data;
    await worker.client.applications.create({ id, message: 'I edit', price });
    await poster.client.hives.assign({ id, assignedToId: worker.id });
    return id;
  };
  const get = async (id: string, member = poster) => (await member.client.milestones.get({ id })).data;
  const propose = async (id: string, milestones = THREE, member = poster) =>
    (await member.client.milestones.propose({ id, milestones })).data;
  const accept = async (id: string, planId: string, member = worker) =>
    (await member.client.milestones.accept({ id, planId })).data;
  const planOf = async (id: string) => (await propose(id)).proposal?.id ?? '';
  const divided = async () => {
    const id = await begin();
    await accept(id, await planOf(id));
    return id;
  };
  const initialize = async (hiveId: string, more: { milestoneId?: string; price?: number } = {}) =>
    (await poster.client.payments.initialize({ hiveId, ...more })).data;
  const pay = async (hiveId: string) => {
    const payment = await initialize(hiveId);
    await world().pay(payment, 'success');
    return (await poster.client.payments.verify({ reference: payment.reference })).data;
  };
  const release = async ({ id }: { id: string }) => {
    await worker.client.completions.finish({ id, note: 'Here it is' });
    return (await poster.client.completions.accept({ id })).data;
  };
  const listed = async (id: string, member = poster) => (await member.client.hives.get({ id })).data;
  const statesOf = async (id: string) => (await get(id)).standing?.milestones.map(({ state }) => state);

  it('are paid and released one after another, and the last one completes the gig', async () => {
    const id = await divided();
    const [one, two] = (await get(id)).standing?.milestones ?? [];
    const current = (await listed(id)).milestones?.current;
    expect(current).toEqual({
      id: one?.id,
      number: 1,
      count: 3,
      title: 'Outline',
      price: 100,
      state: 'due',
    });
    await expectRefusal(initialize(id, { milestoneId: two?.id ?? '' }), 'milestones_changed');
    await expectRefusal(initialize(id, { price: 600.5 }), 'price_changed');
    const payment = await initialize(id, { milestoneId: one?.id ?? '', price: 100 });
    expect(await statesOf(id)).toEqual(['paying', 'waiting', 'waiting']);
    await expectRefusal(propose(id), 'payment_in_flight');
    await world().pay(payment, 'success');
    const held = (await poster.client.payments.verify({ reference: payment.reference })).data;
    expect(held).toMatchObject({
      price: 100,
      milestone: { id: one?.id, number: 1, count: 3, title: 'Outline' },
    });
    await expectRefusal(initialize(id), 'listing_unavailable');
    expect(await statesOf(id)).toEqual(['held', 'waiting', 'waiting']);
    await release(held);
    expect(await listed(id)).toMatchObject({
      status: 'assigned',
      milestones: { current: { number: 2, title: 'First draft', price: 300, state: 'due' } },
    });
    const receipt = (await worker.client.payments.receipt({ id: held.id })).data;
    expect(receipt.milestone).toMatchObject({ number: 1, title: 'Outline' });
    await expectRefusal(initialize(id, { milestoneId: one?.id ?? '' }), 'milestones_changed');
    await release(await pay(id));
    await release(await pay(id));
    expect((await listed(id)).status).toBe('completed');
    const after = await get(id, worker);
    expect(after.standing?.milestones.map(({ state }) => state)).toEqual([
      'released',
      'released',
      'released',
    ]);
    expect(after.mayPropose).toBe(false);
    const review = { stars: 5, text: 'Careful and on time' };
    await poster.client.reviews.create({ id: held.id, ...review });
    const last = after.standing?.milestones[2]?.paymentId ?? '';
    await expectRefusal(poster.client.reviews.create({ id: last, ...review }), 'already_reviewed');
    expect((await poster.client.reviews.forPayment({ id: last })).data.mayReview).toBe(false);
    const held1 = (await worker.client.notifications.list({ limit: 50 })).data.find(
      (news) => news.kind === 'payment_held' && news.subject?.id === held.id,
    );
    expect(held1?.description).toBe('Edit my thesis · Milestone 1 of 3: Outline');
  });

  it('can be paid again after a cancellation, and are over after a settled refund', async () => {
    const id = await divided();
    const first = await pay(id);
    await poster.client.payments.cancel({ id: first.id });
    expect(await statesOf(id)).toEqual(['due', 'waiting', 'waiting']);
    const again = await pay(id);
    world().advance(CANCEL_WINDOW);
    await poster.client.payments.dispute({ id: again.id, reason: 'other', text: 'It is not an outline' });
    expect(await statesOf(id)).toEqual(['disputed', 'waiting', 'waiting']);
    await worker.client.settlements.concede({ id: again.id });
    expect(await statesOf(id)).toEqual(['refunded', 'due', 'waiting']);
    expect((await pay(id)).milestone).toMatchObject({ number: 2, title: 'First draft' });
  });

  it('can be replaced with the consent of the worker, except for the paid ones', async () => {
    const id = await divided();
    const held = await pay(id);
    const rest = [
      { title: 'Half', price: 250 },
      { title: 'Other half', price: 200.5 },
      { title: 'Proof', price: 50 },
    ];
    await expectRefusal(propose(id, THREE), 'validation_failed', 'milestones');
    const { proposal, standing } = await propose(id, rest);
    expect(proposal?.milestones).toMatchObject([
      { title: 'Outline', state: 'held' },
      { title: 'Half', state: 'waiting' },
      { title: 'Other half' },
      { title: 'Proof' },
    ]);
    expect(standing?.milestones).toHaveLength(3);
    await accept(id, proposal?.id ?? '');
    expect((await poster.client.payments.get({ id: held.id })).data.milestone).toMatchObject({
      number: 1,
      count: 4,
    });
    await release(held);
    expect((await listed(id)).milestones?.current).toMatchObject({ number: 2, count: 4, title: 'Half' });
  });

  it('end when the worker withdraws: released money stays released, and the gig is open again', async () => {
    const id = await divided();
    const paid = await release(await pay(id));
    await worker.client.applications.withdraw({ id });
    expect(await listed(id)).toMatchObject({ status: 'active', assignedToId: null });
    expect((await poster.client.payments.get({ id: paid.id })).data.orderStatus).toBe('released');
    await expectRefusal(get(id, worker), 'forbidden');
    await worker.client.applications.create({ id, message: 'I am back', price: 610 });
    await poster.client.hives.assign({ id, assignedToId: worker.id });
    expect(await get(id)).toMatchObject({ agreedPrice: 610, standing: null, mayPropose: true });
    expect((await pay(id)).price).toBe(610);
  });

  it('end when the poster completes the gig before the last one', async () => {
    const id = await divided();
    await release(await pay(id));
    const planId = (await propose(id, [{ title: 'All the rest', price: 500.5 }])).proposal?.id ?? '';
    await poster.client.hives.setStatus({ id, status: 'completed' });
    expect(await statesOf(id)).toEqual(['released', 'due', 'waiting']);
    expect((await get(id)).standing?.status).toBe('ended');
    await expectRefusal(accept(id, planId), 'milestones_changed');
    await expectRefusal(initialize(id), 'listing_unavailable');
  });
});
