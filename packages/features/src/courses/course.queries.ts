import { hiveNamesOf } from '@campushive/contract/campus';
import type { CampusNarrowing } from '@campushive/contract/campus-choice';
import type { BrowserCampus } from '@campushive/contract/campus-schema';
import type { Client } from '../kernel/index.js';
import { openListingsQuery } from '../shared/queries/open-listings.queries.js';

/** What a course page gathers, in its order: what is free first. */
export const COURSE_HIVES = ['archive', 'academia', 'essentials'] as const;
export type CourseHive = (typeof COURSE_HIVES)[number];

/** Those of them that are on here. */
export const courseHivesOf = (campus: Pick<BrowserCampus, 'hives'>): readonly CourseHive[] =>
  COURSE_HIVES.filter((hive) => hiveNamesOf(campus).includes(hive));

/** What one hive has for a course, that of the reader's campus first. */
export const courseQuery = (client: Client, hive: CourseHive, code: string, leading: CampusNarrowing) =>
  openListingsQuery(client, { hiveType: hive, course: code, ...leading });
