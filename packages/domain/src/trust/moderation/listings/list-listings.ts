import { limitOf, pageOf } from '../../../calls/page.js';
import type { Handler } from '../../../calls/handlers.js';
import { findListings } from '../find-listings.js';
import { idOf } from '../cursor-id.js';
import type { ModerationContext } from '../context.js';

export const listListings =
  ({ db }: ModerationContext): Handler<'moderation.listings'> =>
  async ({ q, filter = 'all', cursor, ...input }) => {
    const limit = limitOf(input);
    const found = await findListings(db, { q, filter }, { before: idOf(cursor), limit: limit + 1 });
    const page = pageOf(found, limit, (one) => [one.id]);
    return { data: page.rows, pagination: page.pagination };
  };
