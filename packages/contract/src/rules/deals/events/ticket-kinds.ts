import type { FieldCode, FieldParams } from '../../../fields/field-codes.js';

/** A kind of ticket of one event: `Early bird`, `Regular`. The price is in minor units, 0 for free. */
export interface TicketKind {
  readonly id: string;
  readonly name: string;
  readonly priceMinor: number;
  /** Number of tickets of this kind. */
  readonly quota: number;
  /** Last day of sale, by the campus's clock. Null for as long as the event sells tickets. */
  readonly lastDay: string | null;
}

/** A kind in the organiser's input. A new one has no id yet. */
export type TicketKindInput = Omit<TicketKind, 'id'> & { readonly id: string | null };

/** Sale states of a kind: on sale, sold out at the moment, or no longer sold. */
export const KIND_SALES = ['open', 'sold_out', 'over'] as const;
/** The sale state of a kind of tickets. */
export type KindSale = (typeof KIND_SALES)[number];

/** A kind with its number of occupied places. */
export interface KindSeats extends TicketKind {
  readonly taken: number;
  /** The last day of sale is over. */
  readonly isOver: boolean;
}

/** Number of taken places of each kind. The key null counts those of an event without kinds. */
export type TakenByKind = ReadonlyMap<string | null, number>;

type Details = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Details =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the stored kinds of an event. Empty where it has one price, or none. */
export function ticketKindsOf({ ticketKinds }: Details): readonly TicketKind[] {
  if (!Array.isArray(ticketKinds)) return [];
  return ticketKinds.flatMap((ticketKind: unknown) => {
    if (!isRecord(ticketKind)) return [];
    const { id, name, priceMinor, quota, lastDay } = ticketKind;
    if (typeof id !== 'string' || typeof name !== 'string') return [];
    if (typeof priceMinor !== 'number' || typeof quota !== 'number') return [];
    return [{ id, name, priceMinor, quota, lastDay: typeof lastDay === 'string' ? lastDay : null }];
  });
}

/** Returns the kind of a ticket or an order. Null without one. */
export const kindIn = (details: Details, kindId: string | null): TicketKind | null =>
  ticketKindsOf(details).find(({ id }) => id === kindId) ?? null;

/** Returns the kinds of an event with the places taken of each. `today` is a date by the campus's clock. */
export const kindSeatsOf = (details: Details, taken: TakenByKind, today: string): readonly KindSeats[] =>
  ticketKindsOf(details).map((kind) => ({
    ...kind,
    taken: taken.get(kind.id) ?? 0,
    isOver: kind.lastDay !== null && kind.lastDay < today,
  }));

/** Returns the number of tickets of a kind that are left, never below 0. */
export const freeOfKind = ({ quota, taken }: Pick<KindSeats, 'quota' | 'taken'>): number =>
  Math.max(0, quota - taken);

/** Returns the sale state of a kind. `over` takes precedence over `sold_out`. */
export function kindSaleOf(kind: KindSeats): KindSale {
  if (kind.isOver) return 'over';
  return freeOfKind(kind) === 0 ? 'sold_out' : 'open';
}

/** Returns the number of tickets on sale now, over all kinds. */
export const placesOnSale = (kinds: readonly KindSeats[]): number =>
  kinds.reduce((sum, kind) => sum + (kind.isOver ? 0 : freeOfKind(kind)), 0);

/** Returns the lowest price above 0. */
const lowestPriceOf = (kinds: readonly Pick<TicketKind, 'priceMinor'>[]): number =>
  Math.min(...kinds.map(({ priceMinor }) => priceMinor).filter((price) => price > 0));

/** Returns the list price of an event with kinds: the lowest on sale now, else the lowest of all. */
export function lowestPriceOnSale(kinds: readonly KindSeats[]): number {
  const open = kinds.filter((kind) => kind.priceMinor > 0 && kindSaleOf(kind) === 'open');
  return lowestPriceOf(open.length > 0 ? open : kinds);
}

/** Returns whether the kinds have different prices. */
export const pricesDiffer = (kinds: readonly { readonly price: number }[]): boolean =>
  new Set(kinds.map(({ price }) => price)).size > 1;

/** The words around an amount. */
export interface PriceWords {
  readonly free: string;
  /** The lowest of several prices. */
  readonly from: (amount: string) => string;
}

/** Formats the price of a listing in short form: an amount, "Free", or the lowest of several ticket prices with "from". */
export function formatShortPrice(
  {
    price,
    kinds,
  }: { readonly price: number; readonly kinds: Parameters<typeof pricesDiffer>[0] | null | undefined },
  { free, from }: PriceWords,
  money: (price: number) => string,
): string {
  if (price <= 0) return free;
  return pricesDiffer(kinds ?? []) ? from(money(price)) : money(price);
}

/** Returns the capacity of an event with kinds of tickets. */
const capacityOfKinds = (kinds: readonly Pick<TicketKind, 'quota'>[]): number =>
  kinds.reduce((sum, { quota }) => sum + quota, 0);

/** An error in an organiser's kinds of tickets, with its field. */
export interface KindsRefusal {
  readonly field: string;
  readonly refused: FieldCode;
  readonly params?: FieldParams;
}

interface KindsFacts {
  readonly before: readonly TicketKind[];
  readonly taken: TakenByKind;
  /** Today's date by the campus's clock. */
  readonly today: string;
}

/** Normalises the name of a kind. Names within an event must differ in more than case and spacing. */
export const spelled = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');

