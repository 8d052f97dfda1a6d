import type { SaleKind } from './fees.js';

/**
 * The six hives. A new hive is a name here, its record in `HIVES`, its fields in `HIVE_FIELDS` and its answer in
 * `HIVE_DETAILS` (hive-fields.ts, apart so that a page that shows a hive does not load its schemas). The server stores
 * the details as they are, and the compiler shows what else to fill in.
 */
export const HIVE_NAMES = ['essentials', 'academia', 'logistics', 'buzz', 'archive', 'sidehustle'] as const;
export type HiveName = (typeof HIVE_NAMES)[number];

/** What an order can be for. */
export const SALE_ITEMS = ['listing', 'ticket', 'session'] as const;
export type SaleItem = (typeof SALE_ITEMS)[number];

export interface HiveRecord {
  readonly name: HiveName;
  /** As shown and as filtered by: `SideHustle`. */
  readonly title: string;
  readonly icon: 'shopping-bag' | 'book' | 'truck' | 'megaphone' | 'archive' | 'briefcase';
  readonly description: string;
  /** Who pays whom, or null where nobody does. */
  readonly sale: SaleKind | null;
  /** What one order buys: the listing itself, once; or one of many tickets or sessions. Default: the listing. */
  readonly item?: SaleItem;
}

export const HIVES: Readonly<Record<HiveName, HiveRecord>> = {
  essentials: {
    name: 'essentials',
    title: 'Essentials',
    icon: 'shopping-bag',
    sale: 'purchase',
    description: 'Buy and sell items on campus',
  },
  academia: {
    name: 'academia',
    title: 'Academia',
    icon: 'book',
    sale: 'purchase',
    item: 'session',
    description: 'Find a tutor, or tutor others',
  },
  logistics: {
    name: 'logistics',
    title: 'Logistics',
    icon: 'truck',
    sale: 'gig',
    description: 'Get help with deliveries and errands',
  },
  buzz: {
    name: 'buzz',
    title: 'Buzz',
    icon: 'megaphone',
    sale: 'purchase',
    item: 'ticket',
    description: 'See what is happening on campus',
  },
  archive: {
    name: 'archive',
    title: 'Archive',
    icon: 'archive',
    sale: null,
    description: 'Share and find study materials',
  },
  sidehustle: {
    name: 'sidehustle',
    title: 'SideHustle',
    icon: 'briefcase',
    sale: 'gig',
    description: 'Earn with gigs from fellow students',
  },
};

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
export const ADMISSIONS = ['free', 'paid', 'donation'] as const;

/** Whether a listing has no price, whatever was typed: an event sells tickets only where coming in is paid for. */
export const costsNothing = (hive: HiveName, details: Readonly<Record<string, unknown>>): boolean =>
  hive === 'buzz' && details['admission'] !== 'paid';

/** What one order in a hive buys. */
export const itemOf = (hive: HiveName): SaleItem => HIVES[hive].item ?? 'listing';
