import type { FieldCode, FieldParams } from '../../../fields/field-codes.js';
import { MAX_PROMO_CODES } from '../../../limits.js';
import type { OrderStatus } from '../../../deals/order-status.js';
import type { EventFacts } from '../events/seats.js';
import { isElsewhere, sellsTickets } from '../events/seats.js';
import { ticketKindsOf } from '../events/ticket-kinds.js';

/** Discount of a code on one ticket. */
export type TakesOff = { readonly percent: number } | { readonly amountMinor: number };

/** The terms of a promo code that decide a price. */
export interface PromoTerms {
  readonly takesOff: TakesOff;
  /** The kind of tickets that the code applies to. Null for all kinds. */
  readonly kindId: string | null;
  /** Total number of tickets that the code can discount. Null for an unlimited number. */
  readonly quota: number | null;
  /** Last day of use, by the campus's clock. Null for as long as tickets are sold. */
  readonly lastDay: string | null;
  /** The organiser has ended the code. */
  readonly isEnded: boolean;
}

/** Statuses of a promo code. */
export const PROMO_STATUSES = ['open', 'used_up', 'over', 'ended'] as const;
/** The status of a promo code. `over`: its last day has passed. `ended`: its organiser ended it. */
export type PromoStatus = (typeof PROMO_STATUSES)[number];

/** An order that was started with a code. */
export interface PromoOrder {
  readonly status: OrderStatus;
  readonly quantity: number;
  readonly price: number;
  readonly reservedUntil: Date;
}

/** An error in a code, or in a field of a new code. */
export interface PromoRefusal<Field extends string = 'promoCode'> {
  readonly field: Field;
  readonly refused: FieldCode;
  readonly params?: FieldParams;
}

/** Normalises a typed code. Case, spaces and dashes do not matter. */
export const readPromoCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '');

/** Returns the price of a ticket with a code: at least `leastMinor`, unless the full price is lower. */
export function reducedPriceOf(priceMinor: number, takesOff: TakesOff, leastMinor: number): number {
  const off =
    'percent' in takesOff
      ? Math.floor((priceMinor * takesOff.percent + 50) / 100)
      : Math.min(takesOff.amountMinor, priceMinor);
  return Math.max(priceMinor - off, Math.min(priceMinor, leastMinor));
}

/** Statuses of orders whose money arrived and was kept. */
const PAID: readonly OrderStatus[] = ['held', 'disputed', 'frozen', 'released', 'paid_out'];

/** Returns whether an order uses its code: it is paid, or can still be paid in time. */
const isUse = ({ status, reservedUntil }: PromoOrder, now: Date): boolean =>
  PAID.includes(status) || (status === 'pending_payment' && reservedUntil > now);

/** Returns the number of tickets that use a code: reserved, or paid and not refunded. */
export const usesOf = (orders: readonly PromoOrder[], now: Date): number =>
  orders.filter((order) => isUse(order, now)).reduce((sum, { quantity }) => sum + quantity, 0);

/** Returns the revenue of a code, in minor units: paid orders without refunded ones. */
export const soldWith = (orders: readonly PromoOrder[]): number =>
  orders.filter(({ status }) => PAID.includes(status)).reduce((sum, { price }) => sum + price, 0);

/** Returns the status of a code. `today` is a date by the campus's clock. */
export function promoStatusOf(
  { quota, lastDay, isEnded }: Pick<PromoTerms, 'quota' | 'lastDay' | 'isEnded'>,
  used: number,
  today: string,
): PromoStatus {
  if (isEnded) return 'ended';
  if (lastDay !== null && lastDay < today) return 'over';
  return quota !== null && used >= quota ? 'used_up' : 'open';
}

/** A buyer's intended use of a code. */
export interface PromoUse {
  /** The kind of the tickets. Null where the event has no kinds. */
  readonly kindId: string | null;
  readonly wanted: number;
  /** Tickets that other buyers, or earlier orders, have taken with the code. */
  readonly used: number;
  readonly today: string;
}

