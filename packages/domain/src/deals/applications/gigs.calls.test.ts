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

describe('the API of gigs and deliveries', () => {
  let poster: Member;
  let helper: Member;
  let rival: Member;
  beforeAll(async () => {
    poster = await join(world(), 'Akosua Poster');
    helper = await join(world(), 'Kwame Helper');
    rival = await join(world(), 'Yaa Rival');
  });
  const post = async (price = 120) =>
    (await poster.client.hives.create({ hiveType: 'logistics', title: 'Carry a fridge', price })).data.id;
  const apply = (member: Member, id: string, message = 'I have a trolley') =>
    member.client.applications.create({ id, message });
  const assign = (id: string, member: Member) => poster.client.hives.assign({ id, assignedToId: member.id });
  const notificationsOf = async (member: Member, id: string) =>
    (await member.client.notifications.list({ limit: 50 })).data
      .filter((one) => one.subject?.id === id)
      .map((one) => one.kind)
      .sort();
  const assignedTask = async () => {
    const id = await post();
    await apply(helper, id);
    await assign(id, helper);
    return id;
  };

  it('accepts one application per student and lists applicants to the poster only', async () => {
    const id = await post();
    expect((await apply(helper, id, ' I have a trolley ')).data).toMatchObject({
      applicantId: helper.id,
      applicant: { name: 'Kwame Helper', rating: null, reviewCount: 0 },
      message: 'I have a trolley',
      status: 'waiting',
    });
    await apply(rival, id);
    await expectRefusal(apply(helper, id), 'already_applied');
    await expectRefusal(apply(poster, id), 'own_listing');
    await expectRefusal(apply(rival, UNKNOWN_ID), 'not_found');
    await expectRefusal(apply(rival, id, '  '), 'validation_failed', 'message');
    await expectRefusal(world().client().applications.create({ id, message: 'I' }), 'unauthenticated');
    const laptop = (await poster.client.category.create(LAPTOP)).data;
    await expectRefusal(apply(helper, laptop.id), 'conflict');
    const { data, count } = await poster.client.applications.list({ id });
    expect(data.map((one) => one.applicantId)).toEqual([helper.id, rival.id]);
    expect(count).toBe(2);
    await expectRefusal(helper.client.applications.list({ id }), 'forbidden');
    expect((await poster.client.hives.get({ id })).data.applicationCount).toBe(2);
    expect((await rival.client.hives.get({ id })).data.myApplication).toBe('waiting');
    expect((await rival.client.applications.mine({})).data[0]).toMatchObject({
      hiveId: id,
      listing: { id },
    });
    expect(await notificationsOf(poster, id)).toEqual(['application_received', 'application_received']);
  });

  it('assigns a task to one applicant and notifies the declined ones', async () => {
    const id = await post();
    await apply(helper, id);
    await expectRefusal(assign(id, rival), 'validation_failed', 'assignedToId');
    await apply(rival, id);
    await assign(id, helper);
    expect([await notificationsOf(helper, id), await notificationsOf(rival, id)]).toEqual([
      ['task_assigned'],
      ['application_declined'],
    ]);
    await expectRefusal(assign(id, rival), 'illegal_transition');
    await expectRefusal(apply(await join(world(), 'Ama Late'), id), 'listing_unavailable');
    const { data } = await poster.client.applications.list({ id });
    expect(data.map((one) => one.status)).toEqual(['accepted', 'declined']);
  });

  it('charges the price that the assigned student asked for, which only the two sides see', async () => {
    const id = await post();
    const named = (price: number | string) => helper.client.applications.create({ id, message: 'Me', price });
    await expectRefusal(named(0), 'validation_failed', 'price');
    await expectRefusal(named(10.005), 'validation_failed', 'price');
    expect((await named('150.5')).data).toMatchObject({ price: 150.5, status: 'waiting' });
    expect((await apply(rival, id)).data.price).toBeNull();
    const { data } = await poster.client.applications.list({ id });
    expect(data.map((one) => one.price)).toEqual([150.5, null]);
    expect((await poster.client.hives.get({ id })).data).not.toHaveProperty('agreedPrice');
    await assign(id, helper);
    const agreed = { price: 120, agreedPrice: 150.5 };
    expect((await poster.client.hives.get({ id })).data).toMatchObject(agreed);
    expect((await helper.client.hives.get({ id })).data).toMatchObject(agreed);
    const mine = (await helper.client.hives.myAssigned({})).data.find((one) => one.id === id);
    expect(mine).toMatchObject(agreed);
    for (const client of [rival.client, world().client()]) {
      expect((await client.hives.get({ id })).data).not.toHaveProperty('agreedPrice');
    }
    const talkOf = async (member: Member, recipientId: string) =>
      (await member.client.messages.open({ recipientId, hiveId: id })).data.listing;
    expect(await talkOf(poster, helper.id)).toMatchObject(agreed);
    expect(await talkOf(helper, poster.id)).toMatchObject(agreed);
    for (const listing of [await talkOf(rival, poster.id), await talkOf(poster, rival.id)])
      expect(listing).toMatchObject({ price: 120, agreedPrice: null });
    await poster.client.hives.update({ id, price: 90 });
    await expectRefusal(poster.client.payments.initialize({ hiveId: id, price: 90 }), 'price_changed');
    const { paymentId } = (await poster.client.payments.initialize({ hiveId: id, price: 150.5 })).data;
    expect((await poster.client.payments.get({ id: paymentId })).data).toMatchObject({
      price: 150.5,
      amount: 152.76,
    });
  });

  it('returns to the listed price for another student, and refuses a price on an unpaid task', async () => {
    const id = await post();
    await helper.client.applications.create({ id, message: 'Me', price: 150 });
    await apply(rival, id);
    await assign(id, helper);
    await poster.client.hives.setStatus({ id, status: 'active' });
    expect((await poster.client.hives.get({ id })).data).not.toHaveProperty('agreedPrice');
    await assign(id, rival);
    const { paymentId } = (await poster.client.payments.initialize({ hiveId: id, price: 120 })).data;
    expect((await poster.client.payments.get({ id: paymentId })).data.price).toBe(120);
    const free = await post(0);
    await expectRefusal(
      helper.client.applications.create({ id: free, message: 'Me', price: 5 }),
      'listing_free',
    );
  });

  it('reopens a task when the poster unassigns it or the helper withdraws', async () => {
    const id = await post();
    await apply(helper, id);
    await apply(rival, id);
    await assign(id, helper);
    const open = { status: 'active', assignedToId: null };
    expect((await poster.client.hives.setStatus({ id, status: 'active' })).data).toMatchObject(open);
    await assign(id, helper);
    expect((await helper.client.applications.withdraw({ id })).data.status).toBe('withdrawn');
    expect((await poster.client.hives.get({ id })).data).toMatchObject({ ...open, applicationCount: 1 });
    expect(await notificationsOf(helper, id)).toEqual(['task_assigned', 'task_assigned', 'task_unassigned']);
    expect(await notificationsOf(poster, id)).toContain('task_returned');
    expect(await notificationsOf(rival, id)).toContain('application_reopened');
    await expectRefusal(helper.client.applications.withdraw({ id }), 'illegal_transition');
    expect((await apply(helper, id)).data.status).toBe('waiting');
  });

  it('lets the poster pay, and releases the money when the helper enters the code of the poster', async () => {
    const id = await assignedTask();
    const begin = (member: Member) => member.client.payments.initialize({ hiveId: id });
    await expectRefusal(begin(helper), 'forbidden');
    const payment = (await begin(poster)).data;
    await expectRefusal(helper.client.applications.withdraw({ id }), 'payment_in_flight');
    await expectRefusal(poster.client.hives.setStatus({ id, status: 'active' }), 'payment_in_flight');
    await world().pay(payment, 'success');
    const held = (await poster.client.payments.verify({ reference: payment.reference })).data;
    expect(held).toMatchObject({
      role: 'buyer',
      orderStatus: 'held',
      price: 120,
      amount: 121.8,
      payout: 112.8,
      sellerId: helper.id,
    });
    const myOrder = { id: held.id, status: 'held' };
    expect((await poster.client.hives.get({ id })).data).toMatchObject({ status: 'assigned', myOrder });
    expect((await helper.client.hives.get({ id })).data).toMatchObject({ myOrder });
    const [listed] = (await poster.client.hives.myPosted({ group: 'assigned', limit: 1 })).data;
    expect(listed).toMatchObject({ id, myOrder });
    expect((await helper.client.hives.myAssigned({ limit: 1 })).data[0]).toMatchObject({ id, myOrder });
    expect((await rival.client.hives.get({ id })).data).not.toHaveProperty('myOrder');
    await expectRefusal(poster.client.hives.remove({ id }), 'payment_in_flight');
    const theirs = (await helper.client.payments.get({ id: held.id })).data;
    expect(theirs).toMatchObject({ role: 'seller', handoverCode: null });
    const code = held.handoverCode ?? '';
    await expectRefusal(poster.client.payments.handover({ id: held.id, code }), 'forbidden');
    const released = await helper.client.payments.handover({ id: held.id, code });
    expect(released.data.orderStatus).toBe('released');
    expect((await helper.client.hives.get({ id })).data).toMatchObject({
      status: 'completed',
      myApplication: 'accepted',
    });
    await expectRefusal(helper.client.applications.withdraw({ id }), 'illegal_transition');
  });

  it('keeps the helper assigned when the payment fails', async () => {
    const id = await assignedTask();
    const payment = (await poster.client.payments.initialize({ hiveId: id })).data;
    await world().pay(payment, 'failed');
    await poster.client.payments.verify({ reference: payment.reference });
    expect((await poster.client.hives.get({ id })).data).toMatchObject({
      status: 'assigned',
      assignedToId: helper.id,
    });
  });

  it('sends no notification about a deletion that the poster undoes', async () => {
    const [waiting, removed] = [await post(), await assignedTask()];
    await apply(rival, waiting);
    for (const id of [waiting, removed]) {
      await poster.client.hives.remove({ id });
      await poster.client.hives.restore({ id });
    }
    expect(await notificationsOf(rival, waiting)).toEqual([]);
    expect(await notificationsOf(helper, removed)).toEqual(['task_assigned']);
    expect((await rival.client.hives.get({ id: waiting })).data.myApplication).toBe('waiting');
    expect((await helper.client.hives.myAssigned({})).data.map((one) => one.id)).toContain(removed);
  });

  it('lets the poster invite each student once, and lets the student decline or apply', async () => {
    const id = await post();
    const invite = (studentId: string) => poster.client.invitations.create({ id, studentId });
    const invited = (await invite(helper.id)).data;
    expect(invited).toMatchObject({ student: { id: helper.id, name: 'Kwame Helper' }, status: 'invited' });
    await expectRefusal(invite(helper.id), 'already_invited');
    await expectRefusal(invite(poster.id), 'own_listing');
    await expectRefusal(invite(UNKNOWN_ID), 'not_found');
    await expectRefusal(rival.client.invitations.create({ id, studentId: helper.id }), 'forbidden');
    await expectRefusal(rival.client.invitations.list({ id }), 'forbidden');
    await expectRefusal(rival.client.invitations.suggested({ id }), 'forbidden');
    await expectRefusal(rival.client.invitations.decline({ id }), 'not_found');
    expect(await notificationsOf(helper, id)).toEqual(['application_invited']);
    expect((await helper.client.hives.get({ id })).data.myInvitation).toBe('invited');
    expect((await rival.client.hives.get({ id })).data).not.toHaveProperty('myInvitation');
    await helper.client.invitations.decline({ id });
    await helper.client.invitations.decline({ id });
    expect((await helper.client.hives.get({ id })).data.myInvitation).toBe('declined');
    await invite(rival.id);
    await apply(rival, id);
    await expectRefusal(rival.client.invitations.decline({ id }), 'already_applied');
    const { data } = await poster.client.invitations.list({ id });
    expect(data.map(({ student, status }) => [student.id, status])).toEqual([
      [rival.id, 'applied'],
      [helper.id, 'declined'],
    ]);
    // Students who declined can still apply.
    expect((await apply(helper, id)).data.status).toBe('waiting');
    const late = await join(world(), 'Ama Late');
    await assign(id, helper);
    await expectRefusal(invite(late.id), 'listing_unavailable');
  });

  it('refuses to invite applicants, hidden students and students with a block', async () => {
    const id = await post();
    const invite = (member: Member) => poster.client.invitations.create({ id, studentId: member.id });
    await apply(helper, id);
    await expectRefusal(invite(helper), 'already_applied');
    const shy = await join(world(), 'Efua Shy');
    await shy.client.users.updateSettings({ visibility: 'hidden' });
    await expectRefusal(invite(shy), 'not_found');
    const blocker = await join(world(), 'Kofi Blocker');
    await blocker.client.users.block({ id: poster.id });
    await expectRefusal(invite(blocker), 'blocked');
    const laptop = (await poster.client.category.create(LAPTOP)).data;
    await expectRefusal(poster.client.invitations.create({ id: laptop.id, studentId: rival.id }), 'conflict');
    // A block after the invitation removes it from the list.
    const removed = await join(world(), 'Yaw Gone');
    await invite(removed);
    await removed.client.users.block({ id: poster.id });
    expect(
      (await poster.client.invitations.list({ id })).data.map(({ student }) => student.id),
    ).not.toContain(removed.id);
  });

  it('suggests students who completed such work before, until they are invited', async () => {
    const done = await assignedTask();
    const payment = (await poster.client.payments.initialize({ hiveId: done })).data;
    await world().pay(payment, 'success');
    const { id: orderId, handoverCode } = (
      await poster.client.payments.verify({ reference: payment.reference })
    ).data;
    await helper.client.payments.handover({ id: orderId, code: handoverCode ?? '' });
    const id = await post();
    const suggested = async () =>
      (await poster.client.invitations.suggested({ id })).data.find((one) => one.id === helper.id);
    expect(await suggested()).toMatchObject({ name: 'Kwame Helper', rating: null });
    expect((await suggested())?.completed).toBeGreaterThan(0);
    await poster.client.invitations.create({ id, studentId: helper.id });
    expect(await suggested()).toBeUndefined();
    expect((await poster.client.invitations.list({ id })).data[0]?.student.completed).toBeGreaterThan(0);
  });

  it('refuses a payment before the task is assigned', async () => {
    const id = await post();
    await expectRefusal(poster.client.payments.initialize({ hiveId: id }), 'listing_unassigned');
  });
});
