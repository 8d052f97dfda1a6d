import type { Listing } from '@campushive/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCampus, useClient, useHomeCampus } from '../../kernel/index.js';
import { foundPages, type FoundPages } from '../parts/found-pages.js';
import { courseHivesOf, courseQuery, type CourseHive } from './course.queries.js';

/** Listings of one hive for a course. */
export interface CourseSection {
  readonly hive: CourseHive;
  readonly listings: readonly Listing[];
  /** Number of listings on all pages. */
  readonly count: number;
  /** Null on the last page. */
  readonly more: (() => void) | null;
  readonly loadingMore: boolean;
}

/** States of the page of a course. */
export type CourseState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  /** Empty course, with the hives in which the viewer can post. */
  | { readonly status: 'empty'; readonly hives: readonly CourseHive[] }
  | { readonly status: 'ready'; readonly sections: readonly CourseSection[] };

/** Listings for a course, grouped by hive. */
export function useCourse(code: string): CourseState {
  const hives = courseHivesOf(useCampus());
  const found = {
    archive: useCourseResult('archive', code, hives),
    academia: useCourseResult('academia', code, hives),
    essentials: useCourseResult('essentials', code, hives),
  };
  const failed = hives.flatMap((hive) => {
    const pages = found[hive];
    return pages.status === 'failed' ? [pages.retry] : [];
  });
  if (failed.length > 0) return { status: 'failed', retry: () => failed.forEach((retry) => retry()) };
  const sections = hives.flatMap((hive): readonly CourseSection[] => {
    const pages = found[hive];
    if (pages.status !== 'found') return [];
    const { count, more, loadingMore } = pages.rest;
    return [{ hive, listings: pages.items, count, more, loadingMore }];
  });
  if (sections.length < hives.length) return { status: 'loading' };
  return sections.every(({ count }) => count === 0)
    ? { status: 'empty', hives }
    : { status: 'ready', sections };
}

function useCourseResult(hive: CourseHive, code: string, hives: readonly CourseHive[]): FoundPages<Listing> {
  const client = useClient();
  const { leading } = useHomeCampus();
  return foundPages(
    useInfiniteQuery({ ...courseQuery(client, hive, code, leading), enabled: hives.includes(hive) }),
  );
}
