import { HOUR } from '../limits.js';

/**
 * The hive of the listing behind each stall. No campus names it among its hives, so lists, forms and filters of listings leave stalls
 * out. The listing carries what every listing has: a thread, saved marks, reports and moderation.
 */
export const STALL_HIVE = 'stall';

/** Hives whose colour and icon a stall can have: things to take away, or work such as hair and nails. */
export const STALL_CATEGORIES = ['essentials', 'sidehustle'] as const;
/** The hive whose colour and icon a stall has. */
export type StallCategory = (typeof STALL_CATEGORIES)[number];

/** Maximum items of one price list. More fail with the field code `too_many`. */
export const MAX_STALL_ITEMS = 30;
/** Maximum characters of an item's name. */
export const MAX_STALL_ITEM_NAME = 60;
/** Maximum characters of a stall's name. */
export const MAX_STALL_NAME = 60;
/** Highest stock of one item, in units. */
export const MAX_STALL_STOCK = 9_999;
/** Highest quantity of one item in one order. */
export const MAX_STALL_QUANTITY = 50;
/** Longest time until an order is ready that a stall can state, in minutes. */
export const MAX_READY_MINUTES = 240;
/** Maximum opening periods of a week, all days together. More fail with the field code `too_many`. */
export const MAX_STALL_HOURS = 28;
/** Longest time that a stall stays open by hand outside its hours, in ms. */
export const OPEN_BY_HAND = 6 * HOUR;

/** Positions of a stall's switch: open or closed until its hours change that, or as its hours say. */
export const STALL_SWITCHES = ['open', 'closed', 'hours'] as const;
/** A position of a stall's switch. */
export type StallSwitch = (typeof STALL_SWITCHES)[number];
