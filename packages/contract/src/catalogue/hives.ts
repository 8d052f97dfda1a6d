import type { SaleKind } from '../money/fees.js';
import { DEAL_HIVE } from '../deals/safe-deals.js';
import { STALL_HIVE } from './stalls.js';
import type { OwnHive } from '../campus/hive-schema.js';

/**
 * The built-in hives. A new one needs a name here, its rules in `RULES`, its record in the campus, its fields in `HIVE_FIELDS` and its
 * response fields in `HIVE_DETAILS` (hive-fields.ts, a separate file so that a page that shows a hive does not load its schemas). The
 * server stores details unchanged, and the compiler reports what else is missing. A hive that needs no code is data of a campus instead.
 */
export const HIVE_NAMES = ['essentials', 'academia', 'logistics', 'buzz', 'archive', 'sidehustle'] as const;
/** A built-in hive name. */
export type BuiltInHive = (typeof HIVE_NAMES)[number];
/** A built-in hive name, or one that the campus defines. `hiveNamesOf` lists them. */
export type HiveName = string;

const ownHives = new Map<string, OwnHive>();

/**
 * Registers the campus's own hives for the rules. A process or page serves one campus, so the rules do not take it as a parameter: call
 * this once with the definition, before any rule. Repeated calls with the same definition change nothing.
 */
export function registerHives({ hives }: { readonly hives: readonly { readonly name: string }[] }): void {
  for (const hive of hives) if (isOwn(hive)) ownHives.set(hive.name, hive);
}

const isOwn = (hive: { readonly name: string }): hive is OwnHive => 'fields' in hive && !isHive(hive.name);

/** Returns the record of a campus's own hive. Undefined for a built-in or unknown hive. */
export const ownHive = (name: string): OwnHive | undefined => ownHives.get(name);

/** Kinds of items that an order can buy. */
export const SALE_ITEMS = ['listing', 'ticket', 'session', 'service', 'stall'] as const;
/** A kind of item that an order can buy. */
export type SaleItem = (typeof SALE_ITEMS)[number];

/**
 * Hives that no campus names: stalls and safe-deal links. They have separate calls and pages. Lists, search, profiles and forms of listings
 * leave them out.
 */
export const UNLISTED_HIVES: readonly HiveName[] = [STALL_HIVE, DEAL_HIVE];

/** Sale rules of a hive. Its name and icon are in the campus definition. */
interface HiveRules {
  /** Direction of payment. Null where no money changes hands. */
  readonly sale: SaleKind | null;
  /** The item of one order: the listing itself, once, or one of many tickets or sessions. */
  readonly item: SaleItem;
  /** The order is a delivery from one place to another. */
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

/** Returns whether a hive is built in, with its fields and payment rules in code. */
export const isHive = (name: string): name is BuiltInHive => Object.hasOwn(RULES, name);

/**
 * Returns the direction of payment in a hive. Null where no money changes hands, and for a hive that this version does not know. A service,
 * a stall and a safe deal are sold by their poster.
 */
export const saleOf = (hive: string, isService = false): SaleKind | null =>
  isService || UNLISTED_HIVES.includes(hive)
    ? 'purchase'
    : isHive(hive)
      ? RULES[hive].sale
      : ownHive(hive)?.sale === 'purchase'
        ? 'purchase'
        : null;

/** Returns whether a hive's orders are deliveries from one place to another. */
export const isDelivered = (hive: string): boolean => isHive(hive) && RULES[hive].isDelivered === true;

/** Returns the kind of item that one order in a hive buys. */
export const itemOf = (hive: string, isService = false): SaleItem =>
  hive === STALL_HIVE ? 'stall' : isService ? 'service' : isHive(hive) ? RULES[hive].item : 'listing';

/** Conditions of an item for sale, best first. */
export const CONDITIONS = ['new', 'like-new', 'good', 'fair', 'poor'] as const;
/** The condition of an item for sale. */
export type Condition = (typeof CONDITIONS)[number];
/** Types of events, in display order. */
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
/** The type of an event. */
export type EventType = (typeof EVENT_TYPES)[number];

/** Periods of events, by the campus's clock: from now, up to seven days ahead. */
export const EVENT_TIMES = ['today', 'tomorrow', 'weekend', 'week'] as const;
/** A period of events by the campus's clock, used as a filter. */
export type EventTime = (typeof EVENT_TIMES)[number];

/** Admissions to an event. Only `paid` sells tickets, so the other two have no price. */
export const ADMISSIONS = ['free', 'paid', 'donation'] as const;

/** Returns whether a listing is free, regardless of a typed price: an event sells tickets only with paid admission. */
export const costsNothing = (hive: HiveName, details: Readonly<Record<string, unknown>>): boolean =>
  hive === 'buzz' && details['admission'] !== 'paid';

interface DealtListing {
  readonly hiveTypeId: string;
  readonly sidehustleDetails?: { readonly packages: readonly unknown[] | null } | undefined;
}

/** Returns whether a listing is a service by its poster. Services have packages, tasks have none. */
export const isService = ({ sidehustleDetails }: Pick<DealtListing, 'sidehustleDetails'>): boolean =>
  (sidehustleDetails?.packages ?? []).length > 0;

/** Returns the direction of payment for a listing. */
export const saleOfListing = (listing: DealtListing) => saleOf(listing.hiveTypeId, isService(listing));

/** Returns the kind of item that one order of a listing buys. */
export const itemOfListing = (listing: DealtListing) => itemOf(listing.hiveTypeId, isService(listing));

/**
 * Former name of `registerHives`.
 *
 * @deprecated Use `registerHives`. Goes with version 0.3.
 */
export const knowHives = registerHives;
