import { DAY, HOUR } from '@campushive/contract';
import { bundlePriceOf } from '@campushive/contract/rules/bundles';
import { eq } from 'drizzle-orm';
import { later } from '@campushive/domain/platform/clock';
import type { Db } from '@campushive/domain/platform/database/database';
import { bundleItems, listings, orders } from '@campushive/domain/platform/database/schema/index';
import type { HostPlatform } from '../platform/host-platform.js';
import { createChance } from './chance.js';
import type { Draft } from './content/sketch.js';
import type { PictureName } from './pictures/pictures.js';
import { toListing, type StoredPictures } from './listings.js';
import type { Members } from './members.js';
import { storeSale } from './sales.js';
import { ESI } from './students.js';
import { storeTalk } from './talk.js';

const EKOW = 'ekow.essien@ucc.edu.gh';

const thing = (title: string, description: string, price: number, picture: PictureName): Draft => ({
  hive: 'essentials',
  picture,
  title,
  description,
  price,
  details: { condition: 'good', itemCategory: 'hostel', pickupLocation: 'Science Market, UCC' },
});
/** Items that a student sells when moving out. */
const THINGS: readonly Draft[] = [
  thing('Clip-on reading lamp', 'Warm light, with its cable.', 45, 'clipLamp'),
  thing('Two-ring electric cooker', 'Both rings get hot, used for one year.', 180, 'hotPlate'),
  thing('Folding drying rack', 'Takes one bag of laundry.', 35, 'laundry'),
];

/** Stores three items of one student that another one bought together: paid, and to be handed over. Uses a separate random source. */
export async function storeBundle(
  tx: Db,
  platform: HostPlatform,
  members: Members,
  pictures: StoredPictures,
  now: Date,
): Promise<void> {
  const chance = createChance(83);
  const [seller, buyer] = [members.named(ESI), members.at(EKOW)];
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
  await storeTalk(
    tx,
    {
      they: buyer.id,
      we: seller.id,
      listingId: first.id,
      lines: [
        ['they', 'Hi Esi, I move into my new room on Monday. Could I have all three?'],
        ['we', 'Of course! I bring them together, so choose them on one order.'],
        ['they', { code: 'paid', amountMinor: order.total }],
      ],
      endedAt: order.paidAt ?? order.createdAt,
      seen: true,
    },
    chance,
  );
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
