import { and, eq, sql } from 'drizzle-orm';
import type { ListedPhotos } from '../../../base/uploads/listed-photos.js';
import { listings } from '../../../platform/database/schema/index.js';

/** Answers the owner of uploads about the photos of listings. */
export const photosOfListings: ListedPhotos = {
  // Checks all listings: a photo may be on two of them.
  isShown: (photoId, ownerId) => sql`exists (select 1 from ${listings} where ${listings.posterId} = ${ownerId}
      and ${listings.status} <> 'deleted'
      and ${listings.photos} @> jsonb_build_array(jsonb_build_object('id', ${photoId}::text)))`,
  async forget(tx, { id, ownerId }) {
    await tx
      .update(listings)
      .set({ photos: [] })
      .where(
        and(
          eq(listings.posterId, ownerId),
          eq(listings.status, 'deleted'),
          sql`${listings.photos} @> ${JSON.stringify([{ id }])}::jsonb`,
        ),
      );
  },
};
