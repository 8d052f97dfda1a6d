import { describe, expect, it } from 'vitest';
import { HIVE_NAMES } from '../../../catalogue/hives.js';
import { DAY, HOUR } from '../../../limits.js';
import { LISTING_STATUSES } from '../../../catalogue/listing-status.js';
import {
  acceptsOffers,
  agreedPrice,
  decideOffer,
  highestOffer,
  LIVE_OFFER_STATUSES,
  lowestOffer,
  MAX_OFFERS_A_DAY,
  OFFER_STATUSES,
  offerStatusAt,
  takesOffers,
  turnOf,
  type OfferCommand,
  type OfferEnding,
  type OfferFacts,
  type OfferState,
} from './offers.js';

const now = new Date('2026-11-23T12:00:00Z');
const soon = new Date(now.getTime() + 1);
const inADay = new Date(now.getTime() + DAY);
const inOneDayOfHours = new Date(now.getTime() + 24 * HOUR);
const open: OfferState = {
  ...{ status: 'open', amountMinor: 7_000, previousMinor: null, round: 1 },
  expiresAt: soon,
};
const countered: OfferState = {
  ...open,
  status: 'countered',
  amountMinor: 8_000,
  previousMinor: 7_000,
  round: 2,
};
const accepted: OfferState = { ...open, status: 'accepted' };
const facts: OfferFacts = {
  listing: {
    hive: 'essentials',
    status: 'active',
    priceMinor: 10_000,
    expiresAt: soon,
    acceptsOffers: true,
  },
  offer: null,
  blocked: false,
  named: 0,
};
const about = (offer: OfferState | null, change: Partial<OfferFacts> = {}): OfferFacts => ({
  ...facts,
  offer,
  ...change,
});
const listed = (change: Partial<OfferFacts['listing']>): Partial<OfferFacts> => ({
  listing: { ...facts.listing, ...change },
});
const decide = (command: OfferCommand, at: OfferFacts) => decideOffer(command, at, now);
const make = (amountMinor: number, at: OfferFacts = facts) => decide({ do: 'make', amountMinor }, at);

describe('bargaining', () => {
  it('is possible in the hives essentials and academia only', () => {
    expect(HIVE_NAMES.filter(takesOffers)).toEqual(['essentials', 'academia']);
    expect(takesOffers('unknown')).toBe(false);
  });

  it('is allowed unless the poster has switched offers off', () => {
    expect([undefined, {}, { acceptsOffers: true }, { acceptsOffers: null }].map(acceptsOffers)).toEqual(
      Array.from({ length: 4 }, () => true),
    );
    expect(acceptsOffers({ acceptsOffers: false })).toBe(false);
  });

  it('ranges from half the price, rounded up, to just below the price', () => {
    expect([100, 101].map(lowestOffer)).toEqual([50, 51]);
    expect(highestOffer(100)).toBe(99);
  });
});

describe('making an offer', () => {
  it('opens an offer that waits for the seller for a day', () => {
    expect(make(5_000)).toEqual({
      refused: null,
      offer: {
        ...{ status: 'open', amountMinor: 5_000, previousMinor: null, round: 1 },
        expiresAt: inOneDayOfHours,
      },
      line: { code: 'offered', by: 'buyer', amountMinor: 5_000 },
      notify: { to: 'seller', kind: 'offer_received' },
    });
    expect(make(9_999)).toMatchObject({ refused: null });
  });

  it('requires at least half the price, and less than the price', () => {
    expect(make(4_999)).toEqual({ refused: 'amount_too_small', limit: 5_000 });
    expect(make(10_000)).toEqual({ refused: 'amount_too_large', limit: 9_999 });
  });

  it('requires a listing that is for sale, has a price and takes offers', () => {
    expect(make(1, about(null, listed({ hive: 'buzz' })))).toEqual({ refused: 'offers_not_taken' });
    expect(make(7_000, about(null, listed({ acceptsOffers: false })))).toEqual({
      refused: 'offers_not_taken',
    });
    expect(make(1, about(null, listed({ priceMinor: 0 })))).toEqual({ refused: 'listing_free' });
    expect(make(7_000, about(null, { blocked: true }))).toEqual({ refused: 'blocked' });
    expect(make(7_000, about(null, listed({ expiresAt: now })))).toEqual({ refused: 'listing_unavailable' });
    expect(make(7_000, about(null, listed({ expiresAt: null })))).toMatchObject({ refused: null });
    const refused = LISTING_STATUSES.map((status) => make(7_000, about(null, listed({ status }))).refused);
    expect(Object.fromEntries(LISTING_STATUSES.map((status, at) => [status, refused[at]]))).toEqual({
      ...Object.fromEntries(LISTING_STATUSES.map((status) => [status, 'listing_unavailable'])),
      active: null,
      reserved: 'listing_reserved',
    });
  });

  it('is refused while another offer waits, and beyond the daily limit', () => {
    expect(make(7_000, about(open))).toEqual({ refused: 'offer_waiting' });
    expect(make(7_000, about(countered))).toEqual({ refused: 'offer_waiting' });
    expect(make(7_000, about({ ...open, expiresAt: now }))).toMatchObject({ refused: null });
    expect(make(7_000, about(accepted))).toMatchObject({ refused: null });
    expect(make(7_000, about(null, { named: MAX_OFFERS_A_DAY - 1 }))).toMatchObject({ refused: null });
    const usedUp = { refused: 'offers_used_up', limit: MAX_OFFERS_A_DAY };
    expect(make(7_000, about(null, { named: MAX_OFFERS_A_DAY }))).toEqual(usedUp);
  });
});

