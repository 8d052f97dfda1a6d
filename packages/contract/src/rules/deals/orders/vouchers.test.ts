import { describe, expect, it } from 'vitest';
import { feesFor } from '../../../money/fees.js';
import { DAY, MINUTE } from '../../../limits.js';
import { ORDER_STATUSES, type OrderStatus } from '../../../deals/order-status.js';

import {
  readVoucher,
  readVoucherCode,
  voucherBody,
  voucherCode,
  voucherCodeShown,
  voucherText,
  type Voucher,
} from './voucher-format.js';
import { CLOCK_TOLERANCE, decideVoucher, judgeOrder, judgeVoucher, type PhoneFacts } from './vouchers.js';
import type { OrderFacts } from './order-facts.js';

const now = new Date('2026-11-23T12:00:00Z');
const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const uuid = (last: string) => `01934c00-0000-7000-8000-${last.padStart(12, '0')}`;
const voucher: Voucher = {
  orderId: uuid('a'),
  buyerId: uuid('b'),
  sellerId: uuid('c'),
  payout: 197_025,
  currency: 'GHS',
  code: 'K7QF2M9XWTRBCDEH',
  issuedAt: now,
  expiresAt: after(7 * DAY),
};
const text = voucherText(voucherBody(voucher), new Uint8Array(64).fill(7));

describe('the text of a voucher', () => {
  it('is read back as it was written', () => {
    expect(text).toMatch(/^RV1:[0-9A-Z]{224}$/);
    const read = readVoucher(text);
    expect(read?.voucher).toEqual(voucher);
    expect(read?.body).toEqual(voucherBody(voucher));
    expect(read?.signature).toEqual(new Uint8Array(64).fill(7));
    const rich = { ...voucher, payout: 2 ** 40 + 3 };
    expect(readVoucher(voucherText(voucherBody(rich), new Uint8Array(64)))?.voucher).toEqual(rich);
  });

  it('is read with gaps and lower-case letters, and is refused in any other form', () => {
    expect(readVoucher(` ${text.toLowerCase().replace(/(.{40})/g, '$1\n')} `)?.voucher).toEqual(voucher);
    const secondVersion = voucherBody(voucher);
    secondVersion[0] = 2;
    for (const wrong of [
      '',
      '482915',
      text.slice(0, -1),
      `${text}0`,
      text.replace('RV1', 'RV2'),
      `${text.slice(0, -1)}U`,
      voucherText(secondVersion, new Uint8Array(64)),
    ])
      expect(readVoucher(wrong)).toBeNull();
  });

  it('has a code that can be typed in lower case, with gaps and look-alike letters', () => {
    expect(voucherCodeShown(voucher.code)).toBe('K7QF 2M9X WTRB CDEH');
    expect(readVoucherCode('k7qf-2m9x wtrb cdeh')).toBe(voucher.code);
    expect(readVoucherCode('o1il o1il o1il o1il')).toBe('0111011101110111');
    for (const wrong of ['', '482915', 'K7QF2M9XWTRBCDE', `${voucher.code}0`, 'K7QF2M9XWTRBCDEU'])
      expect(readVoucherCode(wrong)).toBeNull();
    expect(voucherCode(new Uint8Array(32).fill(255))).toBe('ZZZZZZZZZZZZZZZZ');
  });
});

const amounts = feesFor('purchase', 10_000, {
  purchase: { payer: { platform: 500, processing: 150 }, payee: { platform: 0, payout: 100 } },
  gig: { payer: { platform: 0, processing: 150 }, payee: { platform: 500, payout: 100 } },
});
const facts = (status: OrderStatus, item: OrderFacts['item'] = 'listing'): OrderFacts => ({
  status,
  item,
  sellerId: 's',
  amounts,
  listingStatus: 'sold',
  eventStartsAt: null,
});
const genuine = { isGenuine: true, expiresAt: after(MINUTE), isSellerSuspended: false };

