import { DAY, HOUR } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { later } from '@campushive/domain/platform/clock';
import type { Db } from '@campushive/domain/platform/database/database';
import {
  applications,
  listings,
  milestonePlans,
  orders,
} from '@campushive/domain/platform/database/schema/index';
import type { HostPlatform } from '../platform/host-platform.js';
import { createChance, idAt, type Chance } from './chance.js';
import type { Draft } from './content/sketch.js';
import { toListing } from './listings.js';
import type { Members } from './members.js';
import { storeSale } from './sales.js';
import { ESI } from './students.js';

const EKOW = 'ekow.essien@ucc.edu.gh';
const FILM: Draft = {
  hive: 'sidehustle',
  title: 'Film and edit our department’s dinner',
  description: 'Two cameras for the evening, and a video of ten minutes afterwards.',
  price: 900,
  details: { serviceKind: 'technical' },
};
const PARTS = [
  { title: 'The evening itself', priceMinor: 40_000 },
  { title: 'First cut', priceMinor: 30_000 },
  { title: 'Final video', priceMinor: 20_000 },
];

/** A gig that is paid in milestones: the first was released, the second can be paid. Its chance is its own. */
export async function storeMilestones(
  tx: Db,
  platform: HostPlatform,
  members: Members,
  now: Date,
): Promise<void> {
  const chance = createChance(84);
  const [esi, ekow] = [members.named(ESI), members.at(EKOW)];
  const postedAt = later(now, -9 * DAY);
  const details = { ...FILM.details, applicationDeadline: later(now, 12 * DAY).toISOString() };
  const drawn = toListing({ ...FILM, details }, esi, postedAt, new Map(), chance);
  const gig = { ...drawn, status: 'assigned', assignedToId: ekow.id } as const;
  await tx.insert(listings).values(gig);
  await tx.insert(applications).values({
    listingId: gig.id,
    applicantId: ekow.id,
    message: 'I filmed the dinner of two years, and have both cameras.',
    createdAt: later(postedAt, 5 * HOUR),
    updatedAt: later(postedAt, 5 * HOUR),
  });
  const [first, ...rest] = PARTS.map((part) => ({ id: idAt(postedAt, chance), ...part }));
  if (first === undefined) return;
  await tx.insert(milestonePlans).values({
    id: idAt(later(postedAt, DAY), chance),
    listingId: gig.id,
    workerId: ekow.id,
    status: 'accepted',
    milestones: [first, ...rest],
    createdAt: later(postedAt, DAY),
    updatedAt: later(postedAt, 2 * DAY),
  });
  await storeFirst(tx, platform, { gig, first, esi, ekow, now }, chance);
}

interface First {
  readonly gig: Parameters<typeof storeSale>[2]['listing'];
  readonly first: { readonly id: string; readonly title: string; readonly priceMinor: number };
  readonly esi: { readonly id: string; readonly email: string };
  readonly ekow: { readonly id: string };
  readonly now: Date;
}

/** The order of the first one. */
async function storeFirst(
  tx: Db,
  platform: HostPlatform,
  { gig, first, esi, ekow, now }: First,
  chance: Chance,
): Promise<void> {
  const order = await storeSale(
    tx,
    platform,
    {
      kind: 'gig',
      sellerId: ekow.id,
      listing: { ...gig, priceMinor: first.priceMinor },
      buyer: esi,
      channel: 'mobile_money',
      begunAt: later(now, -6 * DAY),
      outcome: { status: 'released', releasedAt: later(now, -2 * DAY) },
    },
    chance,
  );
  await tx
    .update(orders)
    .set({
      milestoneId: first.id,
      milestoneNumber: 1,
      milestoneCount: PARTS.length,
      milestoneTitle: first.title,
    })
    .where(eq(orders.id, order.id));
}