it('gives the turn to the seller, then to the buyer, and to neither once an offer is over', () => {
  expect(turnOf(open, now)).toBe('seller');
  expect(turnOf(countered, now)).toBe('buyer');
  expect(turnOf({ ...open, expiresAt: now }, now)).toBeNull();
  const over = OFFER_STATUSES.filter((status) => !LIVE_OFFER_STATUSES.includes(status));
  expect(over).toEqual(['accepted', 'declined', 'withdrawn', 'expired']);
  for (const status of over) expect(turnOf({ ...open, status }, now)).toBeNull();
});

describe('an answer to an offer', () => {
  const both = [
    { offer: open, by: 'seller', other: 'buyer' },
    { offer: countered, by: 'buyer', other: 'seller' },
  ] as const;

  it.each(both)(
    'by the $by, whose turn it is, accepts or declines it, and cannot withdraw it',
    ({ offer, by, other }) => {
      const { amountMinor } = offer;
      expect(decide({ do: 'accept', by }, about(offer))).toEqual({
        refused: null,
        offer: { ...offer, status: 'accepted', expiresAt: inADay },
        line: { code: 'offer_accepted', by, amountMinor },
        notify: { to: other, kind: 'offer_accepted' },
      });
      expect(decide({ do: 'decline', by }, about(offer))).toEqual({
        refused: null,
        offer: { ...offer, status: 'declined' },
        line: { code: 'offer_declined', by, amountMinor },
        notify: { to: other, kind: 'offer_declined' },
      });
      expect(decide({ do: 'withdraw', by }, about(offer))).toEqual({ refused: 'not_your_turn' });
    },
  );

  it.each(both)('by the $other, whose turn it is not, can only withdraw the offer', ({ offer, other }) => {
    for (const command of ['accept', 'decline'] as const) {
      expect(decide({ do: command, by: other }, about(offer))).toEqual({ refused: 'not_your_turn' });
    }
    const counter = { do: 'counter', by: other, amountMinor: 9_000 } as const;
    expect(decide(counter, about(offer))).toEqual({ refused: 'not_your_turn' });
    expect(decide({ do: 'withdraw', by: other }, about(offer))).toEqual({
      refused: null,
      offer: { ...offer, status: 'withdrawn' },
      line: { code: 'offer_withdrawn', by: other, amountMinor: offer.amountMinor },
      notify: null,
    });
  });

  it('can name another price', () => {
    expect(decide({ do: 'counter', by: 'seller', amountMinor: 9_000 }, about(open))).toEqual({
      refused: null,
      offer: { status: 'countered', amountMinor: 9_000, previousMinor: 7_000, round: 2, expiresAt: inADay },
      line: { code: 'offered', by: 'seller', amountMinor: 9_000 },
      notify: { to: 'buyer', kind: 'offer_countered' },
    });
    expect(decide({ do: 'counter', by: 'buyer', amountMinor: 7_500 }, about(countered))).toEqual({
      refused: null,
      offer: { status: 'open', amountMinor: 7_500, previousMinor: 8_000, round: 3, expiresAt: inADay },
      line: { code: 'offered', by: 'buyer', amountMinor: 7_500 },
      notify: { to: 'seller', kind: 'offer_countered' },
    });
  });

  it.each([
    ['seller', open, 7_000, 10_000],
    ['seller', { ...open, previousMinor: 8_000 }, 7_000, 8_000],
    ['buyer', countered, 7_000, 8_000],
    ['buyer', { ...countered, previousMinor: null }, 4_999, 8_000],
  ] as const)(
    'is refused as a counter of the %s that does not lie between the last two prices',
    (by, offer, above, below) => {
      const counter = (amountMinor: number) => decide({ do: 'counter', by, amountMinor }, about(offer));
      for (const amount of [1, above, below, below + 1])
        expect(counter(amount)).toEqual({ refused: 'amount_not_between', between: { above, below } });
      for (const amount of [above + 1, below - 1]) expect(counter(amount)).toMatchObject({ refused: null });
    },
  );

  it('by a buyer cannot name another price beyond the daily limit, while the seller still can', () => {
    const named = { named: MAX_OFFERS_A_DAY };
    const by = (side: 'buyer' | 'seller') => ({ do: 'counter', by: side, amountMinor: 7_500 }) as const;
    expect(decide(by('buyer'), about(countered, named))).toEqual({
      refused: 'offers_used_up',
      limit: MAX_OFFERS_A_DAY,
    });
    expect(decide(by('buyer'), about(countered, { named: MAX_OFFERS_A_DAY - 1 }))).toMatchObject({
      refused: null,
    });
    expect(decide(by('seller'), about(open, named))).toMatchObject({ refused: null });
  });

  it('requires time left and a listing for sale, except for declining and withdrawing', () => {
    const late = { ...open, expiresAt: now };
    for (const offer of [null, late, accepted]) {
      expect(decide({ do: 'accept', by: 'seller' }, about(offer))).toEqual({ refused: 'offer_over' });
    }
    const sold = about(open, listed({ status: 'sold' }));
    expect(decide({ do: 'accept', by: 'seller' }, sold)).toEqual({ refused: 'listing_unavailable' });
    expect(decide({ do: 'counter', by: 'seller', amountMinor: 9_000 }, sold)).toEqual({
      refused: 'listing_unavailable',
    });
    expect(decide({ do: 'decline', by: 'seller' }, sold)).toMatchObject({ refused: null });
    expect(decide({ do: 'withdraw', by: 'buyer' }, sold)).toMatchObject({ refused: null });
    // Offers made before the seller switched offers off can still be answered.
    const off = about(open, listed({ acceptsOffers: false }));
    expect(decide({ do: 'accept', by: 'seller' }, off)).toMatchObject({ refused: null });
  });
});

