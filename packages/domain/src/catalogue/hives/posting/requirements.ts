import { isPastDay, itemOf, missingIn, type HiveName } from '@campushive/contract';
import { wrongEnd } from '@campushive/contract/rules/event-times';
import { isOffered } from '@campushive/contract/rules/packages';
import { statementAfter } from '@campushive/contract/rules/sharing';
import { campus } from '../../../platform/campus.js';
import { Failure, invalidField, notFound } from '../../../calls/failure.js';
import type { Db } from '../../../platform/database/database.js';
import { requireHall } from '../../../accounts/users/halls.js';
import { requireKind } from '../kinds.js';
import { refuseSameFile } from '../../files/copies.js';
import { beginningOf, expiryOf, type ListingFields } from './details.js';
import { hasLiveOrder } from './in-flight.js';
import type { ListingRow } from '../listing-row.js';

const CHANGEABLE: readonly ListingRow['status'][] = ['draft', 'active', 'reserved', 'assigned', 'expired'];

/** Refuses to change a listing that has ended, belongs to another hive, or is not the version that its poster has read. */
export function requireChangeable(
  listing: ListingRow,
  { hive, read }: { readonly hive: HiveName | undefined; readonly read: string | undefined },
): void {
  if (read !== undefined && Date.parse(read) !== listing.updatedAt.getTime()) {
    throw new Failure(
      'edited_meanwhile',
      'This listing has changed since you opened it, in another tab or on another device.',
    );
  }
  if (hive !== undefined && listing.hive !== hive) throw notFound('Listing');
  if (!CHANGEABLE.includes(listing.status)) {
    throw new Failure('conflict', `A listing that is ${listing.status} cannot be changed any more.`);
  }
}

/**
 * Refuses a new price while a buyer pays the old one. Does not apply to tickets and sessions: sold ones keep their
 * price, and only the next ones cost more or less.
 */
export async function refuseWhilePaid(tx: Db, listing: ListingRow): Promise<void> {
  if (itemOf(listing.hive, isOffered(listing.details)) !== 'listing') return;
  if (listing.status !== 'reserved' && !(await hasLiveOrder(tx, listing.id))) return;
  throw new Failure('conflict', 'Someone is paying for this right now, so its price cannot change.', {
    fieldErrors: { price: { code: 'listing_reserved' } },
  });
}

/** Returns the end of a listing; refuses a new date in the past. Without a new date an old one stays. */
export function requireFuture(
  hive: HiveName,
  changed: Pick<ListingFields, 'details'>,
  now: Date,
  details: Readonly<Record<string, unknown>> = changed.details,
  before?: ListingRow,
): Date {
  const field = hive === 'buzz' ? 'eventDate' : hive === 'sidehustle' ? 'applicationDeadline' : undefined;
  const isNew =
    field !== undefined &&
    (changed.details[field] != null || (hive === 'buzz' && changed.details['eventEndDate'] !== undefined));
  if (before?.expiresAt != null && !isNew) return before.expiresAt;
  const end = expiryOf(hive, details, now);
  if (end <= now && field !== undefined) {
    throw invalidField(beginningOf(hive, details) === null ? field : 'eventEndDate', 'not_in_future');
  }
  return end;
}

/** Refuses an event that ends before it begins, or lasts too long. */
export function requireRightEnd(hive: HiveName, details: ListingRow['details']): void {
  const wrong = hive === 'buzz' ? wrongEnd(details, campus.timeZone) : null;
  if (wrong !== null) throw invalidField('eventEndDate', wrong.code, wrong.params);
}

/** Refuses a listing without a required field. */
export function requireComplete(hive: HiveName, posting: Parameters<typeof missingIn>[1]): void {
  const [missing] = missingIn(hive, posting);
  if (missing !== undefined) throw invalidField(...missing);
}

/** Returns the id of `file` in a listing's details. */
export const idOf = (file: unknown): string | null =>
  typeof file === 'object' && file !== null && 'id' in file && typeof file.id === 'string' ? file.id : null;

/** Refuses a file that is already posted. Links, and listings of other hives, have no file. */
export async function refuseSame(
  tx: Db,
  { file }: { readonly file?: unknown },
  of: Parameters<typeof refuseSameFile>[2],
): Promise<void> {
  const id = idOf(file);
  if (id !== null) await refuseSameFile(tx, id, of);
}

/** Returns the statement of a poster of study material that they may share it, with its time. */
export const statementOf = (
  hive: HiveName,
  before: ListingRow['details'],
  { details }: ListingFields,
  now: Date,
) => (hive === 'archive' ? statementAfter(before, details, now) : {});

/** Refuses a purchase date in the future. */
export function requirePastPurchase({ details: { purchaseDate } }: ListingFields, now: Date): void {
  if (typeof purchaseDate === 'string' && !isPastDay(purchaseDate, now))
    throw invalidField('purchaseDate', 'not_in_past');
}

/** Returns the checks of a new listing's fields that need no database. Each throws a Failure. */
export const postingChecks = (
  hive: HiveName,
  fields: ListingFields,
  details: ListingRow['details'],
  { universityId, now }: { readonly universityId: string; readonly now: Date },
): readonly (() => void)[] => [
  () => requirePastPurchase(fields, now),
  () => {
    if (fields.hallId != null) requireHall(fields.hallId, universityId);
  },
  () => requireRightEnd(hive, details),
  () => requireKind(hive, details),
];
