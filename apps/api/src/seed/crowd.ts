import { DAY, HOUR, TICKET_CODE_LENGTH } from '@campushive/contract';
import { capacityOf, isElsewhere, sellsTickets } from '@campushive/contract/rules/seats';
import { later } from '@campushive/domain/platform/clock';
import type { Db } from '@campushive/domain/platform/database/database';
import {
  applications,
  conversations,
  favorites,
  invitations,
  messages,
  participations,
  tickets,
} from '@campushive/domain/platform/database/schema/index';
import type { HostPlatform } from '../platform/host-platform.js';
import { batches } from './batches.js';
import { idAt, type Chance } from './chance.js';
import { APPLICATIONS, GROUP_LINES } from './content/reviews.js';
import type { NewListing, Poster } from './listings.js';
import type { Members } from './members.js';

interface Crowd {
  readonly tx: Db;
  readonly platform: HostPlatform;
  readonly members: Members;
  /** Owner of the demo account. */
  readonly main: Poster;
  readonly open: readonly NewListing[];
  readonly now: Date;
  readonly chance: Chance;
}

/** Stores everybody's reactions to open listings: saves, likes, applications and registrations. */
export async function storeCrowd(crowd: Crowd): Promise<void> {
  await storeMarks(crowd);
  await storeApplications(crowd);
  await storePlaces(crowd);
}

async function storeMarks({ tx, members, open, now, chance }: Crowd): Promise<void> {
  const marks = members.all.flatMap(({ id: userId }) =>
    (['saved', 'liked'] as const).flatMap((kind) =>
      pickSome(open, chance.between(3, 12), chance)
        .filter((newListing) => newListing.posterId !== userId)
        .map((listing) => {
          const createdAt = between(listing.createdAt, now, chance);
          return { id: idAt(createdAt, chance), userId, listingId: listing.id, kind, createdAt };
        }),
    ),
  );
  for (const batch of batches(marks)) await tx.insert(favorites).values(batch);
}

async function storeApplications({ tx, members, main, open, now, chance }: Crowd): Promise<void> {
  const tasks = open.filter(({ hive }) => hive === 'sidehustle' || hive === 'logistics');
  const nextTasks = nextOnesFor(main, tasks);
  const requests = tasks.flatMap((listing) => {
    const near = members.all.filter(
      ({ id, universityId }) =>
        id !== listing.posterId && id !== main.id && universityId === listing.universityId,
    );
    const others = pickSome(near, chance.between(0, 4), chance);
    // Applicants of one task send different messages.
    const first = chance.between(0, APPLICATIONS.length - 1);
    return [...(nextTasks.includes(listing) ? [main] : []), ...others].map(({ id: applicantId }, index) => {
      const createdAt = between(listing.createdAt, now, chance);
      const message = APPLICATIONS[(first + index) % APPLICATIONS.length] ?? '';
      const id = idAt(createdAt, chance);
      const priceMinor = index % 3 === 2 ? tenthMore(listing.priceMinor ?? 0) : null;
      return { id, listingId: listing.id, applicantId, message, priceMinor, createdAt, updatedAt: createdAt };
    });
  });
  for (const batch of batches(requests)) await tx.insert(applications).values(batch);
  const invitedTo = tasks.find(
    (task) =>
      !nextTasks.includes(task) && task.posterId !== main.id && task.universityId === main.universityId,
  );
  if (invitedTo !== undefined) {
    await tx
      .insert(invitations)
      .values({ listingId: invitedTo.id, studentId: main.id, createdAt: invitedTo.createdAt });
  }
}

async function storePlaces(crowd: Crowd): Promise<void> {
  const { tx, platform, members, main, open, now, chance } = crowd;
  const events = open.filter((newListing) => newListing.hive === 'buzz' && isFree(newListing));
  const hers = nextOnesFor(main, events);
  const places = events.flatMap((event) => {
    const guests = pickSome(members.all, chance.between(2, 28), chance).filter(
      (one) => one.id !== event.posterId && one.id !== main.id,
    );
    return [...(hers.includes(event) ? [main] : []), ...guests].map((guest, index) => {
      const createdAt = between(event.createdAt, now, chance);
      return {
        id: idAt(createdAt, chance),
        listingId: event.id,
        userId: guest.id,
        status: index < (capacityOf(asEvent(event)) ?? Infinity) ? ('going' as const) : ('waiting' as const),
        code: platform.secrets.code(TICKET_CODE_LENGTH),
        createdAt,
        updatedAt: createdAt,
      };
    });
  });
  for (const batch of batches(places)) await tx.insert(tickets).values(batch);
  for (const event of hers) await talkBefore(crowd, event, places);
}

/** Stores messages in the first event's group, which the main account has read. */
async function talkBefore(
  { tx, main, now, chance }: Crowd,
  event: NewListing,
  places: readonly (typeof tickets.$inferInsert)[],
): Promise<void> {
  const conversationId = event.id;
  const guests = places.filter((place) => place.listingId === conversationId && place.status === 'going');
  const lines = GROUP_LINES.map((content, index) => {
    const createdAt = later(now, -(GROUP_LINES.length - index) * HOUR - 2 * DAY);
    const senderId = guests[(index % 3) + 1]?.userId ?? main.id;
    const position = index + 1;
    return { id: idAt(createdAt, chance), conversationId, position, senderId, content, createdAt };
  });
  const times = { createdAt: event.createdAt, updatedAt: lines.at(-1)?.createdAt ?? event.createdAt };
  await tx.insert(conversations).values({
    id: conversationId,
    kind: 'group',
    listingId: conversationId,
    length: lines.length,
    ...times,
  });
  await tx.insert(messages).values(lines);
  const { updatedAt } = times;
  const read = { conversationId, readPosition: lines.length, updatedAt };
  await tx.insert(participations).values(guests.map(({ userId }) => ({ userId, ...read })));
}

/** Returns the price that some applicants ask for a task: a tenth more, in whole units; null for an unpaid task. */
const tenthMore = (priceMinor: number): number | null =>
  priceMinor === 0 ? null : Math.ceil((priceMinor * 1.1) / 100) * 100;

export const asEvent = (listing: NewListing) => ({
  ...listing,
  priceMinor: listing.priceMinor ?? null,
  expiresAt: listing.expiresAt ?? null,
});
const isFree = (listing: NewListing) => !sellsTickets(asEvent(listing)) && !isElsewhere(asEvent(listing));

/** Returns the next listings to end on a student's own campus, posted by others. */
function nextOnesFor(student: Poster, listings: readonly NewListing[]) {
  const time = (newListing: NewListing) => newListing.expiresAt?.getTime() ?? Infinity;
  return listings
    .filter((listing) => listing.universityId === student.universityId && listing.posterId !== student.id)
    .sort((listing, other) => time(listing) - time(other))
    .slice(0, 2);
}

const pickSome = <T>(items: readonly T[], many: number, chance: Chance): T[] =>
  chance.shuffled(items).slice(0, many);

function between(from: Date, to: Date, chance: Chance): Date {
  return new Date(from.getTime() + chance.next() * (to.getTime() - from.getTime()));
}
