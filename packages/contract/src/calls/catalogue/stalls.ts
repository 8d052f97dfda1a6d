import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import { WEEKDAYS } from '../../deals/availability.js';
import { stall, stallSummary } from '../../entities/catalogue/stall.js';
import { wrong } from '../../fields/field-errors.js';
import { MAX_SEARCH, MAX_SHORT_TEXT } from '../../limits.js';
import { id, line, namedPrice, optionalText, timeOfDay, wholeNumber } from '../../schema.js';
import {
  MAX_READY_MINUTES,
  MAX_STALL_HOURS,
  MAX_STALL_ITEM_NAME,
  MAX_STALL_ITEMS,
  MAX_STALL_NAME,
  MAX_STALL_STOCK,
  STALL_CATEGORIES,
  STALL_SWITCHES,
} from '../../catalogue/stalls.js';
import { page } from '../trust/queue.js';

/** Id or address of one of the caller's uploads with the purpose `listing-photo`. */
const photo = z.nullable(z.string().check(z.maxLength(500, wrong('too_long'))));

/** Units at the stall. Null for an item that is made as it is ordered. */
const stock = z.nullable(wholeNumber(0, MAX_STALL_STOCK));

/** An item of a price list in a request. `id` names an item that the stall has; others are new. */
export const stallItemInput = z.strictObject({
  id: z.optional(id),
  name: line(MAX_STALL_ITEM_NAME),
  price: namedPrice.check(z.refine((value) => value !== null, wrong('required'))),
  stock: z.optional(stock),
  isSoldOut: z.optional(z.boolean()),
  photo: z.optional(photo),
});

/** An opening period in a request. One that ends at or before its start ends on the next day. */
export const stallHoursInput = z.strictObject({
  weekday: z.enum(WEEKDAYS),
  from: timeOfDay,
  to: timeOfDay,
});

/** Fields of the form for a stall, shared by the form and the request. */
export const STALL_FIELDS = {
  name: line(MAX_STALL_NAME),
  description: z.optional(optionalText(500)),
  category: z.optional(z.enum(STALL_CATEGORIES)),
  hallId: z.optional(z.nullable(line(100))),
  place: z.optional(z.nullable(optionalText(MAX_SHORT_TEXT))),
  photo: z.optional(photo),
  items: z
    .array(stallItemInput)
    .check(
      z.minLength(1, wrong('too_few', { min: 1 })),
      z.maxLength(MAX_STALL_ITEMS, wrong('too_many', { max: MAX_STALL_ITEMS })),
    ),
  hours: z.optional(
    z.array(stallHoursInput).check(z.maxLength(MAX_STALL_HOURS, wrong('too_many', { max: MAX_STALL_HOURS }))),
  ),
  readyMinutes: wholeNumber(0, MAX_READY_MINUTES),
  takesCash: z.optional(z.boolean()),
};

/** Calls about stalls and their price lists. `stallOrders` has the calls about their orders. */
export const stalls = {
  'stalls.list': defineCall({
    summary: 'List stalls',
    who: 'anyone-or-member',
    input: z.strictObject({
      /** A hall of the campus definition. */
      hall: z.optional(line(100)),
      university: z.optional(line(100)),
      /** A university. Selects its stalls and those of nearby ones. */
      near: z.optional(line(100)),
      /** A university whose stalls precede the others that are as open. */
      first: z.optional(line(100)),
      /** A hall whose stalls precede those of its campus. */
      firstHall: z.optional(line(100)),
      /** `open` leaves closed stalls out. Default: `all`, the open ones first. */
      show: z.optional(z.enum(['open', 'all'])),
      category: z.optional(z.enum(STALL_CATEGORIES)),
      /** Id of a student. Selects their stall. */
      sellerId: z.optional(id),
      /** Words of the name of a stall or of one of its items. */
      q: z.optional(optionalText(MAX_SEARCH)),
      ...page,
    }),
    output: z.array(stallSummary),
    answers: 'page',
    errors: [],
  }),
  'stalls.mine': defineCall({
    summary: 'Get your stall',
    who: 'member',
    input: z.strictObject({}),
    output: z.nullable(stall),
    errors: [],
  }),
  'stalls.get': defineCall({
    summary: 'Get a stall',
    who: 'anyone-or-member',
    input: z.strictObject({ id }),
    output: stall,
    errors: ['not_found'],
  }),
  'stalls.create': defineCall({
    summary: 'Open a stall',
    who: 'member',
    creates: true,
    input: z.strictObject(STALL_FIELDS),
    output: stall,
    errors: ['verification_required', 'hive_paused', 'stall_exists', 'rate_limited'],
  }),
  'stalls.update': defineCall({
    summary: 'Update a stall',
    who: 'member',
    input: z.extend(z.partial(z.strictObject(STALL_FIELDS)), { id }),
    output: stall,
    errors: ['not_found', 'forbidden'],
  }),
  'stalls.switch': defineCall({
    summary: 'Open or close a stall',
    who: 'member',
    input: z.strictObject({ id, to: z.enum(STALL_SWITCHES) }),
    output: stall,
    errors: ['not_found', 'forbidden', 'verification_required'],
  }),
  'stalls.setItem': defineCall({
    summary: 'Set the stock of an item',
    who: 'member',
    input: z.strictObject({
      id,
      itemId: id,
      stock: z.optional(stock),
      isSoldOut: z.optional(z.boolean()),
    }),
    output: stall,
    errors: ['not_found', 'forbidden'],
  }),
  'stalls.remove': defineCall({
    summary: 'Give up a stall',
    who: 'member',
    input: z.strictObject({ id }),
    errors: ['not_found', 'forbidden'],
  }),
};