/** Decides whether a code applies to all requested tickets. A code of another event is treated like an unknown one. */
export function decidePromo<Code extends PromoTerms>(
  code: Code | undefined,
  { kindId, wanted: quantity, used, today }: PromoUse,
): Code | PromoRefusal {
  const refuse = (refused: FieldCode, params?: FieldParams): PromoRefusal => ({
    field: 'promoCode',
    refused,
    ...(params && { params }),
  });
  if (code === undefined) return refuse('promo_unknown');
  const status = promoStatusOf(code, used, today);
  if (status === 'ended' || status === 'over') return refuse('promo_over');
  if (code.kindId !== null && code.kindId !== kindId) return refuse('promo_other_kind');
  if (status === 'used_up') return refuse('promo_used_up');
  if (code.quota !== null && used + quantity > code.quota)
    return refuse('tickets_left', { max: code.quota - used });
  return code;
}

/** Returns whether an order paid after its reservation lapsed can keep its price: the code must not be used up. */
export const canStillUse = ({ quota }: Pick<PromoTerms, 'quota'>, quantity: number, used: number): boolean =>
  quota === null || used + quantity <= quota;

/** A code in the organiser's input. */
export interface PromoCodeInput {
  readonly code: string;
  readonly percent: number | null;
  readonly amountMinor: number | null;
  readonly kindId: string | null;
  readonly lastDay: string | null;
}

type WantedField = 'code' | 'percent' | 'amount' | 'kindId' | 'lastDay';

/** Reasons for which a code cannot be created: about the event, or about a field. */
export type PromoCodeRefusal =
  | { readonly refused: 'listing_unavailable' | 'listing_free' | 'event_elsewhere' | 'limit_reached' }
  | PromoRefusal<WantedField>;

interface EventWithCodes {
  readonly event: EventFacts;
  /** Existing codes of the event. */
  readonly codes: readonly string[];
  readonly today: string;
  readonly now: Date;
  /** Lowest price of a ticket with a code, in minor units. */
  readonly leastMinor: number;
  /** The same in major units, for messages. */
  readonly least: number;
}

/** Decides about a new code of an event. A code that would leave too low a price is rejected, because it could not be paid. */
export function decidePromoCode(
  input: PromoCodeInput,
  { event, codes, today, now, leastMinor, least }: EventWithCodes,
): TakesOff | PromoCodeRefusal {
  const isOver = event.expiresAt !== null && event.expiresAt <= now;
  if (event.status !== 'active' || isOver) return { refused: 'listing_unavailable' };
  if (isElsewhere(event)) return { refused: 'event_elsewhere' };
  if (!sellsTickets(event)) return { refused: 'listing_free' };
  if (codes.includes(input.code)) return { field: 'code', refused: 'promo_taken' };
  const takesOff = takesOffOf(input);
  if ('refused' in takesOff) return takesOff;
  if (input.lastDay !== null && input.lastDay < today) return { field: 'lastDay', refused: 'day_over' };
  const prices = pricesFor(event, input.kindId);
  if (prices.length === 0) return { field: 'kindId', refused: 'invalid_choice' };
  const leavesTooLittle = prices.some(
    (price) => price <= leastMinor || reducedPriceOf(price, takesOff, 0) < leastMinor,
  );
  if (leavesTooLittle) {
    const field = 'percent' in takesOff ? 'percent' : 'amount';
    return { field, refused: 'promo_too_much', params: { min: least } };
  }
  return codes.length >= MAX_PROMO_CODES ? { refused: 'limit_reached' } : takesOff;
}

/** Reads the discount: a percentage or an amount, not both. */
function takesOffOf({ percent, amountMinor }: PromoCodeInput): TakesOff | PromoRefusal<WantedField> {
  if (percent !== null && amountMinor !== null) return { field: 'amount', refused: 'invalid' };
  if (percent !== null) return { percent };
  return amountMinor === null ? { field: 'percent', refused: 'required' } : { amountMinor };
}

/** Returns the prices of the tickets that a code applies to, without free ones. */
function pricesFor({ priceMinor, details }: EventFacts, kindId: string | null): readonly number[] {
  const kinds = ticketKindsOf(details);
  if (kinds.length === 0) return kindId === null ? [priceMinor ?? 0] : [];
  return kinds
    .filter(({ id }) => kindId === null || id === kindId)
    .map((kind) => kind.priceMinor)
    .filter((price) => price > 0);
}

/**
 * Former name of `PromoCodeInput`.
 *
 * @deprecated Use `PromoCodeInput`. Goes with version 0.3.
 */
export type WantedPromoCode = PromoCodeInput;
