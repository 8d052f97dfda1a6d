import { DAY, HOUR } from '@campushive/contract';
import { bundlePriceOf } from '@campushive/contract/rules/bundles';
import { eq } from 'drizzle-orm';
import { later } from '../platform/clock.js';
import type { Db } from '../platform/database/database.js';
import { bundleItems, listings, orders } from '../platform/database/schema/index.js';
import type { Platform } from '../platform/platform.js';
import { createChance } from './chance.js';
import type { Draft } from './content/sketch.js';
import { toListing, type StoredPictures } from './listings.js';
import type { Members } from './members.js';
import { storeSale } from './sales.js';
import { AKOSUA, ESI } from './students.js';

const thing = (title: string, description: string, price: number): Draft => ({
  hive: 'essentials',
  title,
  description,
  price,
  details: { condition: 'good', itemCategory: 'hostel', pickupLocation: 'Science Market, UCC' },
});
/** What a student sells who moves out. */
const THINGS: readonly Draft[] = [
  thing('Clip-on reading lamp', 'Warm light, with its cable.', 45),
  thing('Two-ring electric cooker', 'Both rings get hot, used for one year.', 180),
  thing('Folding drying rack', 'Takes one bag of laundry.', 35),
];

/** Three things of one student that another one bought together: paid, and to be handed over. Its chance is its own. */
export async function storeBundle(
  tx: Db,
  platform: Platform,
  members: Members,
  pictures: StoredPictures,
  now: Date,
): Promise<void> {
  const chance = createChance(83);
  const [seller, buyer] = [members.named(ESI), members.named(AKOSUA)];
  const postedAt = later(now, -8 * DAY);
  const rows = THINGS.map((draft, index) => ({
    ...toListing(draft, seller, later(postedAt, index * HOUR), pictures, chance),
    status: 'sold' as const,
  }));
  await tx.insert(listings).values(rows);
  const [first, ...others] = rows;
  if (first === undefined) return;
  const priceMinor = bundlePriceOf(rows.map((row) => row.priceMinor ?? 0));
  const order = await storeSale(
    tx,
    platform,
    {
      kind: 'purchase',
      sellerId: seller.id,
      listing: { ...first, priceMinor },
      buyer,
      channel: 'mobile_money',
      begunAt: later(now, -20 * HOUR),
      outcome: { status: 'held' },
    },
    chance,
  );
  await tx.update(orders).set({ moreItems: others.length }).where(eq(orders.id, order.id));
  await tx.insert(bundleItems).values(
    others.map(({ id, title, priceMinor: price }, index) => ({
      orderId: order.id,
      listingId: id,
      position: index + 1,
      title,
      price: price ?? 0,
    })),
  );
}
