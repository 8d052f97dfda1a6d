import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  expectRefusal,
  join,
  LAPTOP,
  PASSWORD,
  UNKNOWN_ID,
  useWorld,
  waitForAccount,
  type Member,
} from '../../../../../apps/api/test/calls/world.js';

const world = useWorld();

describe('credits', () => {
  let admin: Member;
  let moderator: Member;
  beforeAll(async () => {
    admin = await anAdmin('Efua Giver');
    moderator = await join(world(), 'Nana Giver');
    await world().promote(moderator.id, 'moderator');
  });
  const anAdmin = async (name: string) => {
    const made = await join(world(), name);
    await world().promote(made.id, 'admin');
    return made;
  };
  const reason = 'Your order was late because of us.';
  const give = (to: Member, amount: number, by = admin) =>
    by.client.credits.give({ id: to.id, amount, reason });
  const withdraw = (id: string, by = admin) =>
    by.client.credits.withdraw({ id, reason: 'It was meant for another student.' });
  const books = async () => (await moderator.client.ledger.get({})).data;
  const payoutAccount = { network: 'mtn', phone: '0551234987', name: 'Abena Given' } as const;

  it('are given by admins only, and neither to themselves nor to other admins', async () => {
    const student = await join(world(), 'Abena Given');
    const other = await anAdmin('Kofi Giver');
    for (const by of [moderator, student]) {
      await expectRefusal(give(student, 20, by), 'forbidden');
      await expectRefusal(by.client.credits.ofStudent({ id: student.id }), 'forbidden');
      await expectRefusal(withdraw(UNKNOWN_ID, by), 'forbidden');
    }
    await expectRefusal(give(admin, 20), 'forbidden');
    await expectRefusal(give(other, 20), 'forbidden');
    await expectRefusal(admin.client.credits.give({ id: UNKNOWN_ID, amount: 20, reason }), 'not_found');
    await expectRefusal(admin.client.credits.ofStudent({ id: UNKNOWN_ID }), 'not_found');
    await expectRefusal(withdraw(UNKNOWN_ID), 'not_found');
    expect((await student.client.credits.list({})).data).toEqual([]);
  });

  it('require a fresh proof to be given or withdrawn', async () => {
    const student = await join(world(), 'Abena Proof');
    const { id } = (await give(student, 20)).data;
    const plain = world().client(admin.token);
    const again = { id: student.id, amount: 20, reason };
    await expectRefusal(plain.credits.give(again), 'step_up_required');
    await expectRefusal(plain.credits.withdraw({ id, reason }), 'step_up_required');
    const { stepUpToken: stepUp } = (await plain.auth.stepUp({ password: PASSWORD })).data;
    await plain.credits.withdraw({ id, reason }, { stepUp });
  });

  it('carry an amount and a reason that the student reads', async () => {
    const student = await join(world(), 'Abena Reader');
    const refused = (amount: number, why = reason) =>
      admin.client.credits.give({ id: student.id, amount, reason: why });
    // The minimum is above 1, because the fee of an instant payout would use it up.
    for (const amount of [-1, 0, 0.5, 1, 500.01, 1.001])
      await expectRefusal(refused(amount), 'validation_failed', 'amount');
    await expectRefusal(refused(20, ' '), 'validation_failed', 'reason');
    const before = await books();
    const { data } = await give(student, 20.5);
    expect(data).toMatchObject({
      amount: 20.5,
      reason,
      status: 'waiting',
      withdrawal: null,
      by: { id: admin.id, name: admin.name },
      withdrawnBy: null,
    });
    const [mine, ...more] = (await student.client.credits.list({})).data;
    expect(mine).toMatchObject({ id: data.id, amount: 20.5, reason, status: 'waiting' });
    expect(mine).not.toHaveProperty('by');
    expect(more).toEqual([]);
    expect((await admin.client.credits.ofStudent({ id: student.id })).data).toEqual([data]);
    expect((await student.client.payouts.account({})).data.available).toBe(20.5);
    const [notification] = (await student.client.notifications.list({})).data;
    expect(notification).toMatchObject({ type: 'payment', kind: 'credit_given', description: reason });
    const [entry] = (await admin.client.moderation.audit({ about: student.id })).data;
    expect(entry).toMatchObject({
      action: 'credit.give',
      reason,
      actor: { id: admin.id },
      details: { credit: data.id, amount: 2_050 },
    });
    const after = await books();
    expect(after.goodwill - before.goodwill).toBeCloseTo(20.5);
    expect(after.owedToSellers - before.owedToSellers).toBeCloseTo(20.5);
    expect(after.atProvider).toBe(before.atProvider);
  });

  it('can be withdrawn by any admin while they wait, once', async () => {
    const student = await join(world(), 'Abena Taken');
    const other = await anAdmin('Kofi Taker');
    const before = await books();
    const { id } = (await give(student, 30)).data;
    await expectRefusal(admin.client.credits.withdraw({ id, reason: '' }), 'validation_failed', 'reason');
    const { data } = await withdraw(id, other);
    expect(data).toMatchObject({
      status: 'withdrawn',
      withdrawal: { reason: 'It was meant for another student.' },
      by: { id: admin.id },
      withdrawnBy: { id: other.id },
    });
    await expectRefusal(withdraw(id), 'credit_not_waiting');
    expect((await student.client.credits.list({})).data).toMatchObject([{ id, status: 'withdrawn' }]);
    expect((await student.client.payouts.account({})).data.available).toBe(0);
    const [notification] = (await student.client.notifications.list({})).data;
    expect(notification).toMatchObject({
      kind: 'credit_withdrawn',
      description: 'It was meant for another student.',
    });
    const [entry] = (await admin.client.moderation.audit({ about: student.id })).data;
    expect(entry).toMatchObject({ action: 'credit.withdraw', actor: { id: other.id } });
    const after = await books();
    expect(after.goodwill).toBeCloseTo(before.goodwill);
    expect(after.owedToSellers).toBeCloseTo(before.owedToSellers);
  });

  it('cannot be withdrawn by their recipient who became an admin later', async () => {
    const student = await join(world(), 'Abena Risen');
    const { id } = (await give(student, 30)).data;
    await world().promote(student.id, 'admin');
    await expectRefusal(withdraw(id, student), 'forbidden');
    await withdraw(id);
  });

  it('are limited for each admin in 24 hours, not counting withdrawn credits', async () => {
    const student = await join(world(), 'Abena Much');
    const giver = await anAdmin('Efua Generous');
    for (let times = 0; times < 3; times += 1) await give(student, 500, giver);
    const { id } = (await give(student, 499, giver)).data;
    await expectRefusal(give(student, 2, giver), 'validation_failed', 'amount');
    await withdraw(id, giver);
    await give(student, 500, giver);
    await expectRefusal(give(student, 2, giver), 'validation_failed', 'amount');
    // The limit is per admin, and another admin has given nothing.
    await give(student, 2, await anAdmin('Efua Thrifty'));
    expect((await student.client.payouts.account({})).data.available).toBe(2_002);
  });

  it('are paid with the next payout, and cannot be withdrawn afterwards', async () => {
    const student = await join(world(), 'Abena Given');
    const { id } = (await give(student, 30)).data;
    await student.client.payouts.setAccount(payoutAccount);
    await waitForAccount(world(), student, admin, moderator);
    const { data } = await student.client.payouts.create({});
    expect(data).toMatchObject({ amount: 29, fee: 1, sales: 0, credits: 1 });
    await expectRefusal(withdraw(id), 'credit_not_waiting');
    await vi.waitFor(async () => {
      const [paid] = (await student.client.payouts.list({})).data;
      expect(paid).toMatchObject({ id: data.id, status: 'paid', credits: 1 });
    }, 20_000);
    expect((await student.client.credits.list({})).data).toMatchObject([{ id, status: 'paid' }]);
    await expectRefusal(withdraw(id), 'credit_not_waiting');
    expect((await student.client.payouts.account({})).data).toMatchObject({ available: 0, onTheWay: 0 });
    await expectRefusal(student.client.payouts.create({}), 'payout_too_small');
  });

  it('are paid out with sales, and prevent the deletion of an account while they wait', async () => {
    const seller = await join(world(), 'Abena Given');
    const buyer = await join(world(), 'Kojo Given');
    const hiveId = (await seller.client.category.create({ ...LAPTOP, price: 100 })).data.id;
    const payment = (await buyer.client.payments.initialize({ hiveId })).data;
    await world().pay(payment, 'success');
    const { id, handoverCode } = (await buyer.client.payments.verify({ reference: payment.reference })).data;
    await seller.client.payments.handover({ id, code: handoverCode ?? '' });
    await give(seller, 30);
    await give(buyer, 30);
    expect((await seller.client.payouts.account({})).data.available).toBe(129);
    await expectRefusal(buyer.client.users.deleteAccount({ password: PASSWORD }), 'balance_left');
    await seller.client.payouts.setAccount(payoutAccount);
    await waitForAccount(world(), seller, admin, moderator);
    expect((await seller.client.payouts.create({})).data).toMatchObject({
      amount: 128,
      sales: 1,
      credits: 1,
    });
  });

  it('are listed newest first, page by page', async () => {
    const student = await join(world(), 'Abena Pages');
    const ids: string[] = [];
    for (const amount of [2, 3, 4]) ids.unshift((await give(student, amount)).data.id);
    for (const page of [
      (cursor?: string) => student.client.credits.list({ limit: 2, cursor }),
      (cursor?: string) => admin.client.credits.ofStudent({ id: student.id, limit: 2, cursor }),
    ]) {
      const first = await page();
      expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
      const second = await page(first.pagination?.nextCursor ?? undefined);
      expect(second.data.map(({ id }) => id)).toEqual(ids.slice(2));
      expect(second.pagination?.nextCursor).toBeNull();
    }
  });
});