/**
 * Decides about the kinds of an event. A quota cannot fall below the tickets sold, and a kind with sold tickets cannot be removed. When an
 * event with one price gets kinds, its existing tickets become those of the first kind.
 */
export function decideKinds(
  input: readonly TicketKindInput[],
  { before, taken, today }: KindsFacts,
): 'granted' | KindsRefusal {
  const ids = new Set(before.map(({ id }) => id));
  const seen = new Set<string>();
  for (const [index, kind] of input.entries()) {
    const field = (name: string) => `ticketKinds.${index}.${name}`;
    if (kind.id !== null && (!ids.has(kind.id) || seen.has(kind.id)))
      return { field: field('id'), refused: 'invalid_choice' };
    if (kind.id !== null) seen.add(kind.id);
    if (input.slice(0, index).some(({ name }) => spelled(name) === spelled(kind.name)))
      return { field: field('name'), refused: 'kind_name_taken' };
    const sold = soldOf(kind, index);
    if (kind.quota < sold) return { field: field('quota'), refused: 'kind_sold', params: { taken: sold } };
    const lastDayBefore = before.find(({ id }) => id === kind.id)?.lastDay ?? null;
    if (kind.lastDay !== null && kind.lastDay !== lastDayBefore && kind.lastDay < today)
      return { field: field('lastDay'), refused: 'day_over' };
  }
  const removed = before.find(({ id }) => !seen.has(id) && (taken.get(id) ?? 0) > 0);
  if (removed !== undefined)
    return { field: 'ticketKinds', refused: 'kind_has_sales', params: { title: removed.name } };
  if (input.length > 0 && input.every(({ priceMinor }) => priceMinor === 0))
    return { field: 'ticketKinds', refused: 'kinds_all_free' };
  return 'granted';

  function soldOf({ id }: TicketKindInput, index: number): number {
    const adopted = before.length === 0 && index === 0 ? (taken.get(null) ?? 0) : 0;
    return id === null ? adopted : (taken.get(id) ?? 0);
  }
}

/** Reads the kinds in an organiser's input, already checked by their schema. Undefined where the input has none. */
export function ticketKindInputsIn(
  { ticketKinds }: Details,
  priceOf: (price: number, field: string) => number,
): readonly TicketKindInput[] | undefined {
  if (ticketKinds === undefined) return undefined;
  const rows: readonly unknown[] = Array.isArray(ticketKinds) ? ticketKinds : [];
  return rows.filter(isRecord).map(({ id, name, price, quota, lastDay }, index) => ({
    id: typeof id === 'string' ? id : null,
    name: String(name),
    priceMinor: priceOf(Number(price), `ticketKinds.${index}.price`),
    quota: Number(quota),
    lastDay: typeof lastDay === 'string' ? lastDay : null,
  }));
}

/** The stored form of an event that has kinds of tickets, or had. */
export interface StoredKinds {
  readonly details: { readonly ticketKinds?: readonly TicketKind[] | null; readonly capacity?: number };
  /** Price in lists. Undefined for an event without kinds, which has its own. */
  readonly priceMinor: number | undefined;
}

/** Decides the stored kinds of an event after a change. A free event has no kinds. */
export function decideStoredKinds(
  input: readonly TicketKindInput[] | undefined,
  { isFree, ...facts }: KindsFacts & { readonly isFree: boolean },
  newId: () => string,
): StoredKinds | KindsRefusal {
  const kinds = isFree ? [] : (input ?? facts.before);
  const isWithout = kinds.length === 0 && facts.before.length === 0;
  if (isWithout && input === undefined) return { details: {}, priceMinor: undefined };
  const decision = decideKinds(kinds, facts);
  if (decision !== 'granted') return isFree ? { ...decision, field: 'admission' } : decision;
  if (kinds.length === 0) return { details: { ticketKinds: null }, priceMinor: undefined };
  const ticketKinds = kinds.map((kind) => ({ ...kind, id: kind.id ?? newId() }));
  return {
    details: { ticketKinds, capacity: capacityOfKinds(ticketKinds) },
    priceMinor: lowestPriceOnSale(kindSeatsOf({ ticketKinds }, facts.taken, facts.today)),
  };
}

/** Decides the kind of an order or a place, or the package of a service. Null where there are none. */
export function decideKind<Kind extends { readonly id: string }>(
  kinds: readonly Kind[],
  kindId: string | undefined,
): Kind | null | { readonly refused: FieldCode } {
  if (kinds.length === 0) return kindId === undefined ? null : { refused: 'invalid_choice' };
  if (kindId === undefined) return { refused: 'required' };
  return kinds.find(({ id }) => id === kindId) ?? { refused: 'invalid_choice' };
}

/**
 * Former name of `TicketKindInput`.
 *
 * @deprecated Use `TicketKindInput`. Goes with version 0.3.
 */
export type WantedKind = TicketKindInput;

/**
 * Former name of `ticketKindInputsIn`.
 *
 * @deprecated Use `ticketKindInputsIn`. Goes with version 0.3.
 */
export const wantedKindsIn = ticketKindInputsIn;

/**
 * Former name of `StoredKinds`.
 *
 * @deprecated Use `StoredKinds`. Goes with version 0.3.
 */
export type KeptKinds = StoredKinds;

/**
 * Former name of `decideStoredKinds`.
 *
 * @deprecated Use `decideStoredKinds`. Goes with version 0.3.
 */
export const decideKeptKinds = decideStoredKinds;

/**
 * Former name of `formatShortPrice`.
 *
 * @deprecated Use `formatShortPrice`. Goes with version 0.3.
 */
export const sayPrice = formatShortPrice;
