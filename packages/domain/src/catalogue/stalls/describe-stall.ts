import type { Stall } from '@campushive/contract';
import type { Viewer } from '../../calls/viewer.js';
import { ratingsOf } from '../../accounts/users/rating.js';
import type { Platform } from '../../platform/platform.js';
import { toStall } from './presenters.js';
import { readStall, type FoundStall } from './store.js';

/** Presents a found stall to a viewer. */
export async function presentStall(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  found: FoundStall,
  viewer: Viewer | null,
): Promise<Stall> {
  const now = clock.now();
  const ratings = await ratingsOf(db, [found.stall.sellerId], now);
  return toStall(found, viewer, ratings.get(found.stall.sellerId), now);
}

/** Presents a stall that the viewer may see. Throws 404 otherwise. */
export async function describeStall(
  platform: Pick<Platform, 'db' | 'clock'>,
  id: string,
  viewer: Viewer | null,
): Promise<Stall> {
  return presentStall(platform, await readStall(platform.db, id, viewer), viewer);
}
