import { campus as ghana } from '@campushive/campus-ghana';
import type { HandoverOrder } from '@campushive/contract';
import { readVoucher, voucherText } from '@campushive/contract/rules/voucher-format';
import { BUYER, createCampus, heldPayment, SELLER } from '@campushive/testing';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { NOW } from '../../../testing/fixtures.js';
import { checkVoucher, type CheckFacts } from './check-voucher.js';

let facts: CheckFacts;
let order: HandoverOrder;
let voucher: string;

beforeAll(async () => {
  const campus = await createCampus({ campus: ghana, scene: heldPayment, now: NOW });
  const [seller, buyer] = [campus.as(SELLER), campus.as(BUYER)];
  const [sold, bought] = [(await seller.handovers.list({})).data, (await buyer.handovers.list({})).data];
  const [mine, theirs] = [sold.orders[0], bought.orders[0]];
  if (mine === undefined || theirs?.voucher == null) throw new Error('No order is held');
  [order, voucher] = [mine, theirs.voucher];
  facts = {
    userId: campus.world.person(SELLER).id,
    orderId: order.paymentId,
    isTaken: false,
    now: NOW,
    keys: sold.keys,
    order,
  };
  await campus.close();
});
afterEach(() => vi.unstubAllGlobals());

const check = (text: string, change: Partial<CheckFacts> = {}) => checkVoucher(text, { ...facts, ...change });
const codeIn = () => readVoucher(voucher)?.voucher.code ?? '';
const refused = (problem: string) => ({ status: 'refused', problem });

describe('the offline check of a voucher by a seller', () => {
  it('accepts the voucher of the buyer, scanned, pasted in lines or typed as a code', async () => {
    const accepted = { status: 'accepted', note: null, voucher };
    expect(await check(voucher)).toEqual(accepted);
    expect(await check(voucher.toLowerCase().replace(/(.{60})/g, '$1\n'))).toEqual(accepted);
    const typed = codeIn()
      .toLowerCase()
      .replace(/(.{4})/g, '$1 ');
    expect(await check(typed)).toEqual({ ...accepted, voucher: codeIn() });
  });

  it('accepts the voucher of an unknown order by its signature, but cannot check its typed code', async () => {
    expect(await check(voucher, { order: null })).toMatchObject({ status: 'accepted' });
    expect(await check(codeIn(), { order: null })).toEqual(refused('no_key'));
    expect(await check(voucher, { keys: [], order: null })).toEqual(refused('no_key'));
  });

  it('refuses a voucher with a forged body or signature, and text that is no voucher', async () => {
    const read = readVoucher(voucher);
    if (read === null) throw new Error('Not a voucher');
    const changed = read.body.slice();
    changed[54] = (changed[54] ?? 0) ^ 1;
    expect(await check(voucherText(changed, read.signature))).toEqual(refused('forged'));
    expect(await check(voucherText(read.body, read.signature.slice().fill(0)))).toEqual(refused('forged'));
    expect(await check('AAAABBBBCCCCDDDD')).toEqual(refused('code_unknown'));
    for (const text of ['', '482915', 'https://example.com'])
      expect(await check(text)).toEqual(refused('unreadable'));
  });

  it('refuses the voucher of another seller, and a used, frozen or long expired one', async () => {
    const late = new Date(Date.parse(order.expiresAt) + 86_400_000);
    expect(await check(voucher, { userId: '01934c00-0000-7000-8000-00000000ffff' })).toEqual(
      refused('not_yours'),
    );
    for (const text of [voucher, codeIn()]) {
      expect(await check(text, { isTaken: true })).toEqual(refused('taken'));
      expect(await check(text, { order: { ...order, orderStatus: 'frozen' } })).toEqual(refused('frozen'));
      expect(await check(text, { now: late })).toEqual(refused('expired'));
    }
  });

  it('checks by the code without Ed25519, and reports unsupported without Web Crypto', async () => {
    const { subtle } = globalThis.crypto;
    const importKey = () => Promise.reject(new DOMException('Unrecognised', 'NotSupportedError'));
    vi.stubGlobal('crypto', { subtle: { importKey, digest: subtle.digest.bind(subtle) } });
    expect(await check(voucher)).toEqual({ status: 'accepted', note: null, voucher: codeIn() });
    expect(await check(voucher, { order: null })).toEqual(refused('unsupported'));
    vi.stubGlobal('crypto', {});
    expect(await check(voucher)).toEqual(refused('unsupported'));
    expect(await check(codeIn())).toEqual(refused('unsupported'));
  });
});
