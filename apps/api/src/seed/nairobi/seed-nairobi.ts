import { DAY, HOUR, MINUTE } from '@campushive/contract';
import { renderNotification } from '@campushive/contract/notification-templates/render';
import type { NewNotification } from '@campushive/domain/base/notifications/notifications';
import type { OrderRow } from '@campushive/domain/deals/payments/orders';
import { later } from '@campushive/domain/platform/clock';
import type { Db } from '@campushive/domain/platform/database/database';
import { notifications, reviews } from '@campushive/domain/platform/database/schema/index';
import type { HostPlatform } from '../../platform/host-platform.js';
import { createChance, idAt, type Chance } from '../chance.js';
import { storeCrowd } from '../crowd.js';
import { storeEarnings } from '../earnings.js';
import { fillOnce, storeListings, type DemoDeps } from '../fill-once.js';
import { toListing, type NewListing, type StoredPictures } from '../listings.js';
import { morningIn, storeMeeting } from '../meetings.js';
import { admit, isUntouched, type Members, type Population } from '../members.js';
import { drawOnly, storePictures } from '../picture-store.js';
import { storeTeachingHours } from '../teaching-hours.js';
import { EXTRA_PICTURES, type PictureName } from '../pictures/pictures.js';
import { storeSale } from '../sales.js';
import { storeTalk } from '../talk.js';
import { writeReviews } from '../write-reviews.js';
import { offered } from './listings.js';
import { PAST, type PastDeal } from './past.js';
import { OTIENO, PASSWORD, STUDENTS, WANJIKU } from './students.js';
import { ABOUT_THE_BOOKS, ABOUT_THE_FAN, ABOUT_THE_LAPTOP } from './talks.js';
import { BOOKS, FAN } from './things.js';

const NAIROBI: Population = { students: STUDENTS, password: PASSWORD };
/** A number that obviously belongs to no one. */
const WALLET = { network: 'mpesa', phone: '0700000000' };
/** Time between the postings of two listings, counted from the newest. */
const APART = 9 * HOUR;

interface Deal {
  readonly past: PastDeal;
  readonly listing: NewListing;
}

/** Fills an empty database with the second campus's demo. Returns whether it did. */
export async function seedNairobi(deps: DemoDeps): Promise<boolean> {
  const { platform } = deps;
  const { db, clock } = platform;
  if (!(await isUntouched(db, NAIROBI))) return false;
  const now = clock.now();
  const members = await admit(db, NAIROBI, now);
  const drafts = [...offered(now), ...PAST];
  const shown = new Set<PictureName>(drafts.flatMap(({ draft }) => draft.picture ?? []));
  const names = [...shown, ...EXTRA_PICTURES];
  const pictures = await storePictures(deps, members.named(WANJIKU).id, names, drawOnly);
  return fillOnce(db, NAIROBI, (tx) => fill(tx, platform, members, pictures, now));
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
  const deals = PAST.map((past): Deal => {
    const { by, draft, daysAgo, outcome } = past;
    const posted = toListing(draft, at(by), later(now, -(daysAgo + 2) * DAY), pictures, chance);
    const status = outcome === 'released' ? 'completed' : 'sold';
    return { past, listing: { ...posted, status, assignedToId: past.worker ? at(past.worker).id : null } };
  });
  await storeListings(tx, [...open, ...deals.map(({ listing }) => listing)], pictures, now);
  await storeTeachingHours(tx, open, now);
  const orders = await storeDeals(tx, platform, members, deals, now, chance);
  const main = members.named(WANJIKU);
  await storeEarnings(tx, platform, main, WALLET, orders, now, chance);
  await storeStories(tx, members, open, orders, now, chance);
  await storeCrowd(tx, platform, members, main, open, now, chance);
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
    const { by, other, worker, daysAgo, outcome } = past;
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
        begunAt: later(endedAt, -20 * HOUR),
        outcome: outcomeOf(past, endedAt),
      },
      chance,
    );
    made.push(order);
    if (outcome !== 'disputed')
      await storeMeeting(tx, {
        order,
        universityId: memberOf(members, payee).universityId,
        startsAt: outcome === 'held' ? morningIn(2, now) : endedAt,
        status: outcome === 'held' ? 'accepted' : 'met',
      });
  }
  await tx.insert(reviews).values(made.flatMap((order) => writeReviews(order, now, chance)));
  return made;
}

function outcomeOf({ outcome }: PastDeal, endedAt: Date) {
  switch (outcome) {
    case 'held':
      return { status: outcome } as const;
    case 'released':
      return { status: outcome, releasedAt: endedAt } as const;
    case 'disputed':
      return {
        status: outcome,
        complaint: {
          reason: 'not_as_described',
          text: 'The screen has a line that is in none of the photos. He says it came on the way.',
          madeAt: endedAt,
        },
      } as const;
    default:
      return outcome satisfies never;
  }
}

/** Stores open tasks of the demo accounts: two questions, and a paid laptop. */
async function storeStories(
  tx: Db,
  members: Members,
  open: readonly NewListing[],
  orders: readonly OrderRow[],
  now: Date,
  chance: Chance,
): Promise<void> {
  const [wanjiku, otieno] = [members.named(WANJIKU), members.named(OTIENO)];
  const [brian, njeri] = [memberOf(members, 'brian.mutua'), memberOf(members, 'njeri.mwangi')];
  const held = orders.find(({ status }) => status === 'held');
  if (held === undefined) throw new Error('The demo has an order that is held');
  const idOf = (title: string) => open.find((one) => one.title === title)?.id ?? '';
  const we = wanjiku.id;
  const ago = (hours: number) => later(now, -hours * HOUR);
  await storeTalk(
    tx,
    { they: otieno.id, we, listingId: held.listingId, endedAt: ago(19), ...ABOUT_THE_LAPTOP },
    chance,
  );
  const books = await storeTalk(
    tx,
    { they: njeri.id, we, listingId: idOf(BOOKS), endedAt: ago(3), ...ABOUT_THE_BOOKS },
    chance,
  );
  const fan = await storeTalk(
    tx,
    { they: brian.id, we, listingId: idOf(FAN), endedAt: ago(0.4), ...ABOUT_THE_FAN },
    chance,
  );
  const wrote = (sender: string, id: string, count: number): NewNotification => ({
    ...{ userId: we, type: 'message', kind: 'message_received' },
    values: { sender, count },
    subject: { type: 'conversation', id },
  });
  const paid = {
    type: 'payment' as const,
    values: { listing: held.listingTitle },
    subject: { type: 'payment' as const, id: held.id },
  };
  const said = (hours: number, row: NewNotification) => {
    const createdAt = ago(hours);
    return { ...row, ...renderNotification(row, 'en'), id: idAt(createdAt, chance), createdAt };
  };
  await tx
    .insert(notifications)
    .values([
      said(0.4, wrote(brian.name, fan, 2)),
      said(3, wrote(njeri.name, books, 2)),
      said(20, { ...paid, userId: we, kind: 'payment_held' }),
      said(20, { ...paid, userId: otieno.id, kind: 'payment_made' }),
    ]);
}

/** Finds a student by the part of the address before the @. */
function memberOf(members: Members, by: string) {
  const found = members.all.find(({ email }) => email.startsWith(`${by}@`));
  if (found === undefined) throw new Error(`${by} is no student of the demo`);
  return found;
}
