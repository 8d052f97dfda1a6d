import { describe, expect, it } from 'vitest';
import { MAX_PROMO_CODES } from '../../../limits.js';
import { ORDER_STATUSES } from '../../../deals/order-status.js';
import {
  canStillUse,
  decidePromo,
  decidePromoCode,
  promoStatusOf,
  readPromoCode,
  reducedPriceOf,
  soldWith,
  usesOf,
  type PromoOrder,
  type PromoTerms,
  type PromoUse,
  type PromoCodeInput,
} from './promo-codes.js';
import type { EventFacts } from '../events/seats.js';

const now = new Date('2026-11-26T12:00:00Z');
const today = '2026-11-26';
const later = new Date(now.getTime() + 60_000);
const LEAST = 100;

/** Returns a seeded generator of pseudo-random numbers. */
function draws(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % (most + 1);
  };
}
const RUNS = Array.from({ length: 2_000 }, (_, index) => draws(index + 1));

it('reads a promo code in any case, with spaces and hyphens', () => {
  expect(readPromoCode(' hall-week 26 ')).toBe('HALLWEEK26');
  expect(readPromoCode('ｅａｒｌｙ – 10')).toBe('EARLY10');
  for (const typed of ['Ama10', 'AMA 10', 'ama-10', 'a m a 1 0']) expect(readPromoCode(typed)).toBe('AMA10');
});

describe('the price with a promo code', () => {
  it('is never above the ticket price, nor below the minimum payment', () => {
    for (const draw of RUNS) {
      const price = draw(100_000);
      const takesOff = draw(1) === 0 ? { percent: 1 + draw(99) } : { amountMinor: draw(120_000) };
      const reduced = reducedPriceOf(price, takesOff, LEAST);
      expect(Number.isInteger(reduced)).toBe(true);
      expect(reduced).toBeLessThanOrEqual(price);
      expect(reduced).toBeGreaterThanOrEqual(Math.min(price, LEAST));
    }
  });

  it('does not rise with a larger percentage or amount', () => {
    for (const draw of RUNS) {
      const [price, percent, amountMinor] = [draw(100_000), 1 + draw(98), draw(100_000)];
      expect(reducedPriceOf(price, { percent: percent + 1 }, LEAST)).toBeLessThanOrEqual(
        reducedPriceOf(price, { percent }, LEAST),
      );
      expect(reducedPriceOf(price, { amountMinor: amountMinor + 1 }, LEAST)).toBeLessThanOrEqual(
        reducedPriceOf(price, { amountMinor }, LEAST),
      );
    }
  });

  it('is rounded half up to a minor unit', () => {
    expect(reducedPriceOf(1_050, { percent: 10 }, 0)).toBe(945);
    expect(reducedPriceOf(1_005, { percent: 10 }, 0)).toBe(904);
    expect(reducedPriceOf(2_000, { amountMinor: 500 }, LEAST)).toBe(1_500);
    expect(reducedPriceOf(2_000, { amountMinor: 2_500 }, LEAST)).toBe(LEAST);
    expect(reducedPriceOf(50, { percent: 50 }, LEAST)).toBe(50);
  });
});

const order = (status: PromoOrder['status'], quantity = 1, reservedUntil = later): PromoOrder => ({
  status,
  quantity,
  price: 1_000 * quantity,
  reservedUntil,
});

describe('the uses of a promo code', () => {
  it('count the tickets that are reserved or paid', () => {
    const uses = ORDER_STATUSES.filter((status) => usesOf([order(status, 2)], now) === 2);
    expect(uses).toEqual(['pending_payment', 'held', 'released', 'paid_out', 'disputed', 'frozen']);
  });

  it('come back as soon as a reservation lapses, even before it is marked as expired', () => {
    expect(usesOf([order('pending_payment', 3, now), order('held')], now)).toBe(1);
  });

  it('earn the price of paid tickets, without reserved and refunded ones', () => {
    expect(soldWith([order('held', 2), order('paid_out'), order('pending_payment', 3)])).toBe(3_000);
    expect(soldWith([order('refunded'), order('cancelled'), order('charged_back')])).toBe(0);
  });
});

const code: PromoTerms = {
  takesOff: { percent: 10 },
  kindId: null,
  quota: 4,
  lastDay: today,
  isEnded: false,
};
const use: PromoUse = { kindId: null, wanted: 1, used: 0, today };
const refusedAs = (change: Partial<PromoTerms>, usage: Partial<PromoUse> = {}) => {
  const decision = decidePromo({ ...code, ...change }, { ...use, ...usage });
  return 'refused' in decision ? decision.refused : 'granted';
};

