import {
  changedOwnDetails,
  isHive,
  DAY,
  LISTING_LIFETIME,
  ownDetailsOf,
  ownHive,
  type HiveName,
  type Listing,
  type Photo,
} from '@campushive/contract';
import { HIVE_DETAILS, HIVE_FIELDS } from '@campushive/contract/hive-fields';
import { ownFieldsOf } from '@campushive/contract/own-fields';
import { eventTimesOf } from '@campushive/contract/rules/event-times';
import { opinionsIn, opinionsShown } from '@campushive/contract/rules/helpfulness';
import * as z from 'zod/mini';
import { parseInput } from '../../../calls/validation.js';
import { later } from '../../../platform/clock.js';
import type { ListingRow } from '../listing-row.js';
import { toMajor, toSalePrice } from '../../../platform/money.js';
import { openOrdersLimitOf } from '@campushive/contract/rules/open-orders';
import { packagesOf } from '@campushive/contract/rules/packages';
import { ticketKindsOf } from '@campushive/contract/rules/ticket-kinds';

/** Fields that every hive stores in columns; all others are its details. */
type Shared = 'title' | 'description' | 'price' | 'hallId' | 'photos';

export interface ListingFields {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** Minor units; null for none. */
  readonly priceMinor?: number | null | undefined;
  /** Hall of the listing; null for none. */
  readonly hallId?: string | null | undefined;
  /** Ids or addresses of uploads. */
  readonly photos?: readonly string[] | undefined;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Splits a parsed input of any hive into columns and details; `before` holds the details of a listing that is changed. */
export function splitFields(
  hive: HiveName,
  input: Readonly<Record<string, unknown>>,
  before: ListingRow['details'] = {},
): ListingFields {
  const shared = z.partial(
    z.object({
      title: z.string(),
      description: z.string(),
      price: z.nullable(z.number()),
      hallId: z.nullable(z.string()),
      photos: z.array(z.string()),
    }),
  );
  const { title, description, price, hallId, photos } = shared.parse(input);
  const names: Record<Shared, true> = {
    title: true,
    description: true,
    price: true,
    hallId: true,
    photos: true,
  };
  const own = ownHive(hive);
  for (const { id, kind } of own?.fields ?? []) {
    const amount = input[id];
    if (kind === 'money' && typeof amount === 'number') toSalePrice(amount, id);
  }
  const details: Record<string, unknown> =
    own !== undefined
      ? changedOwnDetails(own, before, input)
      : Object.fromEntries(
          Object.keys(fieldsOf(hive))
            .filter((field) => !(field in names) && input[field] !== undefined)
            .map((field) => [field, tidy(field, input[field])]),
        );
  // Services take no applications, so they have no deadline for them.
  const { packages } = details;
  if (Array.isArray(packages) && packages.length > 0) details['applicationDeadline'] = null;
  // Cards show two lines of text; a delivery's are its instructions.
  const text = hive === 'logistics' ? details['specialInstructions'] : description;
  return {
    title,
    description: typeof text === 'string' ? text : hive === 'logistics' && text === null ? '' : undefined,
    priceMinor: price === undefined || price === null ? price : toSalePrice(price),
    hallId,
    photos,
    details,
  };
}

/** Returns the form fields of a hive. */
const fieldsOf = (hive: HiveName): z.core.$ZodShape => (isHive(hive) ? HIVE_FIELDS[hive] : ownFieldsOf(hive));

/** Normalises details: empty text becomes null, dates become instants. */
function tidy(field: string, value: unknown): unknown {
  if (value === '') return null;
  const isDate = /Date$|Deadline$/.test(field) && typeof value === 'string';
  return isDate ? new Date(value).toISOString() : value;
}

/** Validates a change against the listing's own hive. Throws for a field of another hive, as for an unknown one. */
export function parseChange(hive: HiveName, input: unknown): Record<string, unknown> {
  const schema: z.ZodMiniType = z.partial(z.strictObject(fieldsOf(hive)));
  return parseInput(schema, input) as Record<string, unknown>;
}

/** Returns the end of a listing: of an event its end, of a gig its deadline. Other listings last 60 days, or the days that their own hive sets. */
export function expiryOf(hive: HiveName, details: Readonly<Record<string, unknown>>, createdAt: Date): Date {
  // A date without a time means the whole day, for both.
  const eventDate = hive === 'sidehustle' ? details['applicationDeadline'] : details['eventDate'];
  const times = hive === 'buzz' || hive === 'sidehustle' ? eventTimesOf({ ...details, eventDate }) : null;
  const { daysListed } = ownHive(hive) ?? {};
  return times?.ends ?? later(createdAt, daysListed === undefined ? LISTING_LIFETIME : daysListed * DAY);
}

/** Returns the start of an event that has an end; null for all others. */
export function beginningOf(hive: HiveName, details: Readonly<Record<string, unknown>>): Date | null {
  const times = hive === 'buzz' ? eventTimesOf(details) : null;
  return times?.saysWhenItEnds === true ? times.begins : null;
}

type Details = Pick<
  Listing,
  | 'essentialsDetails'
  | 'academiaDetails'
  | 'logisticsDetails'
  | 'buzzDetails'
  | 'archiveDetails'
  | 'sidehustleDetails'
  | 'ownDetails'
>;

/** Returns `{hive}Details` of a response, or `ownDetails`. Empty fields are null. */
export function detailsAnswer({
  hive,
  details,
  photos,
}: Pick<ListingRow, 'hive' | 'details' | 'photos'>): Details {
  if (!isHive(hive)) {
    const record = ownHive(hive);
    return record === undefined ? {} : { ownDetails: ownDetailsOf(record, details) };
  }
  const fields = Object.keys(HIVE_DETAILS[hive].shape);
  const filled = Object.fromEntries(fields.map((field) => [field, details[field] ?? null]));
  const own =
    hive === 'essentials'
      ? { ...filled, photos: photos.map((photo: Photo) => photo.url) }
      : hive === 'archive'
        ? { ...filled, file: fileAnswer(details['file']), opinions: opinionsShown(opinionsIn(details)) }
        : hive === 'buzz'
          ? { ...filled, ticketKinds: kindsAnswer(details) }
          : hive === 'sidehustle'
            ? { ...filled, packages: packagesAnswer(details), maxOpenOrders: openOrdersLimitOf(details) }
            : filled;
  return { [`${hive}Details`]: own };
}

function kindsAnswer(details: ListingRow['details']) {
  const kinds = ticketKindsOf(details);
  if (kinds.length === 0) return null;
  return kinds.map(({ priceMinor, ...kind }) => ({ ...kind, price: toMajor(priceMinor) }));
}

function packagesAnswer(details: ListingRow['details']) {
  const packages = packagesOf(details);
  if (packages.length === 0) return null;
  return packages.map(({ priceMinor, ...one }) => ({ ...one, price: toMajor(priceMinor) }));
}

/** Adds the missing preview to files of listings from before previews existed. */
const fileAnswer = (file: unknown) =>
  typeof file === 'object' && file !== null ? { preview: null, ...file } : null;