describe('redeeming a voucher', () => {
  const EXPECTED: Readonly<Partial<Record<OrderStatus, unknown>>> = {
    held: expect.objectContaining({ to: 'released', listing: 'completed' }),
    released: 'done',
    paid_out: 'done',
    frozen: { refused: 'order_frozen' },
    disputed: { refused: 'order_disputed' },
  };

  it.each(ORDER_STATUSES)('has the same result from either side for an order that is %s', (status) => {
    for (const side of ['buyer', 'seller'] as const) {
      expect(decideVoucher(side, facts(status), genuine, now)).toEqual(
        EXPECTED[status] ?? { refused: 'order_not_held' },
      );
      expect(decideVoucher(side, facts(status), { ...genuine, isGenuine: false }, now)).toEqual({
        refused: 'release_voucher_invalid',
      });
    }
    expect(decideVoucher(null, facts(status), genuine, now)).toEqual({ refused: 'forbidden' });
  });

  it('is refused from the second of its expiry, except for an order that is already released', () => {
    const old = { ...genuine, expiresAt: now };
    expect(decideVoucher('seller', facts('held'), old, now)).toEqual({ refused: 'release_voucher_expired' });
    expect(decideVoucher('seller', facts('held'), old, after(-1_000))).toMatchObject({ to: 'released' });
    expect(decideVoucher('seller', facts('released'), old, now)).toBe('done');
  });

  it('leaves the money of a suspended seller held, and is refused for a ticket', () => {
    const suspended = { ...genuine, isSellerSuspended: true };
    expect(decideVoucher('buyer', facts('held'), suspended, now)).toEqual({ refused: 'conflict' });
    expect(decideVoucher('buyer', facts('held', 'ticket'), genuine, now)).toEqual({
      refused: 'order_not_held',
    });
  });
});

describe('an offline phone', () => {
  const phone: PhoneFacts = {
    userId: voucher.sellerId,
    orderId: voucher.orderId,
    status: 'held',
    isTaken: false,
    now,
  };
  const judge = (change: Partial<PhoneFacts>, of: Partial<Voucher> = {}) =>
    judgeVoucher({ ...voucher, ...of }, { ...phone, ...change });
  const refused = (problem: string) => ({ status: 'refused', problem });
  const accepted = (note: 'clock' | null) => ({ status: 'accepted', note });

  it('accepts a voucher of the open order, also before its status is known', () => {
    expect(judge({})).toEqual(accepted(null));
    expect(judge({ status: null })).toEqual(accepted(null));
  });

  it.each([
    ['not_yours', { userId: uuid('d') }],
    ['other_order', { orderId: uuid('e') }],
    ['taken', { isTaken: true }],
    ['frozen', { status: 'frozen' }],
    ['frozen', { status: 'disputed' }],
    ['over', { status: 'refunded' }],
    ['over', { status: 'released' }],
  ] as const)('refuses a voucher as %s', (problem, change) => {
    expect(judge(change)).toEqual(refused(problem));
  });

  it('accepts a voucher past its expiry with a note, within a tolerance of a day for clocks', () => {
    const end = voucher.expiresAt.getTime() - now.getTime();
    expect(judge({ now: after(end - 1) })).toEqual(accepted(null));
    expect(judge({ now: after(end) })).toEqual(accepted('clock'));
    expect(judge({ now: after(end + CLOCK_TOLERANCE - 1) })).toEqual(accepted('clock'));
    expect(judge({ now: after(end + CLOCK_TOLERANCE) })).toEqual(refused('expired'));
    expect(judge({ now: after(-CLOCK_TOLERANCE) })).toEqual(accepted(null));
    expect(judge({ now: after(-CLOCK_TOLERANCE - 1) })).toEqual(accepted('clock'));
  });

  it('checks only the expiry of a typed code', () => {
    const times = { issuedAt: null, expiresAt: after(MINUTE) };
    expect(judgeOrder({ ...phone, now: after(-9 * DAY) }, times)).toEqual(accepted(null));
    expect(judgeOrder({ ...phone, now: after(2 * MINUTE) }, times)).toEqual(accepted('clock'));
  });
});
