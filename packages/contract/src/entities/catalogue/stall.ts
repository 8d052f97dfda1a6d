import * as z from 'zod/mini';
import { LISTING_STATUSES } from '../../catalogue/listing-status.js';
import { STALL_CATEGORIES, STALL_SWITCHES } from '../../catalogue/stalls.js';
import { WEEKDAYS } from '../../deals/availability.js';
import { instant, majorUnits } from '../../schema.js';
import { hall, person } from '../accounts/user.js';
import { photo } from '../base/upload.js';

/** An item of a stall's price list. */
export const stallItem = z.object({
  id: z.string(),
  name: z.string(),
  price: majorUnits,
  photo: z.nullable(photo),
  /** Units that can still be ordered. Null without a stock, and 0 when sold out. */
  left: z.nullable(z.number()),
  isSoldOut: z.boolean(),
  /** Units at the stall, including those of open orders. Null without a stock, and for everyone but the seller. */
  stock: z.nullable(z.number()),
  /** Units in unpaid and open orders, below which the stock cannot be set. Null for everyone but the seller. */
  ordered: z.nullable(z.number()),
});
/** An item of a stall's price list. The price is in major units. */
export type StallItem = z.infer<typeof stallItem>;

/** Opening state of a stall. */
const opening = {
  isOpen: z.boolean(),
  /** End of the present opening. Null while the stall is closed. */
  openUntil: z.nullable(instant),
  /** Start of the next opening by the hours. Null while the stall is open, and without hours. */
  opensAt: z.nullable(instant),
};

const summary = {
  /** Id of the stall and of the listing behind it, for threads, saved marks and reports. */
  id: z.string(),
  name: z.string(),
  category: z.enum(STALL_CATEGORIES),
  /** The hall of the stall. Null for another place. */
  hall: z.nullable(hall),
  /** Place of pick-up in words, such as a block. Null where the hall says enough. */
  place: z.nullable(z.string()),
  universityId: z.string(),
  photo: z.nullable(photo),
  ...opening,
  /** Minutes from an order until it is ready. */
  readyMinutes: z.number(),
  takesCash: z.boolean(),
  /** The seller. Name, picture and university are null for visitors. */
  seller: person,
  /** Mean rating of the seller. Null before the first review. */
  rating: z.nullable(z.number()),
};

/** A stall in a list. */
export const stallSummary = z.object({
  ...summary,
  /** Lowest price of the items that are not sold out, or of all when everything is. */
  priceFrom: majorUnits,
  /** Names of the first items that are not sold out. */
  itemNames: z.array(z.string()),
});
/** A stall in a list. Prices are in major units. */
export type StallSummary = z.infer<typeof stallSummary>;

/** A stall with its price list. */
export const stall = z.object({
  ...summary,
  description: z.string(),
  /** `hidden` while only its seller and moderators see it. */
  status: z.enum(LISTING_STATUSES),
  isMine: z.boolean(),
  items: z.array(stallItem),
  /** Opening hours by the campus's clock. A period that ends at or before its start ends on the next day. */
  hours: z.array(z.object({ weekday: z.enum(WEEKDAYS), from: z.string(), to: z.string() })),
  /** Position of the switch: `hours` unless the seller opened or closed by hand. */
  switch: z.enum(STALL_SWITCHES),
  /** Time at which an opening or closing by hand ends. Null for `hours`, and for a stall without hours that is closed. */
  switchUntil: z.nullable(instant),
  createdAt: instant,
  updatedAt: instant,
});
/** A stall with its price list, as one viewer sees it. Prices are in major units. */
export type Stall = z.infer<typeof stall>;
