import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.js';
import { createHook } from '../../platform/hook.js';

/** Photos on listings, which the owner of listings knows. */
export interface ListedPhotos {
  /** Condition for photos that a listing shows. Takes the columns with their id and their owner. */
  isShown(photoId: PgColumn, ownerId: PgColumn): SQL;
  /** Removes a deleted photo from a deleted listing, which payments still refer to. */
  forget(tx: Db, photo: { readonly id: string; readonly ownerId: string }): Promise<void>;
}
export const listedPhotos = createHook<ListedPhotos>('listedPhotos');
