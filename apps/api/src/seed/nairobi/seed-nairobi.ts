import { DAY, HOUR, MINUTE } from '@campushive/contract';
import { attachPortraits, storePortraits } from '../portraits/store-portraits.js';
import type { OrderRow } from '@campushive/domain/deals/payments/orders/orders';
import { NAIROBI, nairobiStories } from '@campushive/testing/demo';
import { later } from '@campushive/domain/platform/clock';
import type { Db } from '@campushive/domain/platform/database/database';
import { reviews } from '@campushive/domain/platform/database/schema/index';
import type { HostPlatform } from '../../platform/host-platform.js';
import { createChance, type Chance } from '../chance.js';
import { storeCrowd } from '../crowd.js';
import { storeEarnings } from '../earnings.js';
import { fillOnce, storeListings, type DemoDeps } from '../fill-once.js';
import { toListing, type NewListing, type StoredPictures } from '../listings.js';
import { storeMeeting } from '../meetings.js';
import { admit, type Members, type Population } from '../members.js';
import { storePictures } from '../picture-store.js';
import { storeTeachingHours } from '../teaching-hours.js';
import type { PictureName } from '../pictures/photographs.js';
import { play } from '../play-stories.js';
import { storeSale } from '../sales.js';
import { writeReviews } from '../write-reviews.js';
import { offered } from './listings.js';
import { PAST, SOLD_IN_STORIES, type PastDeal } from './past.js';
import { WANJIKU } from './students.js';
import { BOOKS, FAN } from './items.js';

/** A number that obviously belongs to no one. */
const WALLET = { network: 'mpesa', phone: '0700000000' };
/** Time between the postings of two listings, counted from the newest. */
const APART = 9 * HOUR;

interface Deal {
  readonly past: PastDeal;
  readonly listing: NewListing;
}

/** Fills an empty database with the second campus's demo. Returns whether it did. */
export async function seedNairobi(deps: DemoDeps, population: Population): Promise<boolean> {
  const { platform } = deps;
  const { db, clock } = platform;
  const now = clock.now();
  const members = await admit(db, population, now);
  const drafts = [...offered(now), ...PAST, ...SOLD_IN_STORIES.values()];
  const shown = new Set<PictureName>(drafts.flatMap(({ draft }) => draft.picture ?? []));
  const pictures = await storePictures(deps, members.named(WANJIKU).id, [...shown]);
  const portraits = await storePortraits(deps, members);
  return fillOnce(db, population, async (tx) => {
    await attachPortraits(tx, portraits, now);
    await fill(tx, platform, members, pictures, now);
  });
}

async function fill(
  tx: Db,
  platform: HostPlatform,
  members: Members,
  pictures: StoredPictures,
  now: Date,
): Promise<void> {
  const chance = createChance(254);
  const at = (by: string) => memberOf(members, by);
  const open = offered(now).map(({ by, draft }, index) =>
    toListing(draft, at(by), later(now, -(4 * MINUTE + index * APART)), pictures, chance),
  );
  const post = ({ by, draft, daysAgo }: PastDeal) =>
    toListing(draft, at(by), later(now, -(daysAgo + 2) * DAY), pictures, chance);
  const sold = [...SOLD_IN_STORIES].map(([name, past]) => [name, post(past)] as const);
  const deals = PAST.map((past): Deal => {
    const assignedToId = past.worker === undefined ? null : at(past.worker).id;
    return { past, listing: { ...post(past), status: 'completed', assignedToId } };
  });
  const rows = [...open, ...sold.map(([, listing]) => listing), ...deals.map(({ listing }) => listing)];
  await storeListings(tx, rows, pictures, now);
  await storeTeachingHours(tx, open, now);
  const orders = await storeDeals(tx, platform, members, deals, now, chance);
  const main = members.named(WANJIKU);
  await storeEarnings(tx, platform, main, WALLET, orders, now, chance);
  await storeCrowd({ tx, platform, members, main, open, now, chance });
  const idOf = (title: string) => open.find((newListing) => newListing.title === title)?.id ?? '';
  const names = new Map([
    [NAIROBI.fan, idOf(FAN)],
    [NAIROBI.books, idOf(BOOKS)],
    ...sold.map(([name, { id }]) => [name, id] as const),
  ]);
  await play(tx, platform, { members, names, start: later(now, -3 * DAY), now, stories: nairobiStories });
}

async function storeDeals(
  tx: Db,
  platform: HostPlatform,
  members: Members,
  deals: readonly Deal[],
  now: Date,
  chance: Chance,
): Promise<OrderRow[]> {
  const made: OrderRow[] = [];
  for (const { past, listing } of deals) {
    const { by, other, worker, daysAgo } = past;
    const endedAt = later(now, -daysAgo * DAY);
    // The poster pays for a gig, the other side for anything else.
    const [payer, payee] = worker === undefined ? [other, by] : [by, worker];
    const order = await storeSale(
      tx,
      platform,
      {
        kind: worker === undefined ? 'purchase' : 'gig',
        listing,
        sellerId: memberOf(members, payee).id,
        buyer: memberOf(members, payer),
        channel: 'mobile_money',
        startedAt: later(endedAt, -20 * HOUR),
        releasedAt: endedAt,
      },
      chance,
    );
    made.push(order);
    await storeMeeting(tx, order, memberOf(members, payee).universityId, endedAt);
  }
  await tx.insert(reviews).values(made.flatMap((order) => writeReviews(order, now, chance)));
  return made;
}

/** Finds a student by the part of the address before the @. */
function memberOf(members: Members, by: string) {
  const found = members.all.find(({ email }) => email.startsWith(`${by}@`));
  if (found === undefined) throw new Error(`${by} is no student of the demo`);
  return found;
}
