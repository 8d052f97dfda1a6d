import { costsNothing, type HiveName, versionAfter } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import type { Viewer } from '../../../calls/viewer.js';
import type { Db } from '../../../platform/database/database.js';
import type { ListingRow } from '../listing-row.js';
import { listings } from '../../../platform/database/schema/index.js';
import { requireHall } from '../../../accounts/users/halls.js';
import { beginningOf, parseChange, splitFields } from './details.js';
import { onListingRepriced } from '../hooks.js';
import { storedPackagesOf } from './packages.js';
import { storeKinds } from './ticket-kinds.js';
import { lockOwn } from './lock-own-listing.js';
import {
  idOf,
  refuseSame,
  refuseWhilePaid,
  requireChangeable,
  requireFuture,
  requirePastPurchase,
  requireRightEnd,
  requireComplete,
  statementOf,
} from './requirements.js';
import { storePrice } from '../prices/price-history.js';
import { listingColumns } from '../store.js';

import { kindColumns, requireKind } from '../kinds.js';
import { fileOf, storePhotos } from './attachments.js';
import type { HivesContext } from '../context.js';

/** A change of a listing. */
export interface ListingChange {
  /** Hive in the path; only one of the two paths has it. */
  readonly hive?: HiveName | undefined;
  readonly input: unknown;
  /** The version that its poster has read. */
  readonly read?: string | undefined;
  /** The organiser moves an event although its tickets were sold. */
  readonly confirmMove?: boolean | undefined;
}

/** Changes the fields that are sent. */
export async function updateListing(
  context: HivesContext,
  id: string,
  change: ListingChange,
  viewer: Viewer,
): Promise<void> {
  const { db, outbox } = context.platform;
  await db.transaction((tx) => changeListing(context, tx, id, change, viewer));
  await outbox.flush();
}

async function changeListing(
  context: HivesContext,
  tx: Db,
  id: string,
  { hive, input, read, confirmMove = false }: ListingChange,
  viewer: Viewer,
): Promise<void> {
  const { clock, outbox } = context.platform;
  const now = clock.now();
  const listing = await lockOwn(tx, id, viewer);
  requireChangeable(listing, { hive, read });
  const fields = splitFields(listing.hive, parseChange(listing.hive, input), listing.details);
  if (typeof fields.hallId === 'string') requireHall(fields.hallId, listing.universityId);
  const packages = storedPackagesOf(listing.hive, listing, fields);
  const statement = statementOf(listing.hive, listing.details, fields, now);
  const posting = {
    price: fields.priceMinor === undefined ? listing.priceMinor : fields.priceMinor,
    description: fields.description ?? listing.description,
    photos: fields.photos ?? listing.photos,
    details: {
      ...listing.details,
      ...('fileId' in fields.details && { file: null }),
      ...fields.details,
      ...statement,
    },
  };
  if (listing.status !== 'draft') requireComplete(listing.hive, posting);
  requirePastPurchase(fields, now);
  const { priceMinor } = fields;
  const priced = priceMinor !== undefined && priceMinor !== listing.priceMinor;
  if (priced) await refuseWhilePaid(tx, listing);
  const file = await fileOf(context, tx, listing.posterId, fields);
  const { posterId } = listing;
  if (listing.status !== 'draft' && idOf(file.file) !== idOf(listing.details['file']))
    await refuseSame(tx, file, { posterId, listingId: id, now });
  const kinds = await storeKinds(tx, listing.hive, listing, fields, now);
  const details = {
    ...listing.details,
    ...fields.details,
    ...statement,
    ...file,
    ...kinds.details,
    ...packages.details,
  };
  requireRightEnd(listing.hive, details);
  requireKind(listing.hive, fields.details);
  const isDraft = listing.status === 'draft';
  if (listing.hive === 'buzz' && !isDraft)
    await context.deps.events.requireMove(tx, listing, details, { isConfirmed: confirmMove, now });
  const expiresAt = isDraft ? null : requireFuture(listing.hive, fields, now, details, listing);
  const photos = await storePhotos(context, tx, listing, fields);
  const requested =
    kinds.priceMinor ?? packages.priceMinor ?? (priceMinor === undefined ? listing.priceMinor : priceMinor);
  const nextPrice = costsNothing(listing.hive, details) ? null : requested;
  const { shown, isDrop } = await storePrice(tx, listing, nextPrice, now);
  const changed = await storeChange(
    tx,
    listing,
    { fields, details, nextPrice, shown, photos, expiresAt },
    now,
  );
  if (priced) await onListingRepriced.use(tx, id, now);
  if (changed !== undefined) await context.deps.events.changed(tx, listing, changed, now);
  await outbox.write(tx, 'listing.changed', { listingId: id });
  if (isDrop) await outbox.write(tx, 'listing.reduced', { listingId: id });
}

interface StoredChange {
  readonly fields: ReturnType<typeof splitFields>;
  readonly details: ListingRow['details'];
  readonly nextPrice: number | null;
  readonly shown: Awaited<ReturnType<typeof storePrice>>['shown'];
  readonly photos: ListingRow['photos'];
  readonly expiresAt: Date | null;
}

/** Writes the changed listing, and returns its row. */
async function storeChange(
  tx: Db,
  listing: ListingRow,
  { fields, details, nextPrice, shown, photos, expiresAt }: StoredChange,
  now: Date,
) {
  const described = {
    title: fields.title ?? listing.title,
    description: fields.description ?? listing.description,
    details,
  };
  const [changed] = await tx
    .update(listings)
    .set({
      ...described,
      ...kindColumns({ hive: listing.hive, ...described }),
      priceMinor: nextPrice,
      ...(fields.hallId !== undefined && { hallId: fields.hallId }),
      ...shown,
      photos,
      startsAt: listing.status === 'draft' ? null : beginningOf(listing.hive, details),
      expiresAt,
      // A new end gets a new reminder.
      remindedAt: expiresAt?.getTime() === listing.expiresAt?.getTime() ? listing.remindedAt : null,
      updatedAt: versionAfter(listing.updatedAt, now),
    })
    .where(eq(listings.id, listing.id))
    .returning(listingColumns);
  return changed;
}
