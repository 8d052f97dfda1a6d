import type { Photo } from '@campushive/contract';
import { inArray } from 'drizzle-orm';
import { later } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { unownedUploads, uploads } from '../../platform/database/schema/index.js';
import { newId } from '../../platform/ids.js';
import type { Platform } from '../../platform/platform.js';
import type { EncodedPhoto } from '../../platform/ports/images.js';
import { toPhoto } from './to-photo.js';

/**
 * Stores an encoded photo that no student owns yet, for listings that an operator imports. The cleaning job deletes its
 * files after `lifetime`, in ms, unless `extendUnowned` moves that time or `adoptUploads` names an owner.
 */
export async function storeUnowned(
  { db, clock, storage }: Pick<Platform, 'db' | 'clock' | 'storage'>,
  encoded: EncodedPhoto,
  lifetime: number,
): Promise<Photo> {
  const id = newId();
  const keyOf = ({ width, format }: { width: number; format: string }) =>
    `photos/${id}/${width}.${format === 'jpeg' ? 'jpg' : format}`;
  const photo = toPhoto(id, encoded, (variant) => storage.urlOf(keyOf(variant)));
  const now = clock.now();
  const files = encoded.variants.map(keyOf);
  // Stores the row first: if a later step fails, the cleaning job deletes its files with it.
  await db
    .insert(unownedUploads)
    .values({ id, photo, files, expiresAt: later(now, lifetime), createdAt: now });
  for (const variant of encoded.variants)
    await storage.put(keyOf(variant), variant.bytes, variant.contentType);
  return photo;
}

/** Moves the time after which photos without an owner are deleted. */
export async function extendUnowned(tx: Db, ids: readonly string[], expiresAt: Date): Promise<void> {
  await tx
    .update(unownedUploads)
    .set({ expiresAt })
    .where(inArray(unownedUploads.id, [...ids]));
}

/** Makes photos without an owner uploads of a student, who can attach them to a listing. */
export async function adoptUploads(
  tx: Db,
  ids: readonly string[],
  { ownerId, now }: { readonly ownerId: string; readonly now: Date },
): Promise<void> {
  const rows = await tx
    .delete(unownedUploads)
    .where(inArray(unownedUploads.id, [...ids]))
    .returning();
  if (rows.length === 0) return;
  await tx.insert(uploads).values(
    rows.map(({ id, photo, files }) => ({
      ...{ id, ownerId, photo, files },
      ...{ purpose: 'listing-photo' as const, createdAt: now },
    })),
  );
}
