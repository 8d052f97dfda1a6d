import { findHall, STALL_HIVE, type ParsedInputOf } from '@campushive/contract';
import { refuseStallHours, weekPeriodsOf } from '@campushive/contract/rules/stall-hours';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { Failure, invalidField, invalidFields } from '../../calls/failure.js';
import type { Handler } from '../../calls/handlers.js';
import type { Viewer } from '../../calls/viewer.js';
import { requireVerifiedStudent } from '../../accounts/auth/student-verification/student-verification.js';
import { requireSwitchedOn } from '../../base/switches/paused.js';
import { campus } from '../../platform/campus.js';
import type { Db } from '../../platform/database/database.js';
import { listings, stalls } from '../../platform/database/schema/index.js';
import { newId } from '../../platform/ids.js';
import type { StallsContext } from './context.js';
import { describeStall } from './describe-stall.js';
import { attachOne, storeItems } from './items.js';

/** Limit of new stalls per day, against a script that opens and gives up stalls. */
const STALLS_A_DAY = 10;
const DAY_SECONDS = 24 * 60 * 60;

type StallInput = ParsedInputOf<'stalls.create'>;

export const createStall = (context: StallsContext): Handler<'stalls.create'> => {
  const { platform } = context;
  return async (input, { viewer }) => {
    requireVerifiedStudent(viewer);
    await platform.limits.hit(`stall:${viewer.userId}`, STALLS_A_DAY, DAY_SECONDS);
    requireFields(input, viewer.universityId);
    await requireSwitchedOn(platform.db, input.category ?? 'essentials', 'posting');
    const id = await platform.db.transaction((tx) => writeStall(context, tx, input, viewer));
    return { data: await describeStall(platform, id, viewer), message: 'Your stall is ready' };
  };
};

/** Refuses hours that overlap, and a hall of another university. */
export function requireFields(
  { hours, hallId }: Pick<Partial<StallInput>, 'hours' | 'hallId'>,
  universityId: string,
): void {
  const errors = refuseStallHours(hours ?? []);
  if (errors !== null) throw invalidFields(errors);
  if (hallId != null && findHall(campus, hallId, universityId) === undefined)
    throw invalidField('hallId', 'unknown_hall');
}

async function writeStall(
  { platform, deps }: StallsContext,
  tx: Db,
  input: StallInput,
  viewer: Viewer,
): Promise<string> {
  const now = platform.clock.now();
  const { userId: sellerId, universityId } = viewer;
  await requireNoStall(tx, sellerId, now);
  const id = newId();
  const photo = input.photo == null ? [] : [await attachOne(deps.attach, tx, sellerId, input.photo, 'photo')];
  await tx.insert(listings).values({
    id,
    hive: STALL_HIVE,
    posterId: sellerId,
    universityId,
    title: input.name,
    description: input.description ?? '',
    status: 'active',
    details: {},
    photos: photo,
    // Stalls are on no shelf of a lexicon.
    kindsReadBy: 'none',
    createdAt: now,
    updatedAt: now,
  });
  const hours = input.hours ?? [];
  await tx.insert(stalls).values({
    id,
    sellerId,
    category: input.category ?? 'essentials',
    hallId: input.hallId ?? null,
    place: placeOf(input.place),
    hours,
    periods: weekPeriodsOf(hours),
    readyMinutes: input.readyMinutes,
    takesCash: input.takesCash ?? false,
    createdAt: now,
    updatedAt: now,
  });
  const priceMinor = await storeItems(deps, tx, { stallId: id, sellerId }, input.items, { before: [], now });
  await tx.update(listings).set({ priceMinor }).where(eq(listings.id, id));
  return id;
}

/** Stores an empty place as none. */
export const placeOf = (place: string | null | undefined): string | null =>
  place === undefined || place === '' ? null : place;

/** Refuses a second stall of a student, one request at a time. A stall that a moderator deleted makes room for another. */
async function requireNoStall(tx: Db, sellerId: string, now: Date): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`stall:${sellerId}`}, 0))`);
  const deleted = tx.select({ id: listings.id }).from(listings).where(eq(listings.status, 'deleted'));
  const ownOpenStall = and(eq(stalls.sellerId, sellerId), isNull(stalls.closedAt));
  await tx
    .update(stalls)
    .set({ closedAt: now })
    .where(and(ownOpenStall, inArray(stalls.id, deleted)));
  if ((await tx.$count(stalls, ownOpenStall)) > 0)
    throw new Failure('stall_exists', 'You have a stall already. Change it, or give it up first.');
}
