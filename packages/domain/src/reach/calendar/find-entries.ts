import { DAY, LIVE_ORDER_STATUSES, type OrderStatus } from '@campushive/contract';
import { and, eq, gt, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { later } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import {
  lessonSeries,
  listings,
  meetups,
  orders,
  tickets,
  users,
} from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { placeOfListing } from '../../platform/place-at-campus.js';
import { eventEntry, type CalendarEvent } from '../../deals/events/calendar.js';
import { latestMeetup } from '../../deals/meetups/meetup-row.js';
import { personColumns, type PersonRow } from '../../accounts/users/person.js';

/** Age limit of entries. Calendars keep entries for a while, and older ones are of no use. */
const SHOWN_AFTER = 30 * DAY;

/** Statuses of orders that take or took place. Refunded orders leave the calendar. */
const AGREED: readonly OrderStatus[] = [
  ...LIVE_ORDER_STATUSES.filter((status) => status !== 'pending_payment'),
  'released',
  'paid_out',
];

const buyers = alias(users, 'calendar_buyers');
const sellers = alias(users, 'calendar_sellers');

/**
 * Returns a student's agreed entries: lessons as tutor and as student, meet-ups, and events with a ticket, from thirty
 * days ago on. Each entry keeps its id when it moves. Contains only the first names of others.
 */
export async function findEntries({ db, clock, config }: Platform, userId: string): Promise<CalendarEvent[]> {
  const since = later(clock.now(), -SHOWN_AFTER);
  const pages = config.publicUrl;
  const series = await findSeries(db, userId);
  const entries = [
    ...(await findLessons(db, userId, since)).map((row) => toLesson(row, series, userId, pages)),
    ...series.flatMap((one) => plannedLessons(one, userId, clock.now(), pages)),
    ...(await findMeetups(db, userId, since)).map((row) => toMeetup(row, userId, pages)),
    ...(await findEvents(db, userId, since)).flatMap((listing) => eventEntry(listing, '', pages) ?? []),
  ];
  return entries.sort((calendarEvent, other) => calendarEvent.startsAt.getTime() - other.startsAt.getTime());
}

const ofStudent = (userId: string) => or(eq(orders.buyerId, userId), eq(orders.sellerId, userId));

const orderColumns = {
  id: orders.id,
  title: orders.listingTitle,
  startsAt: orders.startsAt,
  endsAt: orders.endsAt,
  updatedAt: orders.updatedAt,
  buyer: personColumns(buyers),
  seller: personColumns(sellers),
};

const findLessons = (db: Db, userId: string, since: Date) =>
  db
    .select({
      ...orderColumns,
      details: listings.details,
      universityId: listings.universityId,
      meetup: meetups,
    })
    .from(orders)
    .innerJoin(listings, eq(listings.id, orders.listingId))
    .innerJoin(buyers, eq(buyers.id, orders.buyerId))
    .innerJoin(sellers, eq(sellers.id, orders.sellerId))
    .leftJoin(meetups, and(eq(meetups.id, latestMeetup), inArray(meetups.status, ['accepted', 'met'])))
    .where(and(ofStudent(userId), inArray(orders.status, [...AGREED]), gte(orders.endsAt, since)));

/** Finds meet-ups for handing over paid items. Lessons have their own entries. */
const findMeetups = (db: Db, userId: string, since: Date) =>
  db
    .select({ ...orderColumns, meetup: meetups })
    .from(orders)
    .innerJoin(buyers, eq(buyers.id, orders.buyerId))
    .innerJoin(sellers, eq(sellers.id, orders.sellerId))
    .innerJoin(meetups, eq(meetups.id, latestMeetup))
    .where(
      and(
        ofStudent(userId),
        inArray(orders.status, [...AGREED]),
        isNull(orders.startsAt),
        inArray(meetups.status, ['accepted', 'met']),
        gte(meetups.startsAt, since),
      ),
    );

const findSeries = (db: Db, userId: string) =>
  db
    .select({ series: lessonSeries, student: personColumns(buyers), tutor: personColumns(sellers) })
    .from(lessonSeries)
    .innerJoin(buyers, eq(buyers.id, lessonSeries.studentId))
    .innerJoin(sellers, eq(sellers.id, lessonSeries.tutorId))
    .where(or(eq(lessonSeries.studentId, userId), eq(lessonSeries.tutorId, userId)));
type SeriesRow = Awaited<ReturnType<typeof findSeries>>[number];

/** Finds one entry per event, however many tickets. Cancelled and hidden events are omitted. */
const findEvents = (db: Db, userId: string, since: Date) =>
  db
    .select({
      id: listings.id,
      title: listings.title,
      details: listings.details,
      universityId: listings.universityId,
      updatedAt: listings.updatedAt,
    })
    .from(listings)
    .where(
      and(
        eq(listings.hive, 'buzz'),
        sql`${listings.status} not in ('deleted', 'hidden', 'draft')`,
        gt(listings.expiresAt, since),
        inArray(
          listings.id,
          db
            .select({ id: tickets.listingId })
            .from(tickets)
            .where(and(eq(tickets.userId, userId), eq(tickets.status, 'going'))),
        ),
      ),
    );

/** Appends the other student's name to a title. */
function withName(title: string, [one, other]: readonly [PersonRow, PersonRow], userId: string): string {
  const { name, deletedAt } = one.id === userId ? other : one;
  const first = name.split(' ')[0] ?? '';
  return deletedAt === null ? `${title} · ${first}` : title;
}

const latest = (one: Date, other: Date | undefined) => (other !== undefined && other > one ? other : one);

/** Returns the id of a series lesson's week, the same before and after payment. */
const weekId = (seriesId: string, number: number) => `${seriesId}-${number}`;

function toLesson(
  row: Awaited<ReturnType<typeof findLessons>>[number],
  series: readonly SeriesRow[],
  userId: string,
  pages: string,
): CalendarEvent {
  const { id, startsAt, endsAt, meetup, details, universityId } = row;
  if (startsAt === null || endsAt === null) throw new Error('What ends has a time');
  const [week] = series.flatMap((one) =>
    one.series.lessons
      .filter(({ orderId }) => orderId === id)
      .map(({ number }) => weekId(one.series.id, number)),
  );
  return {
    id: week ?? id,
    title: withName(row.title, [row.buyer, row.seller], userId),
    description: '',
    location: meetup?.place ?? placeOfListing(details, universityId),
    startsAt,
    endsAt,
    wholeDay: false,
    url: `${pages}/dashboard/payments/${id}`,
    updatedAt: latest(row.updatedAt, meetup?.updatedAt),
    status: 'certain',
  };
}

/** Returns the weeks that are reserved for the student, who pays for them one by one. */
function plannedLessons(
  { series, student, tutor }: SeriesRow,
  userId: string,
  now: Date,
  pages: string,
): CalendarEvent[] {
  if (series.status !== 'running') return [];
  return series.lessons
    .filter(({ status, startsAt }) => status === 'unpaid' && new Date(startsAt) > now)
    .map(({ number, startsAt, endsAt }) => ({
      id: weekId(series.id, number),
      title: withName(series.title, [student, tutor], userId),
      description: '',
      location: null,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
      wholeDay: false,
      url: `${pages}/dashboard/series/${series.id}`,
      updatedAt: series.updatedAt,
      status: 'planned',
    }));
}

function toMeetup(
  row: Awaited<ReturnType<typeof findMeetups>>[number],
  userId: string,
  pages: string,
): CalendarEvent {
  return {
    // A new time agreed later is another meet-up of the same order.
    id: `meet-up-${row.id}`,
    title: withName(row.title, [row.buyer, row.seller], userId),
    description: '',
    location: row.meetup.place,
    startsAt: row.meetup.startsAt,
    wholeDay: false,
    url: `${pages}/dashboard/payments/${row.id}`,
    updatedAt: row.meetup.updatedAt,
    status: 'certain',
  };
}
