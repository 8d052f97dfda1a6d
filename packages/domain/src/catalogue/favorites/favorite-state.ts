import type { FavoriteKind, FavoriteState } from '@campushive/contract';
import { and, count, eq } from 'drizzle-orm';
import type { Viewer } from '../../calls/viewer.js';
import { favorites } from '../../platform/database/schema/index.js';
import type { FavoritesContext } from './context.js';

export async function stateOf(
  { db }: FavoritesContext,
  hiveId: string,
  viewer: Viewer | null,
): Promise<FavoriteState> {
  const [[liked], own] = await Promise.all([
    db
      .select({ count: count() })
      .from(favorites)
      .where(and(eq(favorites.listingId, hiveId), eq(favorites.kind, 'liked'))),
    viewer === null
      ? []
      : db
          .select({ kind: favorites.kind })
          .from(favorites)
          .where(and(eq(favorites.listingId, hiveId), eq(favorites.userId, viewer.userId))),
  ]);
  const has = (kind: FavoriteKind) => own.some((row) => row.kind === kind);
  return { hiveId, saved: has('saved'), liked: has('liked'), likes: liked?.count ?? 0 };
}
