import { eq, inArray } from 'drizzle-orm';
import type { Photo } from '@campushive/contract';
import { avatarUrlOf } from '@campushive/domain/accounts/users/update-profile';
import type { Db } from '@campushive/domain/platform/database/database';
import { uploads, users } from '@campushive/domain/platform/database/schema/index';
import type { DemoDeps } from '../fill-once.js';
import type { Members } from '../members.js';
import { drawPortrait } from './draw-portrait.js';
import { PORTRAITS } from './portraits.js';

/** Stored portraits by the id of their student. */
export type StoredPortraits = ReadonlyMap<string, Photo>;

/** Draws, encodes and stores the portrait of each student who has one. */
export async function storePortraits(
  { photos, made }: Pick<DemoDeps, 'photos' | 'made'>,
  members: Members,
): Promise<StoredPortraits> {
  const stored = new Map<string, Photo>();
  for (const { id, name } of members.all) {
    const look = Object.hasOwn(PORTRAITS, name) ? PORTRAITS[name] : undefined;
    if (look === undefined) continue;
    stored.set(id, await photos.store(id, 'avatar', await made.photo(drawPortrait(look))));
  }
  return stored;
}

/** Sets the stored portraits as the photos of their students' profiles. */
export async function attachPortraits(tx: Db, portraits: StoredPortraits, now: Date): Promise<void> {
  for (const [id, photo] of portraits)
    await tx
      .update(users)
      .set({ avatarUrl: avatarUrlOf(photo) })
      .where(eq(users.id, id));
  const ids = [...portraits.values()].map((photo) => photo.id);
  await tx.update(uploads).set({ attachedAt: now }).where(inArray(uploads.id, ids));
}
