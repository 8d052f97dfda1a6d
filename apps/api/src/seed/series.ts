import { DAY, HOUR, NEXT_SLOT_DAYS } from '@campushive/contract';
import { nextSlot, type BookingFacts } from '@campushive/contract/rules/availability';
import { decideSeries, payLesson, planSeries } from '@campushive/contract/rules/series';
import { addDays, dayIn } from '@campushive/contract/rules/zoned-time';
import { campus } from '@campushive/domain/platform/campus';
import { later } from '@campushive/domain/platform/clock';
import type { Db } from '@campushive/domain/platform/database/database';
import { availabilities, lessonSeries } from '@campushive/domain/platform/database/schema/index';
import type { HostPlatform } from '../platform/host-platform.js';
import type { OrderRow } from '@campushive/domain/deals/payments/orders';
import { dueAtOf } from '@campushive/domain/deals/series/stored';
import { createChance, idAt } from './chance.js';
import type { NewListing } from './listings.js';
import type { Members } from './members.js';
import { storeSale } from './sales.js';
import { storeTalk, type Talk, type TalkLine } from './talk.js';

const WEEKS = 6;

/**
 * Stores weekly lessons that began a few days ago: the first took place, and the next is to be paid. Skips the tutor
 * of the demo's single lesson.
 */
export async function storeSeries(
  tx: Db,
  platform: HostPlatform,
  student: ReturnType<Members['at']>,
  /** A tutor whose calendar other parts of the demo fill. */
  busyId: string,
  rows: readonly NewListing[],
  now: Date,
): Promise<void> {
  const madeAt = later(now, -5 * DAY);
  const said = new Map((await tx.select().from(availabilities)).map((one) => [one.listingId, one]));
  const tutored = rows.filter(
    ({ id, posterId, status, priceMinor }) =>
      said.has(id) && posterId !== student.id && status === 'active' && (priceMinor ?? 0) > 0,
  );
  // Picks a series whose first lesson has ended, so that its money is the tutor's.
  const [found] = tutored.flatMap((listing) => {
    const availability = said.get(listing.id);
    if (listing.posterId === tutored[0]?.posterId || listing.posterId === busyId) return [];
    if (availability === undefined || listing.createdAt >= madeAt) return [];
    const facts = { availability, taken: [], now: madeAt.getTime(), timeZone: campus.timeZone };
    const lessons = decideSeries(facts, { times: timesFrom(facts), hours: 1 });
    const first = 'refused' in lessons ? undefined : lessons[0];
    return 'refused' in lessons || first === undefined || first.endsAt > now.getTime() - HOUR
      ? []
      : [{ listing, lessons, first }];
  });
  if (found === undefined) return;
  const { listing, lessons, first } = found;
  const chance = createChance(Number.parseInt(listing.id.slice(-8), 16));
  const order = await storeSale(
    tx,
    platform,
    {
      kind: 'purchase',
      sellerId: listing.posterId,
      listing,
      buyer: student,
      channel: 'mobile_money',
      begunAt: madeAt,
      outcome: { status: 'released', releasedAt: new Date(first.endsAt) },
      session: { startsAt: new Date(first.startsAt), endsAt: new Date(first.endsAt) },
    },
    chance,
  );
  const keptUntil = later(madeAt, HOUR);
  const series = payLesson(
    { status: 'starting', endedBecause: null, keptUntil: keptUntil.getTime(), lessons },
    1,
    { taken: [], now: madeAt.getTime() },
  );
  await tx.insert(lessonSeries).values({
    id: idAt(madeAt, chance),
    listingId: listing.id,
    title: listing.title,
    studentId: student.id,
    tutorId: listing.posterId,
    minutes: 60,
    priceMinor: listing.priceMinor ?? 0,
    status: series.status,
    endedBecause: null,
    keptUntil,
    lessons: series.lessons.map(({ number, startsAt, endsAt, status }) => ({
      number,
      startsAt: new Date(startsAt).toISOString(),
      endsAt: new Date(endsAt).toISOString(),
      status,
      orderId: number === 1 ? order.id : null,
      // The next payment was requested when the demo began.
      isAsked: number === 2,
    })),
    dueAt: dueAtOf(series, new Set([2])),
    createdAt: madeAt,
    updatedAt: madeAt,
  });
  await storeTalk(tx, { ...aboutTheSeries(order), they: student.id, we: listing.posterId }, chance);
}

/** The conversation of a weekly series, before its first lesson and after it. */
function aboutTheSeries({
  listingId,
  total,
  createdAt,
  paidAt,
  releasedAt,
}: OrderRow): Omit<Talk, 'they' | 'we'> {
  const paid = paidAt ?? createdAt;
  const over = releasedAt ?? paid;
  const lines: readonly (readonly [TalkLine, Date])[] = [
    [['they', 'Hello! Could you take me every week until the exams?'], later(paid, -2 * HOUR)],
    [
      ['we', 'Yes. Book the weeks, and pay each lesson before it. If you have to miss one, tell me.'],
      later(paid, -HOUR),
    ],
    [['they', { code: 'paid', amountMinor: total }], paid],
    [['they', { code: 'released', amountMinor: null }], over],
    [['we', 'Good first lesson. Try questions 3 to 6 until next week.'], later(over, HOUR / 2)],
  ];
  const times = lines.map(([, at]) => at);
  return {
    listingId,
    lines: lines.map(([line]) => line),
    times,
    endedAt: times.at(-1) ?? over,
    seen: true,
  };
}

/** Returns every possible week from the first free hour on. */
function timesFrom(facts: BookingFacts): readonly number[] {
  const day = dayIn(facts.now, facts.timeZone);
  const slot = nextSlot(facts, { from: day, to: addDays(day, NEXT_SLOT_DAYS), hours: 1 });
  if (slot === undefined) return [];
  return planSeries(facts, { startsAt: slot.startsAt, hours: 1, weeks: WEEKS })
    .filter(({ refused }) => refused === null)
    .map(({ startsAt }) => startsAt);
}
