import { decodeCursor, limitOf, pageOf } from '../../calls/page.js';
import type { Handler } from '../../calls/handlers.js';
import { toDelivery } from './deliveries.js';
import type { PartnersContext } from './context.js';

export const listDeliveries =
  ({ webhooks, deliveries }: PartnersContext): Handler<'webhooks.deliveries'> =>
  async ({ id, cursor, ...input }) => {
    await webhooks.find(id);
    const limit = limitOf(input);
    const [before] = cursor === undefined ? [] : decodeCursor(cursor, ['id']);
    const rows = await deliveries.find(id, before === undefined ? undefined : String(before), limit + 1);
    const page = pageOf(rows, limit, (row) => [row.id]);
    return { data: page.rows.map(toDelivery), pagination: page.pagination };
  };
