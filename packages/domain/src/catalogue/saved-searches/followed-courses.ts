import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { savedSearches } from '../../platform/database/schema/index.js';

/** A saved search for a course, at one university or at all. */
export interface FollowedCourse {
  readonly code: string;
  readonly universityId: string | null;
}

/** Returns the courses of a student's saved searches, newest first, each once. */
export async function followedCourses(db: Db, userId: string, most: number): Promise<FollowedCourse[]> {
  const { course, universityId } = savedSearches;
  const rows = await db
    .select({ code: course, universityId })
    .from(savedSearches)
    .where(and(eq(savedSearches.userId, userId), isNotNull(course)))
    .orderBy(desc(savedSearches.id));
  const byCode = new Map(
    rows.flatMap((row) => (row.code === null ? [] : [[row.code, { ...row, code: row.code }]])),
  );
  return [...byCode.values()].slice(0, most);
}
