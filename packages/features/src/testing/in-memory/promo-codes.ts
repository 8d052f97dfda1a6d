import { campus as ghana } from '@campushive/campus-ghana';
import type { PromoCode } from '@campushive/contract';
import { lowestPriceOf } from '@campushive/contract/money';
import {
  decidePromo,
  decidePromoCode,
  promoStatusOf,
  reducedPriceOf,
  soldWith,
  usesOf,
  type PromoOrder,
} from '@campushive/contract/rules/promo-codes';
import { decideKind, kindIn, ticketKindsOf } from '@campushive/contract/rules/ticket-kinds';
import { eventOf, todayIn } from './events.js';
import { toMajor, toPrice } from './money.js';
import {
  refuse,
  refuseField,
  type InMemoryCalls,
  type Order,
  type State,
  type StoredListing,
  type Student,
} from './state.js';
import type { StoredPromoCode } from './stored.js';

type PromoCodeCalls = InMemoryCalls<
  'promoCodes.list' | 'promoCodes.create' | 'promoCodes.end' | 'promoCodes.try'
>;

/** Returns the orders with a promo code, paid or pending. */
const boughtWith = (state: State, code: StoredPromoCode, except?: Order): readonly PromoOrder[] =>
  state.orders
    .filter((one) => one.promo?.id === code.id && one !== except)
    .map(({ status, quantity = 1, priceMinor, reservedUntil }) => ({
      status,
      quantity,
      price: priceMinor,
      reservedUntil: new Date(reservedUntil),
    }));

/** Returns the ticket price with a promo code. Refuses invalid codes with a field error. */
export function reducedPrice(
  state: State,
  listing: StoredListing,
  {
    code,
    kindId,
    quantity,
    priceMinor,
  }: {
    readonly code: string | undefined;
    readonly kindId: string | null;
    readonly quantity: number;
    readonly priceMinor: number;
  },
  /** Order that is replaced by this one. */
  givenUp?: Order,
): { readonly code: StoredPromoCode; readonly priceMinor: number } | null {
  if (code === undefined) return null;
  const found = state.promoCodes.find((one) => one.listing === listing && one.code === code);
  const used = found === undefined ? 0 : usesOf(boughtWith(state, found, givenUp), state.now());
  const decision = decidePromo(found, { kindId, wanted: quantity, used, today: todayIn(state) });
  if ('refused' in decision) return refuseField(decision.field, decision.refused, decision.params);
  return { code: decision, priceMinor: reducedPriceOf(priceMinor, decision.takesOff, lowestPriceOf(ghana)) };
}

function toPromoCode(state: State, stored: StoredPromoCode): PromoCode {
  const { id, code, takesOff, kindId, kindName, quota, lastDay, createdAt, listing } = stored;
  const bought = boughtWith(state, stored);
  const used = usesOf(bought, state.now());
  const name = kindIn(listing.details, kindId)?.name ?? kindName ?? '';
  return {
    id,
    code,
    percent: 'percent' in takesOff ? takesOff.percent : null,
    amount: 'percent' in takesOff ? null : toMajor(takesOff.amountMinor),
    kind: kindId === null ? null : { id: kindId, name },
    quota,
    lastDay,
    status: promoStatusOf(stored, used, todayIn(state)),
    used,
    sold: toMajor(soldWith(bought)),
    createdAt,
  };
}

/** In-memory calls for promo codes of events. */
export function promoCodeCalls(state: State): PromoCodeCalls {
  const event = (id: string): StoredListing =>
    state.listings.find((one) => one.id === id && one.hive === 'buzz' && one.status !== 'deleted') ??
    refuse('not_found');
  const own = (id: string, me: Student): StoredListing => {
    const found = event(id);
    return found.poster === me ? found : refuse('forbidden');
  };
  const of = (listing: StoredListing) => state.promoCodes.filter((one) => one.listing === listing);
  const list = (listing: StoredListing) =>
    of(listing)
      .toReversed()
      .map((one) => toPromoCode(state, one));
  return {
    'promoCodes.list': ({ id }, me) => ({ data: list(own(id, me)) }),
    'promoCodes.create'({ id, code, percent = null, amount = null, ...wanted }, me) {
      const listing = own(id, me);
      const { kindId = null, quota = null, lastDay = null } = wanted;
      const takesOff = decidePromoCode(
        { code, percent, amountMinor: amount === null ? null : toPrice(amount, 'amount'), kindId, lastDay },
        {
          event: eventOf(listing),
          codes: of(listing).map((one) => one.code),
          today: todayIn(state),
          now: state.now(),
          leastMinor: lowestPriceOf(ghana),
          least: toMajor(lowestPriceOf(ghana)),
        },
      );
      if ('field' in takesOff) return refuseField(takesOff.field, takesOff.refused, takesOff.params);
      if ('refused' in takesOff) return refuse(takesOff.refused);
      const made: StoredPromoCode = {
        id: state.nextId(),
        listing,
        code,
        takesOff,
        kindId,
        kindName: kindIn(listing.details, kindId)?.name ?? null,
        quota,
        lastDay,
        isEnded: false,
        createdAt: state.now().toISOString(),
      };
      state.promoCodes.push(made);
      return { data: toPromoCode(state, made), message: 'Created' };
    },
    'promoCodes.end'({ id, codeId }, me) {
      const listing = own(id, me);
      const code = of(listing).find((one) => one.id === codeId) ?? refuse('not_found');
      if (boughtWith(state, code).length > 0) code.isEnded = true;
      else state.promoCodes.splice(state.promoCodes.indexOf(code), 1);
      return { data: list(listing) };
    },
    'promoCodes.try'({ id, promoCode, kindId, quantity = 1 }) {
      const listing = event(id);
      const kind = decideKind(ticketKindsOf(listing.details), kindId);
      if (kind !== null && 'refused' in kind) return refuseField('kindId', kind.refused);
      const priceMinor = kind?.priceMinor ?? listing.priceMinor ?? 0;
      if (priceMinor === 0) return refuse('listing_free');
      const wanted = { code: promoCode, kindId: kind?.id ?? null, quantity, priceMinor };
      const reduced = reducedPrice(state, listing, wanted);
      const takesOff = reduced?.code.takesOff ?? null;
      return {
        data: {
          code: promoCode,
          percent: takesOff !== null && 'percent' in takesOff ? takesOff.percent : null,
          priceBefore: toMajor(priceMinor),
          price: toMajor(reduced?.priceMinor ?? priceMinor),
        },
      };
    },
  };
}