describe('the end of an offer', () => {
  const expired = (offer: OfferState, code: string, by: string) => ({
    refused: null,
    offer: { ...offer, status: 'expired' },
    line: { code, by, amountMinor: offer.amountMinor },
    notify: null,
  });

  it('comes when the time of a waiting or accepted offer is over', () => {
    for (const [offer, by] of [
      [open, 'seller'],
      [countered, 'buyer'],
      [accepted, 'buyer'],
    ] as const) {
      const late = { ...offer, expiresAt: now };
      expect(decide({ do: 'expire' }, about(late))).toEqual(expired(late, 'offer_expired', by));
      expect(decide({ do: 'expire' }, about(offer))).toEqual({ refused: 'offer_over' });
    }
    for (const status of ['declined', 'withdrawn', 'expired'] as const) {
      expect(decide({ do: 'expire' }, about({ ...open, status, expiresAt: now }))).toEqual({
        refused: 'offer_over',
      });
    }
    expect(decide({ do: 'expire' }, about(null))).toEqual({ refused: 'offer_over' });
  });

  it('comes with a sale, block or suspension, while an accepted offer survives a price change', () => {
    const reasons: OfferEnding[] = ['price_changed', 'sold', 'closed', 'blocked', 'suspended', 'deleted'];
    for (const reason of reasons) {
      const end = { do: 'end', reason } as const;
      expect(decide(end, about(open))).toEqual(expired(open, 'offer_ended', 'seller'));
      expect(decide(end, about(countered))).toEqual(expired(countered, 'offer_ended', 'buyer'));
      const isStanding = reason === 'price_changed';
      expect(decide(end, about(accepted))).toEqual(
        isStanding ? { refused: 'offer_over' } : expired(accepted, 'offer_ended', 'buyer'),
      );
      expect(decide(end, about({ ...open, status: 'declined' }))).toEqual({ refused: 'offer_over' });
    }
  });
});

it('counts an offer as expired by time alone, unless its price was paid', () => {
  const late = (status: OfferState['status']) => ({ ...open, status, expiresAt: now });
  expect(offerStatusAt(open, now, false)).toBe('open');
  for (const status of ['open', 'countered', 'accepted'] as const) {
    expect(offerStatusAt(late(status), now, false)).toBe('expired');
  }
  expect(offerStatusAt(late('accepted'), now, true)).toBe('accepted');
  expect(offerStatusAt(late('declined'), now, false)).toBe('declined');
  expect(offerStatusAt(accepted, now, false)).toBe('accepted');
});

it('keeps an agreed price for one payment, until it expires', () => {
  expect(agreedPrice(accepted, false, now)).toBe(7_000);
  expect(agreedPrice(accepted, true, now)).toBeNull();
  expect(agreedPrice({ ...accepted, expiresAt: now }, false, now)).toBeNull();
  expect(agreedPrice(open, false, now)).toBeNull();
  expect(agreedPrice(null, false, now)).toBeNull();
});
