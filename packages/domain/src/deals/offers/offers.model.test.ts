import { decideOffer, LIVE_OFFER_STATUSES, turnOf, agreedPrice } from '@campushive/contract/rules/offers';
import type { OfferCommand, OfferState, OfferedListing } from '@campushive/contract/rules/offers';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

const HOUR = 3_600_000;
const BUYERS = ['kwame', 'yaw'] as const;
type Buyer = (typeof BUYERS)[number];

/** Model of one listing, its seller and two buyers, with the server's state and rules. */
class Bargain {
  now = new Date('2026-11-23T12:00:00Z');
  listing: OfferedListing = {
    hive: 'essentials',
    status: 'active',
    priceMinor: 10_000,
    expiresAt: null,
    acceptsOffers: true,
  };
  offers = new Map<Buyer, { state: OfferState; named: Date[]; paid: boolean }>();
  blocked = new Set<Buyer>();
  sales: { buyer: Buyer; price: number; allowed: number }[] = [];

  act(buyer: Buyer, command: OfferCommand): void {
    const cached = this.offers.get(buyer);
    const since = this.now.getTime() - 24 * HOUR;
    const named = (cached?.named ?? []).filter((at) => at.getTime() > since);
    const facts = {
      listing: this.listing,
      offer: cached?.state ?? null,
      blocked: this.blocked.has(buyer),
      named: named.length,
    };
    const wasOver = cached !== undefined && turnOf(cached.state, this.now) === null;
    const decided = decideOffer(command, facts, this.now);
    if (decided.refused !== null) return;
    // An ended offer is never reopened, except by a new offer.
    if (wasOver && command.do !== 'make') expect(['expire', 'end']).toContain(command.do);
    const isNamed = decided.line.code === 'offered' && decided.line.by === 'buyer';
    const paid = command.do === 'make' ? false : (cached?.paid ?? false);
    this.offers.set(buyer, { state: decided.offer, named: isNamed ? [...named, this.now] : named, paid });
    if (isNamed || decided.line.code === 'offered') {
      expect(decided.offer.amountMinor * 2).toBeGreaterThanOrEqual(this.listing.priceMinor);
      expect(decided.offer.amountMinor).toBeLessThan(this.listing.priceMinor);
      expect(this.listing.status).toBe('active');
    }
    if (decided.offer.status === 'accepted') expect(this.listing.status).toBe('active');
  }

  pay(buyer: Buyer): void {
    if (this.listing.status !== 'active' || this.blocked.has(buyer)) return;
    const cached = this.offers.get(buyer);
    const agreed = agreedPrice(cached?.state ?? null, cached?.paid ?? false, this.now);
    this.sales.push({
      buyer,
      price: agreed ?? this.listing.priceMinor,
      allowed: cached?.state.amountMinor ?? 0,
    });
    if (cached !== undefined && agreed !== null) cached.paid = true;
    this.listing = { ...this.listing, status: 'sold' };
    this.end('sold');
  }

  end(reason: 'sold' | 'closed' | 'price_changed' | 'suspended' | 'blocked', only?: Buyer): void {
    for (const buyer of BUYERS) {
      if (only !== undefined && only !== buyer) continue;
      if (this.offers.get(buyer)?.paid !== true) this.act(buyer, { do: 'end', reason });
    }
  }
}

const amount = fc.integer({ min: 4_000, max: 12_000 });
const by = fc.constantFrom('buyer' as const, 'seller' as const);
const step = fc.oneof(
  fc.record({ do: fc.constant('make' as const), amountMinor: amount }),
  fc.record({ do: fc.constant('counter' as const), by, amountMinor: amount }),
  fc.record({ do: fc.constantFrom('accept' as const, 'decline' as const, 'withdraw' as const), by }),
  fc.constantFrom(
    ...(['pay', 'edit', 'hide', 'suspend', 'block', 'expire', 'hour', 'day'] as const).map((one) => ({
      do: one,
    })),
  ),
);

it('ends in at most one sale, at a listed or agreed price, in any sequence of steps', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...BUYERS), step), { minLength: 1, maxLength: 40 }),
      (steps) => {
        const bargain = new Bargain();
        for (const [buyer, one] of steps) {
          switch (one.do) {
            case 'pay':
              bargain.pay(buyer);
              break;
            case 'edit':
              if (bargain.listing.status !== 'active') break;
              bargain.listing = { ...bargain.listing, priceMinor: bargain.listing.priceMinor + 500 };
              bargain.end('price_changed');
              break;
            case 'hide':
              if (bargain.listing.status !== 'active') break;
              bargain.listing = { ...bargain.listing, status: 'hidden' };
              bargain.end('closed');
              break;
            case 'suspend':
              bargain.end('suspended', buyer);
              break;
            case 'block':
              bargain.blocked.add(buyer);
              bargain.end('blocked', buyer);
              break;
            case 'expire':
              if (bargain.offers.get(buyer)?.paid !== true) bargain.act(buyer, { do: 'expire' });
              break;
            case 'hour':
            case 'day':
              bargain.now = new Date(bargain.now.getTime() + (one.do === 'hour' ? HOUR : 24 * HOUR));
              break;
            default:
              bargain.act(buyer, one);
          }
          expect(bargain.sales.length).toBeLessThanOrEqual(1);
          for (const { named } of bargain.offers.values()) expect(named.length).toBeLessThanOrEqual(5);
          if (bargain.listing.status === 'active') continue;
          // Sold or removed: no offer awaits an answer, and the only agreed price is the paid one.
          for (const { state, paid } of bargain.offers.values()) {
            expect(LIVE_OFFER_STATUSES).not.toContain(state.status);
            expect(agreedPrice(state, paid, bargain.now)).toBeNull();
          }
        }
        for (const { price, allowed } of bargain.sales) {
          expect([allowed, bargain.listing.priceMinor]).toContain(price);
        }
      },
    ),
    { numRuns: 3_000 },
  );
});
