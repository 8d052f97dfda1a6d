import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { OpenReport } from '../../catalogue/portfolio/open-reports.js';
import type { Db } from '../../platform/database/database.js';
import { reportCases, reports } from '../../platform/database/schema/index.js';

/** Returns the reports of pictures about which no moderator has decided. */
export const findOpenReports = (db: Db, pictureIds: readonly string[]): Promise<readonly OpenReport[]> =>
  db
    .select({ pictureId: reports.targetId, reason: reports.reason, createdAt: reports.createdAt })
    .from(reports)
    .innerJoin(reportCases, eq(reportCases.id, reports.caseId))
    .where(
      and(
        eq(reportCases.targetType, 'picture'),
        inArray(reportCases.targetId, [...pictureIds]),
        isNull(reportCases.resolvedAt),
      ),
    );
