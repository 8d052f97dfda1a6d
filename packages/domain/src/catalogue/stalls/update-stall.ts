import type { ParsedInputOf, Photo } from '@campushive/contract';
import { weekPeriodsOf } from '@campushive/contract/rules/stall-hours';
import { eq } from 'drizzle-orm';
import type { Handler } from '../../calls/handlers.js';
import type { Viewer } from '../../calls/viewer.js';
import type { Db } from '../../platform/database/database.js';
import { listings, stalls } from '../../platform/database/schema/index.js';
import { listingChanged } from '../../platform/outbox/outbox.js';
import type { StallsContext } from './context.js';
import { placeOf, requireFields } from './create-stall.js';
import { describeStall } from './describe-stall.js';
import { attachOne, storeItems } from './items.js';
import { lockOwnStall, type LockedStall } from './store.js';

type StallChange = Omit<ParsedInputOf<'stalls.update'>, 'id'>;

/** Changes the fields that are sent. Open orders keep their names, prices and place. */
export const updateStall = (context: StallsContext): Handler<'stalls.update'> => {
  const { db, outbox } = context.platform;
  return async ({ id, ...input }, { viewer }) => {
    await db.transaction((tx) => writeChange(context, tx, id, input, viewer));
    await outbox.flush();
    return { data: await describeStall(context.platform, id, viewer), message: 'Saved' };
  };
};

async function writeChange(
  { platform, deps }: StallsContext,
  tx: Db,
  id: string,
  input: StallChange,
  viewer: Viewer,
): Promise<void> {
  const now = platform.clock.now();
  const { stall, listing, items } = await lockOwnStall(tx, id, viewer);
  requireFields(input, listing.universityId);
  const { sellerId } = stall;
  const priceMinor =
    input.items === undefined
      ? listing.priceMinor
      : await storeItems(deps, tx, { stallId: id, sellerId }, input.items, { before: items, now });
  await tx
    .update(listings)
    .set({
      title: input.name ?? listing.title,
      description: input.description ?? listing.description,
      photos: await photosOf(deps, tx, { stall, listing }, input.photo),
      priceMinor,
      updatedAt: now,
    })
    .where(eq(listings.id, id));
  const hours = input.hours ?? stall.hours;
  await tx
    .update(stalls)
    .set({
      category: input.category ?? stall.category,
      hallId: input.hallId === undefined ? stall.hallId : input.hallId,
      place: input.place === undefined ? stall.place : placeOf(input.place),
      hours,
      periods: weekPeriodsOf(hours),
      readyMinutes: input.readyMinutes ?? stall.readyMinutes,
      takesCash: input.takesCash ?? stall.takesCash,
      updatedAt: now,
    })
    .where(eq(stalls.id, id));
  await listingChanged(tx, id, now);
}

/** Returns the photos of the stall after a change. A replaced photo is detached. */
async function photosOf(
  { attach, detach }: StallsContext['deps'],
  tx: Db,
  { stall, listing }: Pick<LockedStall, 'stall' | 'listing'>,
  sent: string | null | undefined,
): Promise<Photo[]> {
  if (sent === undefined) return listing.photos;
  const photos = sent === null ? [] : [await attachOne(attach, tx, stall.sellerId, sent, 'photo')];
  const photoIds = photos.map(({ id }) => id);
  const dropped = listing.photos.map(({ id }) => id).filter((id) => !photoIds.includes(id));
  await detach(tx, stall.sellerId, dropped);
  return photos;
}
