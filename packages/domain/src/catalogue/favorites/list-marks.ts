import type { FavoriteKind } from '@campushive/contract';
import { desc, eq } from 'drizzle-orm';
import { favorites } from '../../platform/database/schema/index.js';
import type { Handler } from '../../calls/handlers.js';
import type { FavoritesContext } from './context.js';

export const listMarks =
  ({ db }: FavoritesContext): Handler<'favorites.marks'> =>
  async (_input, { viewer }) => {
    const rows = await db
      .select({ id: favorites.listingId, kind: favorites.kind })
      .from(favorites)
      .where(eq(favorites.userId, viewer.userId))
      .orderBy(desc(favorites.id));
    const idsOf = (kind: FavoriteKind) => rows.filter((row) => row.kind === kind).map((row) => row.id);
    return { data: { saved: idsOf('saved'), liked: idsOf('liked') } };
  };
