import type { Photo, StallProgress } from '@campushive/contract';
import { sql } from 'drizzle-orm';
import { stallItems, stallLines, stallOrders } from '../../../platform/database/schema/index.js';
import { toLine, toProgress } from '../../stall-orders/presenter.js';
import type { StallOrderRow } from '../../stall-orders/store.js';

/** A line of an order at a stall. The price of one unit is in minor units. */
interface StallLineJson {
  readonly itemId: string;
  readonly name: string;
  readonly quantity: number;
  readonly priceMinor: number;
  readonly photo: Photo | null;
}

/** Lines of an order at a stall, as a column of a query of orders. */
export const stallLinesShown = sql<
  readonly StallLineJson[]
>`case when ${stallOrders.id} is null then '[]'::json else (
  select json_agg(json_build_object('itemId', line.item_id, 'name', line.name, 'quantity', line.quantity,
    'priceMinor', line.price_minor, 'photo', item.photo) order by line.position)
  from ${stallLines} as line join ${stallItems} as item on item.id = line.item_id
  where line.stall_order_id = ${stallOrders.id}) end`;

/** Presents the progress of an order at a stall. Null for every other order. */
export const progressOf = (
  row: StallOrderRow | null,
  lines: readonly StallLineJson[],
): StallProgress | null => (row === null ? null : toProgress(row, lines.map(toLine)));
