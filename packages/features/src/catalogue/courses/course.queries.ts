import { hiveNamesOf } from '@campushive/contract/campus';
import type { CampusNarrowing } from '@campushive/contract/campus-choice';
import type { BrowserCampus } from '@campushive/contract/campus-schema';
import { leadingFor, type Client, type PrefetchWorld } from '../../kernel/index.js';
import { prefetchMarks } from '../parts/favorites/favorites.queries.js';
import { openListingsQuery } from '../parts/open-listings/open-listings.queries.js';

/** Hives of a course page in display order, free material first. */
export const COURSE_HIVES = ['archive', 'academia', 'essentials'] as const;
/** Name of a hive that a course page shows. */
export type CourseHive = (typeof COURSE_HIVES)[number];

/** Filters them by the hives that the campus has enabled. */
export const courseHivesOf = (campus: Pick<BrowserCampus, 'hives'>): readonly CourseHive[] =>
  COURSE_HIVES.filter((hive) => hiveNamesOf(campus).includes(hive));

/** Listings of one hive for a course, with those of the viewer's campus first. */
export const courseQuery = (client: Client, hive: CourseHive, code: string, leading: CampusNarrowing) =>
  openListingsQuery(client, { hiveType: hive, course: code, ...leading });

/** Fetches the listings of a course in each hive. A course without listings has an empty page. */
export const prefetchCourse = (world: PrefetchWorld, { code }: { readonly code: string }): Promise<unknown> =>
  Promise.all([
    ...courseHivesOf(world.campus).map((hive) =>
      world.queries.prefetchInfiniteQuery(courseQuery(world.client, hive, code, leadingFor(world))),
    ),
    prefetchMarks(world),
  ]);
