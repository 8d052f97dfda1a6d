import { decodeCursor, limitOf, pageOf } from '../../calls/page.js';
import type { Handler } from '../../calls/handlers.js';
import { findOwnOffers, toOffer } from './store.js';
import type { OffersContext } from './context.js';

export const listOffers =
  ({ db, clock }: OffersContext): Handler<'offers.list'> =>
  async (input, { viewer }) => {
    const limit = limitOf(input);
    const [before] = input.cursor === undefined ? [] : decodeCursor(input.cursor, ['id']);
    const rows = await findOwnOffers(
      db,
      viewer.userId,
      input.hiveId,
      before === undefined ? undefined : String(before),
      limit + 1,
    );
    const page = pageOf(rows, limit, ({ offer }) => [offer.id]);
    const now = clock.now();
    return {
      data: page.rows.map((row) => toOffer(row, viewer.userId, now)),
      pagination: page.pagination,
    };
  };
