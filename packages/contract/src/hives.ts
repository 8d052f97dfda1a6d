import type { OwnHive } from './campus-schema.js';
import type { SaleKind } from './fees.js';

/**
 * The hives that are built in. A new one is a name here, its rules in `RULES`, its record in the campus, its fields in `HIVE_FIELDS` and its answer in
 * `HIVE_DETAILS` (hive-fields.ts, apart so that a page that shows a hive does not load its schemas). The server stores
 * the details as they are, and the compiler shows what else to fill in. A hive that needs no code of its own is data of a campus instead.
 */
export const HIVE_NAMES = ['essentials', 'academia', 'logistics', 'buzz', 'archive', 'sidehustle'] as const;
/** One of the six that are built in. */
export type BuiltInHive = (typeof HIVE_NAMES)[number];
/** A hive that is built in, or one of the campus's own: `hiveNamesOf` says which there are. */
export type HiveName = string;

const ownHives = new Map<string, OwnHive>();

/**
 * From now on the rules know the campus's own hives. A process and a page serve one campus, so that rules need not be handed it:
 * call it once with the definition, before anything is asked of them. Called again with the same, it changes nothing.
 */
export function knowHives({ hives }: { readonly hives: readonly { readonly name: string }[] }): void {
  for (const hive of hives) if (isOwn(hive)) ownHives.set(hive.name, hive);
}

const isOwn = (hive: { readonly name: string }): hive is OwnHive => 'fields' in hive && !isHive(hive.name);

/** The record of a hive of the campus's own; undefined for one that is built in, or unknown. */
export const ownHive = (name: string): OwnHive | undefined => ownHives.get(name);

/** What an order can be for. */
export const SALE_ITEMS = ['listing', 'ticket', 'session', 'service'] as const;
export type SaleItem = (typeof SALE_ITEMS)[number];

/** What a hive's listings are paid for, and by whom. How it is called and drawn, the campus says. */
interface HiveRules {
  /** Who pays whom, or null where no money changes hands. */
  readonly sale: SaleKind | null;
  /** What one order buys: the listing itself, once; or one of many tickets or sessions. */
  readonly item: SaleItem;
  /** What is paid for is fetched at one place and brought to another. */
  readonly isDelivered?: true;
}

const RULES: Readonly<Record<BuiltInHive, HiveRules>> = {
  essentials: { sale: 'purchase', item: 'listing' },
  academia: { sale: 'purchase', item: 'session' },
  logistics: { sale: 'gig', item: 'listing', isDelivered: true },
  buzz: { sale: 'purchase', item: 'ticket' },
  archive: { sale: null, item: 'listing' },
  sidehustle: { sale: 'gig', item: 'listing' },
};

/** Whether a hive is built in: it has fields for its listings, and rules for paying them, in code. */
export const isHive = (name: string): name is BuiltInHive => Object.hasOwn(RULES, name);

/**
 * Who pays whom in a hive; null where no money changes hands, as in one that this version does not know. A service is sold by who
 * offers it, in whatever hive.
 */
export const saleOf = (hive: string, isService = false): SaleKind | null =>
  isService
    ? 'purchase'
    : isHive(hive)
      ? RULES[hive].sale
      : ownHive(hive)?.sale === 'purchase'
        ? 'purchase'
        : null;

/** Whether what a hive's listings pay for is fetched at one place and brought to another. */
export const isDelivered = (hive: string): boolean => isHive(hive) && RULES[hive].isDelivered === true;

/** What one order in a hive buys. */
export const itemOf = (hive: string, isService = false): SaleItem =>
  isService ? 'service' : isHive(hive) ? RULES[hive].item : 'listing';

export const CONDITIONS = ['new', 'like-new', 'good', 'fair', 'poor'] as const;
export type Condition = (typeof CONDITIONS)[number];
export const EVENT_TYPES = [
  'workshop',
  'seminar',
  'conference',
  'party',
  'sports',
  'cultural',
  'academic',
  'other',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** When an event is, by the clock of its campus: from now on, and at most seven days ahead. */
export const EVENT_TIMES = ['today', 'tomorrow', 'weekend', 'week'] as const;
export type EventTime = (typeof EVENT_TIMES)[number];

export const ADMISSIONS = ['free', 'paid', 'donation'] as const;

/** Whether a listing has no price, whatever was typed: an event sells tickets only where coming in is paid for. */
export const costsNothing = (hive: HiveName, details: Readonly<Record<string, unknown>>): boolean =>
  hive === 'buzz' && details['admission'] !== 'paid';

interface DealtListing {
  readonly hiveTypeId: string;
  readonly sidehustleDetails?: { readonly packages: readonly unknown[] | null } | undefined;
}

/** Whether a listing is a service that its poster offers: those have packages, tasks have none. */
export const isService = ({ sidehustleDetails }: Pick<DealtListing, 'sidehustleDetails'>): boolean =>
  (sidehustleDetails?.packages ?? []).length > 0;

/** Who pays whom for a listing. */
export const saleOfListing = (listing: DealtListing) => saleOf(listing.hiveTypeId, isService(listing));

/** What one order of a listing buys. */
export const itemOfListing = (listing: DealtListing) => itemOf(listing.hiveTypeId, isService(listing));
