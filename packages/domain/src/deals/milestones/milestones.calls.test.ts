import { DAY, MAX_MILESTONES, MILESTONES_ANSWER_TIME } from '@campushive/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  expectRefusal,
  join,
  pass,
  useWorld,
  type Member,
} from '../../../../../apps/api/test/calls/world.js';

const THREE = [
  { title: 'Outline', price: 100 },
  { title: 'First draft', price: 300 },
  { title: 'Final version', price: 200.5 },
];

const world = useWorld();

describe('the milestones of a gig', () => {
  let poster: Member;
  let worker: Member;
  let stranger: Member;
  beforeAll(async () => {
    poster = await join(world(), 'Akosua Thesis');
    worker = await join(world(), 'Kwame Editor');
    stranger = await join(world(), 'Yaa Stranger');
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
  const initialize = async (hiveId: string, more: { milestoneId?: string; price?: number } = {}) =>
    (await poster.client.payments.initialize({ hiveId, ...more })).data;
  const pay = async (hiveId: string) => {
    const payment = await initialize(hiveId);
    await world().pay(payment, 'success');
    return (await poster.client.payments.verify({ reference: payment.reference })).data;
  };
  const listed = async (id: string, member = poster) => (await member.client.hives.get({ id })).data;
  const notificationsOf = async (member: Member, id: string) =>
    (await member.client.notifications.list({ limit: 50 })).data
      .filter((one) => one.subject?.id === id && one.kind.startsWith('milestones_'))
      .map((one) => one.kind);

  it('can be proposed by the poster of an expensive gig, and are visible to the two sides only', async () => {
    const id = await begin();
    expect(await get(id)).toEqual({
      agreedPrice: 600.5,
      mayPropose: true,
      standing: null,
      proposal: null,
    });
    expect((await get(id, worker)).mayPropose).toBe(false);
    await expectRefusal(get(id, stranger), 'forbidden');
    await expectRefusal(propose(id, THREE, worker), 'forbidden');
    await expectRefusal(propose(id, THREE, stranger), 'forbidden');
    const { proposal } = await propose(id);
    expect(proposal).toMatchObject({ status: 'proposed', reason: null });
    expect(proposal?.milestones).toMatchObject([
      { title: 'Outline', price: 100, state: 'due', paymentId: null },
      { title: 'First draft', price: 300, state: 'waiting' },
      { title: 'Final version', price: 200.5, state: 'waiting' },
    ]);
    expect((await get(id, worker)).proposal).toEqual(proposal);
    expect((await listed(id, worker)).milestones).toEqual({ isProposed: true, current: null });
    expect((await listed(id, stranger)).milestones).toBeUndefined();
    expect(await notificationsOf(worker, id)).toEqual(['milestones_proposed']);
  });

  it('must add up exactly to the agreed price, and an invalid proposal keeps the previous one', async () => {
    const id = await begin();
    const { proposal } = await propose(id);
    const first = { title: 'Outline', price: 100 };
    const difference = async (price: number) => {
      const milestones = [first, { title: 'The rest', price }];
      const error: unknown = await propose(id, milestones).catch((reason: unknown) => reason);
      return error;
    };
    const wrong = (amount: number) => ({
      code: 'validation_failed',
      fieldErrors: { milestones: { code: 'milestones_do_not_add_up', params: { difference: amount } } },
    });
    expect(await difference(480.5)).toMatchObject(wrong(20));
    expect(await difference(500.51)).toMatchObject(wrong(-0.01));
    expect((await get(id)).proposal).toEqual(proposal);
    await expectRefusal(propose(id, [{ title: 'All', price: 600.5 }]), 'validation_failed', 'milestones');
    const many = Array.from({ length: MAX_MILESTONES + 1 }, () => first);
    await expectRefusal(propose(id, many), 'validation_failed', 'milestones');
    await expectRefusal(
      propose(id, [first, { title: ' ', price: 500.5 }]),
      'validation_failed',
      'milestones.1.title',
    );
    await expectRefusal(
      propose(id, [
        { title: 'Nothing', price: 0 },
        { title: 'All', price: 600.5 },
      ]),
      'validation_failed',
      'milestones.0.price',
    );
    await expectRefusal(
      propose(id, [
        { title: 'Fine', price: 100.001 },
        { title: 'All', price: 500.5 },
      ]),
      'validation_failed',
      'milestones.0.price',
    );
  });

  it('cannot be proposed for a gig at the price threshold, without a worker, or for an errand', async () => {
    const cheap = await begin(500);
    expect((await get(cheap)).mayPropose).toBe(false);
    await expectRefusal(propose(cheap), 'conflict');
    const fields = {
      category: 'sidehustle',
      title: 'A mural',
      description: 'On the wall of the hall',
      price: 900,
      applicationDeadline: '2099-06-30T12:00:00.000Z',
    } as const;
    const open = (await poster.client.category.create(fields)).data.id;
    await expectRefusal(propose(open), 'listing_unassigned');
    const errand = { category: 'logistics', title: 'Move a piano', price: 900 } as const;
    const { id } = (await poster.client.category.create(errand)).data;
    await expectRefusal(get(id), 'conflict');
  });

  it('can be accepted or declined by the worker only, and only in the latest proposal', async () => {
    const id = await begin();
    const first = await planOf(id);
    const second = await planOf(id);
    await expectRefusal(accept(id, first), 'milestones_changed');
    await expectRefusal(accept(id, second, poster), 'forbidden');
    await expectRefusal(accept(id, second, stranger), 'forbidden');
    await expectRefusal(
      worker.client.milestones.decline({ id, planId: second, reason: ' ' }),
      'validation_failed',
      'reason',
    );
    const reason = 'The last one is too small';
    const declined = (await worker.client.milestones.decline({ id, planId: second, reason })).data;
    expect(declined.proposal).toMatchObject({ id: second, status: 'declined', reason });
    await expectRefusal(accept(id, second), 'milestones_changed');
    const third = await planOf(id);
    const accepted = await accept(id, third);
    expect(accepted).toMatchObject({ standing: { id: third, status: 'accepted' }, proposal: null });
    await expectRefusal(accept(id, third), 'milestones_changed');
    expect(await notificationsOf(poster, id)).toEqual(['milestones_accepted', 'milestones_declined']);
  });

  it('can be withdrawn by the poster, who cannot pay while a proposal is open', async () => {
    const id = await begin();
    const planId = await planOf(id);
    await expectRefusal(initialize(id), 'not_your_turn');
    await expectRefusal(worker.client.milestones.withdraw({ id, planId }), 'forbidden');
    expect((await poster.client.milestones.withdraw({ id, planId })).data.proposal).toBeNull();
    await expectRefusal(accept(id, planId), 'milestones_changed');
    const paid = await pay(id);
    expect(paid).toMatchObject({ price: 600.5, milestone: null });
    await expectRefusal(propose(id), 'payment_in_flight');
    expect((await get(id)).mayPropose).toBe(false);
  });

  it('expire without an answer after 72 hours, and the gig can then be paid as a whole', async () => {
    const id = await begin();
    const { proposal } = await propose(id);
    const planId = proposal?.id ?? '';
    const proposedAt = Date.parse(proposal?.createdAt ?? '');
    expect(Date.parse(proposal?.answerBy ?? '') - proposedAt).toBe(MILESTONES_ANSWER_TIME);
    await pass(world(), MILESTONES_ANSWER_TIME / DAY - 1, poster, worker);
    await expectRefusal(initialize(id), 'not_your_turn');
    expect((await get(id, worker)).proposal?.status).toBe('proposed');
    await pass(world(), 1, poster, worker);
    expect((await get(id, worker)).proposal).toMatchObject({
      id: planId,
      status: 'expired',
      answerBy: null,
    });
    expect((await listed(id, worker)).milestones?.isProposed ?? false).toBe(false);
    await expectRefusal(accept(id, planId), 'milestones_changed');
    await expectRefusal(poster.client.milestones.withdraw({ id, planId }), 'milestones_changed');
    // A new proposal can follow at once.
    expect((await propose(id)).proposal).toMatchObject({ status: 'proposed' });
    await pass(world(), MILESTONES_ANSWER_TIME / DAY, poster, worker);
    expect((await pay(id)).milestone).toBeNull();
  });
});
