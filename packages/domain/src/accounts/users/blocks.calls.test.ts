import { DAY, HOUR } from '@campushive/contract';
import type { BlockChoice } from '@campushive/contract/rules/blocks';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  expectRefusal,
  join,
  LAPTOP,
  passToNoon,
  UNKNOWN_ID,
  useWorld,
  type Member,
} from '../../../../../apps/api/test/calls/world.js';

const world = useWorld();

describe('a block with an open order', () => {
  let seller: Member;
  let buyer: Member;
  beforeEach(async () => {
    await passToNoon(world());
    seller = await join(world(), 'Esi Blocks');
    buyer = await join(world(), 'Yaw Blocks');
  });
  const hold = async () => {
    const hiveId = (await seller.client.category.create({ ...LAPTOP, price: 100 })).data.id;
    const payment = (await buyer.client.payments.initialize({ hiveId })).data;
    await world().pay(payment, 'success');
    return (await buyer.client.payments.verify({ reference: payment.reference })).data;
  };
  const show = async (member: Member, id: string) => (await member.client.payments.get({ id })).data;
  const talkOf = async (member: Member, other: Member, hiveId: string) =>
    (await member.client.messages.open({ recipientId: other.id, hiveId })).data;
  const say = (member: Member, conversationId: string) =>
    member.client.messages.send({ conversationId, content: 'Where shall we meet?' });
  const block = (member: Member, other: Member, orders?: BlockChoice) =>
    member.client.users.block({ id: other.id, ...(orders && { orders }) });
  const newest = async (member: Member) =>
    (await member.client.notifications.list({ limit: 1 })).data[0]?.kind;

  it('is preceded by a list of the open orders of the two, empty for other students', async () => {
    const { id, transactionHive } = await hold();
    const expected = {
      id,
      title: transactionHive.title,
      orderStatus: 'held',
      amount: 106.5,
      canCancel: true,
    };
    const listed = async (member: Member, other: Member) =>
      (await member.client.users.openOrders({ id: other.id })).data;
    expect(await listed(buyer, seller)).toEqual([expect.objectContaining({ ...expected, role: 'buyer' })]);
    expect(await listed(seller, buyer)).toEqual([expect.objectContaining({ ...expected, role: 'seller' })]);
    const stranger = await join(world(), 'Abena Stranger');
    expect(await listed(stranger, seller)).toEqual([]);
    expect(await listed(buyer, buyer)).toEqual([]);
    await expectRefusal(buyer.client.users.openOrders({ id: UNKNOWN_ID }), 'not_found');
  });

  it.each(['buyer', 'seller'] as const)(
    'cancels the order with a full refund when the %s chooses so',
    async (side) => {
      const { id, hiveId } = await hold();
      const [blocker, other] = side === 'buyer' ? [buyer, seller] : [seller, buyer];
      await block(blocker, other, 'cancel');
      expect(await show(buyer, id)).toMatchObject({
        orderStatus: 'refunded',
        refund: { amount: 106.5 },
        block: null,
      });
      await expectRefusal(blocker.client.messages.open({ recipientId: other.id, hiveId }), 'blocked');
      expect((await other.client.notifications.list({})).data.map(({ kind }) => kind)).toContain(
        'payment_cancelled',
      );
    },
  );

  it('keeps messages and meet-ups about the order open until it ends, and closes all others', async () => {
    const { id, hiveId, handoverCode, autoReleaseAt } = await hold();
    const { id: talk } = await talkOf(buyer, seller, hiveId);
    const { id: other } = (await buyer.client.messages.open({ recipientId: seller.id })).data;
    await block(buyer, seller, 'keep');
    for (const member of [buyer, seller]) {
      await say(member, talk);
      await expectRefusal(say(member, other), 'blocked');
      expect((await member.client.messages.conversation({ id: talk })).data).toMatchObject({
        canWrite: true,
        dealsBlocked: true,
      });
    }
    expect(await show(buyer, id)).toMatchObject({ block: { mine: 'keep', theirs: null }, autoReleaseAt });
    expect(await show(seller, id)).toMatchObject({ block: { mine: null, theirs: 'keep' }, autoReleaseAt });
    const startsAt = new Date(Date.parse(autoReleaseAt ?? '') - 2 * DAY).toISOString();
    await seller.client.meetups.propose({ id, place: 'At the library', startsAt });
    await seller.client.payments.handover({ id, code: handoverCode ?? '' });
    for (const member of [buyer, seller]) await expectRefusal(say(member, talk), 'blocked');
    expect((await show(buyer, id)).block).toBeNull();
  });

  it('notifies the other side, and pauses the release until the blocker chooses', async () => {
    const { id, hiveId } = await hold();
    const { id: talk } = await talkOf(buyer, seller, hiveId);
    await block(seller, buyer);
    expect(await newest(buyer)).toBe('payment_blocked');
    expect(await show(buyer, id)).toMatchObject({
      block: { mine: null, theirs: 'undecided' },
      autoReleaseAt: null,
    });
    expect((await show(seller, id)).block).toEqual({ mine: 'undecided', theirs: null });
    for (const member of [buyer, seller]) await expectRefusal(say(member, talk), 'blocked');
    await block(seller, buyer, 'keep');
    expect((await show(buyer, id)).autoReleaseAt).not.toBeNull();
    await say(buyer, talk);
    // Blocking again without a choice keeps the earlier choice.
    await block(seller, buyer);
    expect((await show(buyer, id)).block).toEqual({ mine: null, theirs: 'keep' });
  });

  it('pauses the release as long as one of two blockers has not chosen', async () => {
    const { id, hiveId } = await hold();
    const { id: talk } = await talkOf(buyer, seller, hiveId);
    await block(buyer, seller, 'keep');
    await block(seller, buyer);
    expect((await show(buyer, id)).autoReleaseAt).toBeNull();
    await expectRefusal(say(buyer, talk), 'blocked');
    await seller.client.users.unblock({ id: buyer.id });
    expect((await show(buyer, id)).autoReleaseAt).not.toBeNull();
    await say(seller, talk);
  });

  it('returns 409 for a refund after the agreed meet-up has started, and changes nothing', async () => {
    const order = await hold();
    const { id } = order;
    const startsAt = new Date(Date.parse(order.paidAt ?? '') + HOUR).toISOString();
    const proposed = (await buyer.client.meetups.propose({ id, place: 'At the library', startsAt })).data
      .meetup;
    await seller.client.meetups.accept({ id, meetupId: proposed?.id ?? '' });
    world().advance(HOUR);
    expect((await buyer.client.users.openOrders({ id: seller.id })).data[0]?.canCancel).toBe(false);
    await expectRefusal(block(buyer, seller, 'cancel'), 'cancel_too_late');
    expect((await buyer.client.users.get({ id: seller.id })).data.isBlocked).toBe(false);
    expect((await show(buyer, id)).orderStatus).toBe('held');
  });

  it('marks the listings and profile of each student for the other one only', async () => {
    const { data: listing } = await seller.client.category.create(LAPTOP);
    const stranger = await join(world(), 'Abena Stranger');
    const marks = async (member: Member) => [
      (await member.client.hives.get({ id: listing.id })).data.isBlocked ?? false,
      (await member.client.users.listings({ id: seller.id })).data[0]?.isBlocked ?? false,
      !(await member.client.users.get({ id: seller.id })).data.canContact,
    ];
    await block(seller, buyer);
    expect(await marks(buyer)).toEqual([true, true, true]);
    expect(await marks(stranger)).toEqual([false, false, false]);
    await seller.client.users.unblock({ id: buyer.id });
    await block(buyer, seller);
    expect(await marks(buyer)).toEqual([true, true, true]);
  });
});
