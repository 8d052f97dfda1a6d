import { DAY, HOUR } from '@campushive/contract';
import { later } from '@campushive/domain/platform/clock';
import type { Db } from '@campushive/domain/platform/database/database';
import { reviews } from '@campushive/domain/platform/database/schema/index';
import type { UserRow } from '@campushive/domain/accounts/users/user';
import type { OrderRow } from '@campushive/domain/deals/payments/orders/orders';
import type { HostPlatform } from '../platform/host-platform.js';
import type { Chance } from './chance.js';
import { toWakingHours } from './waking-hours.js';
import { essentials } from './content/essentials.js';
import { logistics } from './content/logistics.js';
import { sidehustle } from './content/sidehustle.js';
import { settingOf, toListing, type NewListing, type StoredPictures } from './listings.js';
import { storeMeeting } from './meetings.js';
import type { Members } from './members.js';
import { storeSale } from './sales.js';
import { AKOSUA } from './students.js';
import { writeReviews } from './write-reviews.js';

/** Number of completed deals, besides those of the demo accounts. */
const DONE = 78;
/** Age of the oldest deal in days: a semester. */
const OLDEST = 110;
/** Days since the completion of Akosua's sales and jobs: enough for each of the dashboard's charts. */
const AKOSUAS_DAYS = [0.2, 1.4, 2.3, 4.2, 5.1, 9, 13, 18, 24, 31, 44, 58, 76, 95];

interface Plan {
  readonly hive: 'essentials' | 'sidehustle' | 'logistics';
  /** Student who gets the money: seller or worker. */
  readonly payee: UserRow;
  readonly payer: UserRow;
  /** Time of the meeting. */
  readonly endedAt: Date;
}
export interface Deal extends Plan {
  readonly listing: NewListing;
  readonly startedAt: Date;
}

/** Composes completed deals of students, on which their ratings are based. */
export function composeDeals(members: Members, pictures: StoredPictures, now: Date, chance: Chance): Deal[] {
  const hives = ['essentials', 'essentials', 'essentials', 'sidehustle', 'sidehustle', 'logistics'] as const;
  const akosua = members.named(AKOSUA);
  const others = members.all.filter((one) => one.id !== akosua.id);
  const usual = Array.from({ length: DONE }, (): Plan => {
    const payee = chance.pick(others);
    const endedAt = toWakingHours(later(now, -(1 + chance.next() ** 1.6 * OLDEST) * DAY));
    return { hive: chance.pick(hives), payee, payer: neighbour(payee), endedAt };
  });
  const hers = AKOSUAS_DAYS.map((days, index): Plan => {
    const endedAt = toWakingHours(later(now, -days * DAY));
    const hive = index % 3 === 1 ? 'sidehustle' : 'essentials';
    return { hive, payee: akosua, payer: neighbour(akosua), endedAt };
  });
  return [...usual, ...hers].map(compose);

  /** Picks a partner, mostly from the same campus. */
  function neighbour(student: UserRow): UserRow {
    const here = others.filter(({ id, universityId }) => {
      return id !== student.id && universityId === student.universityId;
    });
    return here.length > 0 && chance.next() < 0.8
      ? chance.pick(here)
      : chance.pick(others.filter(({ id }) => id !== student.id));
  }

  function compose(plan: Plan): Deal {
    const { hive, payee, payer, endedAt } = plan;
    const sketch = chance.pick({ essentials, sidehustle, logistics }[hive]);
    const [poster, worker] = hive === 'essentials' ? [payee, null] : [payer, payee.id];
    const draft = sketch(settingOf(poster, endedAt, chance));
    const startedAt = toWakingHours(later(endedAt, -chance.between(3, 40) * HOUR));
    const posted = toListing(
      draft,
      poster,
      later(startedAt, -chance.between(5, 90) * HOUR),
      pictures,
      chance,
    );
    return {
      ...plan,
      startedAt,
      listing: { ...posted, status: 'completed', assignedToId: worker, updatedAt: endedAt },
    };
  }
}

/** Stores the deals and the reviews of both sides. Returns the orders. */
export async function storeDeals(
  tx: Db,
  platform: HostPlatform,
  deals: readonly Deal[],
  now: Date,
  chance: Chance,
): Promise<OrderRow[]> {
  const made: OrderRow[] = [];
  for (const { hive, listing, payee, payer, startedAt, endedAt } of deals) {
    const order = await storeSale(
      tx,
      platform,
      {
        kind: hive === 'essentials' ? 'purchase' : 'gig',
        listing,
        sellerId: payee.id,
        buyer: payer,
        channel: chance.next() < 0.75 ? 'mobile_money' : 'card',
        startedAt,
        releasedAt: endedAt,
      },
      chance,
    );
    made.push(order);
    // Most completed deals met at one of the meeting places.
    if (made.length % 4 !== 0) await storeMeeting(tx, order, payee.universityId, endedAt);
  }
  const written = made.flatMap((order) => writeReviews(order, now, chance));
  await tx.insert(reviews).values(written);
  return made;
}
