import { ApiError, HOUR, PAYOUT_ACCOUNT_WAIT } from '@campushive/contract';
import { readCampus } from '@campushive/contract/read-campus';
import { BUYER, createCampus, emptyCampus, SELLER, type PageCampus } from '@campushive/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import lagos from '../../../examples/lagos/campus.json' with { type: 'json' };

const NOW = new Date('2026-11-20T12:00:00.000Z');
const ACCOUNT = { bankCode: '001', accountNumber: '0123 456 789' };
const HOLDER = 'ADWOA HOLDER';
let campus: PageCampus;
beforeAll(async () => {
  campus = await createCampus({ campus: readCampus(lagos, 'examples/lagos/campus.json'), now: NOW });
});
afterAll(() => campus.close());
beforeEach(() => campus.reset({ scene: emptyCampus, now: NOW }));
afterEach(() => expect(campus.errors).toEqual([]));

async function refusalOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

async function heldSale() {
  const listing = await campus.as(SELLER).category.create({
    category: 'essentials',
    title: 'Rice cooker',
    description: 'Hardly used.',
    price: 25_000,
    condition: 'good',
    pickupLocation: 'Library',
  });
  const started = (await campus.as(BUYER).payments.initialize({ hiveId: listing.data.id })).data;
  await campus.pay(started);
  return (await campus.as(BUYER).payments.verify({ reference: started.reference })).data;
}

describe('a campus with cards and bank accounts only', () => {
  it('pays a sale out to the account whose holder the seller confirmed', async () => {
    const [seller, buyer] = [campus.as(SELLER), campus.as(BUYER)];
    const held = await heldSale();
    await seller.payments.handover({ id: held.id, code: held.handoverCode ?? '' });
    expect((await seller.payouts.banks({})).data).toContainEqual({ code: '001', name: 'Test Bank' });
    const { name } = (await seller.payouts.resolveBankAccount(ACCOUNT)).data;
    const saved = (await seller.payouts.setBankAccount({ ...ACCOUNT, name })).data;
    expect(saved.account).toMatchObject({
      ...{ network: null, bankName: 'Test Bank', maskedNumber: '•••• 6789', name: HOLDER },
    });
    const told = JSON.stringify([saved, campus.mailbox.of(campus.world.person(SELLER).email)]);
    expect(told).toContain('•••• 6789');
    expect(told).toContain('the bank account');
    expect(told).not.toContain('0123456789');
    await campus.pass(PAYOUT_ACCOUNT_WAIT + HOUR);
    await campus.pass(HOUR);
    expect((await seller.payments.get({ id: held.id })).data.orderStatus).toBe('paid_out');
    const [payout] = (await seller.payouts.list({})).data;
    expect(payout).toMatchObject({
      network: null,
      bankName: 'Test Bank',
      maskedNumber: '•••• 6789',
      status: 'paid',
    });
    expect((await buyer.payouts.account({})).data.account).toBeNull();
    expect((await buyer.payouts.list({})).data).toEqual([]);
  });

  it.each([
    [
      'an incomplete number',
      { ...ACCOUNT, accountNumber: '012345678' },
      'accountNumber',
      'invalid_account_number',
    ],
    ['a bank that it does not know', { ...ACCOUNT, bankCode: '999' }, 'bankCode', 'bank_missing'],
    [
      'an account that the bank does not have',
      { ...ACCOUNT, accountNumber: '0123456404' },
      'accountNumber',
      'account_not_found',
    ],
  ])('refuses %s with a field error, and stores no account', async (_what, account, field, code) => {
    const seller = campus.as(SELLER);
    for (const call of [
      seller.payouts.resolveBankAccount(account),
      seller.payouts.setBankAccount({ ...account, name: HOLDER }),
    ])
      expect((await refusalOf(call)).fieldErrors).toEqual({ [field]: { code } });
    expect((await seller.payouts.account({})).data.account).toBeNull();
  });

  it('refuses an account name that is not the name of the holder', async () => {
    const refused = await refusalOf(campus.as(SELLER).payouts.setBankAccount({ ...ACCOUNT, name: SELLER }));
    expect(refused.fieldErrors).toEqual({ name: { code: 'not_the_holder', params: { holder: HOLDER } } });
  });

  it('refuses a charge of a phone, because the campus has no mobile network', async () => {
    const { hiveId } = await heldSale();
    await campus.as(SELLER).payouts.setBankAccount({ ...ACCOUNT, name: HOLDER });
    expect(
      (await refusalOf(campus.as(SELLER).payments.charge({ hiveId, phone: '08012345678' }))).fieldErrors,
    ).toEqual({
      network: { code: 'network_missing' },
    });
    expect((await refusalOf(campus.as(SELLER).payments.charge({ hiveId }))).fieldErrors).toEqual({
      phone: { code: 'required' },
    });
  });

  it('allows twenty account look-ups an hour, and answers the next one with 429', async () => {
    for (let at = 0; at < 20; at += 1) await campus.as(SELLER).payouts.resolveBankAccount(ACCOUNT);
    expect((await refusalOf(campus.as(SELLER).payouts.resolveBankAccount(ACCOUNT))).status).toBe(429);
  });
});
