import { DAY, hiveNamesOf, type Dashboard } from '@campushive/contract';
import type { Viewer } from '../../calls/viewer.js';
import { followedCourses } from '../../catalogue/saved-searches/followed-courses.js';
import { toListing } from '../../catalogue/hives/presenters.js';
import type { PlaceFilters } from '../../catalogue/hives/lists/finding.js';
import { orderingOf } from '../../catalogue/hives/lists/sorting.js';
import { findListings } from '../../catalogue/hives/store.js';
import { campus } from '../../platform/campus.js';
import { later } from '../../platform/clock.js';
import type { DashboardContext } from './context.js';
import { newestOf } from '../../catalogue/hives/lists/newest.js';
import type { ListingFilters } from '../../catalogue/hives/listing-conditions.js';

const EVENTS = 3;
const NEW_LISTINGS = 6;
const COURSES = 3;
const LISTINGS_OF_COURSE = 2;

/** A visit longer ago than this counts as this long ago. */
const LONGEST_AWAY = 7 * DAY;

const ALL = { kind: 'all' } as const;

/** Returns the events of a place until the end of the campus's day, soonest first. */
export async function eventsToday(
  { read, clock }: DashboardContext,
  viewer: Viewer,
  where: PlaceFilters,
): Promise<Dashboard['tonight']> {
  if (!hiveNamesOf(campus).includes('buzz')) return [];
  const filters: ListingFilters = { ...where, hive: 'buzz', when: 'today', search: ALL };
  const rows = await findListings(read, filters, orderingOf('soonest', ALL, undefined), EVENTS, clock.now());
  return rows.map((row) => toListing(row, viewer));
}

/**
 * Returns the listings that others posted at a place since the viewer's previous visit on this device; since yesterday on the first visit,
 * and for a week at most.
 */
export async function newSinceVisit(
  context: DashboardContext,
  viewer: Viewer,
  where: PlaceFilters,
): Promise<Dashboard['fresh']> {
  const now = context.clock.now();
  const visit = (await context.deps.previousVisit(viewer)) ?? later(now, -DAY);
  const since = new Date(Math.max(visit.getTime(), later(now, -LONGEST_AWAY).getTime()));
  const rows = await newestOf(context, hiveNamesOf(campus), where, viewer, NEW_LISTINGS);
  const isNew = rows.filter(({ listing }) => listing.createdAt > since);
  return { since: since.toISOString(), listings: isNew.map((row) => toListing(row, viewer)) };
}

/** Returns the newest listings of the courses that the viewer follows. Leaves out a course without listings. */
export async function coursesOf(
  { read, clock }: DashboardContext,
  viewer: Viewer,
): Promise<Dashboard['courses']> {
  const followed = await followedCourses(read, viewer.userId, COURSES);
  const newest = orderingOf('newest', ALL, undefined);
  const found = await Promise.all(
    followed.map(async ({ code, universityId }) => {
      const filters: ListingFilters = {
        course: code,
        search: ALL,
        universityIds: universityId === null ? undefined : [universityId],
      };
      const rows = await findListings(read, filters, newest, LISTINGS_OF_COURSE, clock.now());
      return { code, listings: rows.map((row) => toListing(row, viewer)) };
    }),
  );
  return found.filter(({ listings }) => listings.length > 0);
}
