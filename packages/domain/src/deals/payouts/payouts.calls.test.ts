import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  expectRefusal,
  join,
  LAPTOP,
  pass,
  useWorld,
  waitForAccount,
  type Member,
} from '../../../../../apps/api/test/calls/world.js';

const world = useWorld();

describe('payouts', () => {
  let buyer: Member;
  beforeAll(async () => {
    buyer = await join(world(), 'Esi Payer');
  });
  // Resets the refusal even when its test fails, because later tests of the same world pay out too.
  afterEach(() => world().refuseTransfers(false));
  const account = { network: 'mtn', phone: '+233 55 123 4987', name: 'Abena Paid' } as const;
  const hold = async (seller: Member, price: number) => {
    const hiveId = (await seller.client.category.create({ ...LAPTOP, price })).data.id;
    const payment = (await buyer.client.payments.initialize({ hiveId })).data;
    await world().pay(payment, 'success');
    return (await buyer.client.payments.verify({ reference: payment.reference })).data;
  };
  const release = async (seller: Member, price: number) => {
    const { id, handoverCode } = await hold(seller, price);
    await seller.client.payments.handover({ id, code: handoverCode ?? '' });
    return id;
  };

  it('refuse bank accounts where the campus pays none, and calls of visitors', async () => {
    const seller = await join(world(), 'Abena Banked');
    const typed = { bankCode: '058', accountNumber: '0123456789' };
    expect((await seller.client.payouts.banks({})).data).toEqual([]);
    await expectRefusal(seller.client.payouts.resolveBankAccount(typed), 'validation_failed', 'bankCode');
    const named = { ...typed, name: 'Abena Banked' };
    await expectRefusal(seller.client.payouts.setBankAccount(named), 'validation_failed', 'bankCode');
    const visitor = world().client();
    await expectRefusal(visitor.payouts.banks({}), 'unauthenticated');
    await expectRefusal(visitor.payouts.resolveBankAccount(typed), 'unauthenticated');
  });

  it('show the account to its owner only, with a masked number', async () => {
    const seller = await join(world(), 'Abena Account');
    expect((await seller.client.payouts.account({})).data).toMatchObject({
      account: null,
      available: 0,
      onTheWay: 0,
      held: 0,
      minimum: 20,
      instantFee: 1,
    });
    const { data } = await seller.client.payouts.setAccount(account);
    expect(data.account).toMatchObject({
      network: 'mtn',
      maskedNumber: '055 ••• 4987',
      name: 'Abena Paid',
      needsAttention: false,
    });
    expect((await buyer.client.payouts.account({})).data.account).toBeNull();
    await expectRefusal(world().client().payouts.account({}), 'unauthenticated');
  });

  it('refuse a phone number that is not a mobile number of the campus', async () => {
    const seller = await join(world(), 'Abena Wrong');
    for (const phone of ['12345', '0301234567', '+447700900123']) {
      await expectRefusal(
        seller.client.payouts.setAccount({ ...account, phone }),
        'validation_failed',
        'phone',
      );
    }
  });

  it('require a matching holder name and store it as the network spells it', async () => {
    const seller = await join(world(), 'Abena Named');
    const other = { ...account, phone: '0240000000' };
    await expectRefusal(seller.client.payouts.setAccount(other), 'validation_failed', 'name');
    expect((await seller.client.payouts.account({})).data.account).toBeNull();
    const { data } = await seller.client.payouts.setAccount({ ...other, name: 'adwoa holder' });
    expect(data.account?.name).toBe('ADWOA HOLDER');
  });

  it('wait for the operator when the provider balance is too low, and do not flag the account', async () => {
    const seller = await join(world(), 'Abena Delayed');
    const admin = await join(world(), 'Nana Admin');
    await world().promote(admin.id, 'admin');
    await seller.client.payouts.setAccount(account);
    await release(seller, 50);
    await waitForAccount(world(), seller, buyer, admin);
    await world().refuseTransfers(true);
    const { id } = (await seller.client.payouts.create({})).data;
    await vi.waitFor(async () => {
      const [delayed] = (await seller.client.payouts.list({})).data;
      expect(delayed).toMatchObject({
        ...{ id, status: 'requested', failure: 'operator', failureReason: null, fee: 0, feeReturned: 1 },
      });
    }, 20_000);
    expect((await seller.client.payouts.account({})).data).toMatchObject({
      ...{ available: 1, onTheWay: 48.5, account: { needsAttention: false } },
    });
    await release(seller, 30);
    await expectRefusal(seller.client.payouts.create({}), 'payout_delayed');
    await expectRefusal(seller.client.payouts.delayed({}), 'forbidden');
    const queue = (await admin.client.payouts.delayed({ limit: 50 })).data;
    expect(queue.find((one) => one.id === id)).toMatchObject({
      ...{ failure: 'operator', code: 'balance_too_low', amount: 48.5 },
    });
    await world().refuseTransfers(false);
    await admin.client.payouts.retry({ id });
    await vi.waitFor(async () => {
      const [paid] = (await seller.client.payouts.list({})).data;
      expect(paid).toMatchObject({ id, status: 'paid', failure: null });
    }, 20_000);
    await expectRefusal(admin.client.payouts.retry({ id }), 'payout_not_waiting');
  });

  it('send a wallet its daily maximum, and the rest on the next day', async () => {
    const seller = await join(world(), 'Abena Limit');
    await seller.client.payouts.setAccount(account);
    const id = await release(seller, 20_000);
    await waitForAccount(world(), seller, buyer);
    const mine = async () => (await seller.client.payouts.account({})).data;
    expect(await mine()).toMatchObject({ available: 19_800, payableNow: 15_000, limitADay: 15_000 });
    const { data } = await seller.client.payouts.create({});
    expect(data).toMatchObject({ amount: 15_000, fee: 1, sales: 0 });
    await expectRefusal(seller.client.payouts.create({}), 'payout_limit_reached');
    expect(await mine()).toMatchObject({ available: 4_799, payableNow: 0 });
    const paid = async () =>
      vi.waitFor(async () => {
        expect((await seller.client.payouts.list({})).data.every(({ status }) => status === 'paid')).toBe(
          true,
        );
      }, 20_000);
    await paid();
    expect((await seller.client.payments.get({ id })).data.orderStatus).toBe('released');
    await pass(world(), 1, seller, buyer);
    const rest = (await seller.client.payouts.create({})).data;
    expect(rest).toMatchObject({ amount: 4_798, sales: 1 });
    await paid();
    expect(await mine()).toMatchObject({ available: 0, onTheWay: 0 });
    expect((await seller.client.payments.get({ id })).data.orderStatus).toBe('paid_out');
  });

  it('send all available money instantly and once, for a fee of one cedi', async () => {
    const seller = await join(world(), 'Abena Paid');
    await expectRefusal(seller.client.payouts.create({}), 'payout_account_missing');
    await seller.client.payouts.setAccount(account);
    const id = await release(seller, 50);
    await hold(seller, 100);
    expect((await seller.client.payouts.account({})).data).toMatchObject({ available: 49.5, held: 99 });
    await expectRefusal(seller.client.payouts.create({}), 'payout_account_new');
    await waitForAccount(world(), seller, buyer);
    const { data } = await seller.client.payouts.create({});
    expect(data).toMatchObject({ kind: 'instant', amount: 48.5, fee: 1, sales: 1 });
    await expectRefusal(seller.client.payouts.create({}), 'payout_too_small');
    await vi.waitFor(async () => {
      const [paid] = (await seller.client.payouts.list({})).data;
      expect(paid).toMatchObject({ id: data.id, status: 'paid', maskedNumber: '055 ••• 4987' });
    }, 20_000);
    expect((await seller.client.payouts.account({})).data).toMatchObject({ available: 0, onTheWay: 0 });
    expect((await seller.client.payments.get({ id })).data.orderStatus).toBe('paid_out');
    expect((await buyer.client.payouts.list({})).data).toEqual([]);
  });
});
