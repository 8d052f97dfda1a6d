import { DAY, HOUR, MINUTE } from '@campushive/contract';
import { later } from '@campushive/domain/platform/clock';
import type { Db } from '@campushive/domain/platform/database/database';
import { reviews } from '@campushive/domain/platform/database/schema/index';
import type { UserRow } from '@campushive/domain/accounts/users/user';
import type { OrderRow } from '@campushive/domain/deals/payments/orders';
import type { HostPlatform } from '../platform/host-platform.js';
import { createChance, type Chance } from './chance.js';
import { essentials } from './content/essentials.js';
import { logistics } from './content/logistics.js';
import { sidehustle } from './content/sidehustle.js';
import { settingOf, toListing, type NewListing, type StoredPictures } from './listings.js';
import { storeMeeting } from './meetings.js';
import type { Members } from './members.js';
import { storeSale, type Outcome } from './sales.js';
import { storeTalk, type TalkLine } from './talk.js';
import { AKOSUA, ESI, KWAME } from './students.js';
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
  /** Time of the meeting, or its planned time. */
  readonly endedAt: Date;
  readonly outcome: Outcome;
}
export interface Deal extends Plan {
  readonly listing: NewListing;
  readonly begunAt: Date;
}

/** Composes completed deals of students, on which their ratings are based. */
export function composeDeals(members: Members, pictures: StoredPictures, now: Date, chance: Chance): Deal[] {
  const done = (endedAt: Date): Outcome => ({ status: 'released', releasedAt: endedAt });
  const hives = ['essentials', 'essentials', 'essentials', 'sidehustle', 'sidehustle', 'logistics'] as const;
  const akosua = members.named(AKOSUA);
  const others = members.all.filter((one) => one.id !== akosua.id);
  const usual = Array.from({ length: DONE }, (): Plan => {
    const payee = chance.pick(others);
    const endedAt = later(now, -(1 + chance.next() ** 1.6 * OLDEST) * DAY);
    return { hive: chance.pick(hives), payee, payer: neighbour(payee), endedAt, outcome: done(endedAt) };
  });
  const hers = AKOSUAS_DAYS.map((days, index): Plan => {
    const endedAt = later(now, -days * DAY);
    const hive = index % 3 === 1 ? 'sidehustle' : 'essentials';
    return { hive, payee: akosua, payer: neighbour(akosua), endedAt, outcome: done(endedAt) };
  });
  return [...usual, ...hers, ...mishaps(members, now)].map(compose);

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
    const { hive, payee, payer, endedAt, outcome } = plan;
    const sketch = chance.pick({ essentials, sidehustle, logistics }[hive]);
    const [poster, worker] = hive === 'essentials' ? [payee, null] : [payer, payee.id];
    const draft = sketch(settingOf(poster, endedAt, chance));
    const begunAt = later(endedAt, -chance.between(3, 40) * HOUR);
    const posted = toListing(draft, poster, later(begunAt, -chance.between(5, 90) * HOUR), pictures, chance);
    const over = outcome.status === 'released';
    const unpaid = outcome.status === 'expired' || outcome.status === 'cancelled';
    const status = over ? 'completed' : unpaid ? 'expired' : 'sold';
    return {
      ...plan,
      begunAt,
      listing: { ...posted, status, assignedToId: worker, updatedAt: endedAt },
    };
  }
}

/** Deals with problems: one in each other state of the money. */
function mishaps(members: Members, now: Date): Plan[] {
  const [esi, kwame] = [members.named(ESI), members.named(KWAME)];
  const [ekow, araba] = [members.at('ekow.essien@ucc.edu.gh'), members.at('araba.quansah@stu.ucc.edu.gh')];
  const ago = (days: number) => later(now, -days * DAY);
  return [
    {
      hive: 'essentials',
      payee: ekow,
      payer: esi,
      endedAt: ago(1.5),
      outcome: {
        status: 'disputed',
        complaint: {
          reason: 'not_as_described',
          text: 'It is more worn than in the photos. He says that it looked like that when we met.',
          madeAt: ago(1.2),
        },
      },
    },
    {
      hive: 'essentials',
      payee: araba,
      payer: esi,
      endedAt: ago(29),
      outcome: {
        status: 'refunded',
        complaint: {
          reason: 'not_received',
          text: 'We agreed on three days, and she never came. She does not answer any more.',
          madeAt: ago(28.5),
        },
        refundedAt: ago(27.6),
      },
    },
    {
      hive: 'essentials',
      payee: araba,
      payer: kwame,
      endedAt: ago(21),
      outcome: { status: 'expired' },
    },
    {
      hive: 'essentials',
      payee: ekow,
      payer: kwame,
      endedAt: ago(36),
      outcome: { status: 'cancelled' },
    },
  ];
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
  for (const { hive, listing, payee, payer, begunAt, outcome } of deals) {
    const order = await storeSale(
      tx,
      platform,
      {
        kind: hive === 'essentials' ? 'purchase' : 'gig',
        listing,
        sellerId: payee.id,
        buyer: payer,
        channel: chance.next() < 0.75 ? 'mobile_money' : 'card',
        begunAt,
        outcome,
      },
      chance,
    );
    made.push(order);
    if ('complaint' in outcome) await storeTroubledTalk(tx, order, outcome);
    // Most completed deals met at one of the meeting places.
    if (outcome.status === 'released' && made.length % 4 !== 0)
      await storeMeeting(tx, {
        order,
        universityId: payee.universityId,
        startsAt: outcome.releasedAt,
        status: 'met',
      });
    if (outcome.status === 'refunded')
      await storeMeeting(tx, {
        order,
        universityId: payee.universityId,
        startsAt: outcome.complaint.madeAt,
        status: 'missed',
        waited: 'buyer',
      });
  }
  const written = made.flatMap((order) => writeReviews(order, now, chance));
  await tx.insert(reviews).values(written);
  return made;
}

/** Stores the conversation of a disputed deal, with its events. */
async function storeTroubledTalk(
  tx: Db,
  order: OrderRow,
  outcome: Extract<Outcome, { readonly complaint: object }>,
): Promise<void> {
  const { buyerId, sellerId, listingId, total: amountMinor } = order;
  const paidAt = order.paidAt ?? order.createdAt;
  const { madeAt } = outcome.complaint;
  const told: readonly (readonly [Date, TalkLine])[] = [
    [paidAt, ['they', { code: 'paid', amountMinor }]],
    [later(paidAt, 12 * MINUTE), ['they', 'Hello, I have paid. Where shall we meet?']],
    [later(paidAt, 31 * MINUTE), ['we', 'Thank you! At the main gate, I will write when I am free.']],
    [madeAt, ['they', { code: 'disputed', amountMinor: null }]],
    ...('refundedAt' in outcome
      ? ([[outcome.refundedAt, ['we', { code: 'refunded', amountMinor }]]] as const)
      : []),
  ];
  await storeTalk(
    tx,
    {
      ...{ they: buyerId, we: sellerId, listingId },
      lines: told.map(([, line]) => line),
      times: told.map(([at]) => at),
      endedAt: told.at(-1)?.[0] ?? madeAt,
      seen: true,
    },
    // A separate random source: the rest of the demo campus stays the same.
    createChance(Number.parseInt(order.id.slice(-8), 16)),
  );
}