describe('using a promo code', () => {
  it('is granted until its last day is over, and refused with the reason otherwise', () => {
    expect(decidePromo(code, use)).toBe(code);
    expect(decidePromo(undefined, use)).toEqual({ field: 'promoCode', refused: 'promo_unknown' });
    expect(refusedAs({ isEnded: true })).toBe('promo_over');
    expect(refusedAs({}, { today: '2026-11-27' })).toBe('promo_over');
    expect(refusedAs({ kindId: 'early' })).toBe('promo_other_kind');
    expect(refusedAs({ kindId: 'early' }, { kindId: 'regular' })).toBe('promo_other_kind');
    expect(refusedAs({ kindId: 'early' }, { kindId: 'early' })).toBe('granted');
    expect(refusedAs({}, { used: 4 })).toBe('promo_used_up');
    expect(decidePromo(code, { ...use, used: 2, wanted: 3 })).toEqual({
      field: 'promoCode',
      refused: 'tickets_left',
      params: { max: 2 },
    });
    expect(refusedAs({ quota: null, lastDay: null }, { used: 1_000, wanted: 6 })).toBe('granted');
  });

  it('never exceeds its quota, whatever the order of the uses', () => {
    for (const draw of RUNS) {
      const quota = 1 + draw(20);
      let used = 0;
      for (let turn = 0; turn < 12; turn += 1) {
        const quantity = 1 + draw(5);
        const decision = decidePromo({ ...code, quota }, { ...use, used, wanted: quantity });
        expect('refused' in decision).toBe(!canStillUse({ quota }, quantity, used));
        if (!('refused' in decision)) used += quantity;
        else if (used > 0 && draw(2) === 0) used -= 1;
        expect(used).toBeLessThanOrEqual(quota);
      }
    }
  });

  it('leads to the status open, used up, over or ended', () => {
    expect(promoStatusOf(code, 3, today)).toBe('open');
    expect(promoStatusOf(code, 4, today)).toBe('used_up');
    expect(promoStatusOf(code, 4, '2026-11-27')).toBe('over');
    expect(promoStatusOf({ ...code, isEnded: true }, 4, '2026-11-27')).toBe('ended');
  });
});

const input: PromoCodeInput = {
  code: 'HALL10',
  percent: 10,
  amountMinor: null,
  kindId: null,
  lastDay: null,
};
const kinds = [
  { id: 'early', name: 'Early bird', priceMinor: 1_000, quota: 2, lastDay: null },
  { id: 'regular', name: 'Regular', priceMinor: 2_000, quota: 3, lastDay: null },
  { id: 'crew', name: 'Crew', priceMinor: 0, quota: 1, lastDay: null },
];
const event: EventFacts = { status: 'active', expiresAt: later, priceMinor: 1_000, details: {} };
const made = (change: Partial<PromoCodeInput>, of: Partial<EventFacts> = {}, codes: readonly string[] = []) =>
  decidePromoCode(
    { ...input, ...change },
    { event: { ...event, ...of }, codes, today, now, leastMinor: LEAST, least: 1 },
  );
const amount = (amountMinor: number) => ({ percent: null, amountMinor });

describe('creating a promo code', () => {
  it('requires either a percentage or an amount, and not both', () => {
    expect(made({})).toEqual({ percent: 10 });
    expect(made(amount(500))).toEqual({ amountMinor: 500 });
    expect(made({ percent: null })).toEqual({ field: 'percent', refused: 'required' });
    expect(made({ amountMinor: 500 })).toEqual({ field: 'amount', refused: 'invalid' });
  });

  it('requires an event that sells tickets here, and that is not over', () => {
    expect(made({}, { status: 'expired' })).toEqual({ refused: 'listing_unavailable' });
    expect(made({}, { expiresAt: now })).toEqual({ refused: 'listing_unavailable' });
    expect(made({}, { priceMinor: 0 })).toEqual({ refused: 'listing_free' });
    const details = { registrationLink: 'https://tickets.example' };
    expect(made({}, { details })).toEqual({ refused: 'event_elsewhere' });
  });

  it('requires a new code, a last day that is not over and a kind of ticket that is sold', () => {
    const details = { ticketKinds: kinds };
    expect(made({}, {}, ['HALL10'])).toEqual({ field: 'code', refused: 'promo_taken' });
    expect(made({ lastDay: '2026-11-25' })).toEqual({ field: 'lastDay', refused: 'day_over' });
    expect(made({ lastDay: today })).toEqual({ percent: 10 });
    expect(made({ kindId: 'early' })).toEqual({ field: 'kindId', refused: 'invalid_choice' });
    expect(made({ kindId: 'early' }, { details })).toEqual({ percent: 10 });
    expect(made({ kindId: 'crew' }, { details })).toEqual({ field: 'kindId', refused: 'invalid_choice' });
  });

  it('is refused with a field error when it leaves too little to pay', () => {
    const tooMuch = { refused: 'promo_too_much', params: { min: 1 } };
    expect(made({ percent: 100 })).toEqual({ field: 'percent', ...tooMuch });
    expect(made({ percent: 91 })).toEqual({ field: 'percent', ...tooMuch });
    expect(made({ percent: 90 })).toEqual({ percent: 90 });
    expect(made(amount(901))).toEqual({ field: 'amount', ...tooMuch });
    // The cheapest kind that the code applies to decides.
    const details = { ticketKinds: kinds };
    expect(made(amount(1_500), { details })).toEqual({ field: 'amount', ...tooMuch });
    expect(made({ ...amount(1_500), kindId: 'regular' }, { details })).toEqual({ amountMinor: 1_500 });
    expect(made({ percent: 1 }, { priceMinor: LEAST })).toEqual({ field: 'percent', ...tooMuch });
  });

  it('is refused beyond the maximum number of codes', () => {
    const codes = Array.from({ length: MAX_PROMO_CODES }, (_, index) => `CODE${index}`);
    expect(made({}, {}, codes)).toEqual({ refused: 'limit_reached' });
    expect(made({}, {}, codes.slice(1))).toEqual({ percent: 10 });
  });

  it('always leaves a price that can be paid', () => {
    for (const draw of RUNS) {
      const priceMinor = 1 + draw(20_000);
      const discount = draw(1) === 0 ? { percent: 1 + draw(99) } : amount(1 + draw(20_000));
      const decision = made(discount, { priceMinor });
      if ('refused' in decision) expect(decision).toMatchObject({ refused: 'promo_too_much' });
      else expect(reducedPriceOf(priceMinor, decision, 0)).toBeGreaterThanOrEqual(LEAST);
    }
  });
});
