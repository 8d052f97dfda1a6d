import { type ReportCase, type ReportTarget } from '@campushive/contract';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.js';
import { listings, reportCases, reports, users } from '../../platform/database/schema/index.js';
import { findPicture, toPicture } from '../../catalogue/portfolio/pictures.js';
import { personColumns, toPerson } from '../../accounts/users/person.js';
import { textOf } from '../../catalogue/wanted/change-wanted.js';
import type { ModerationContext, ModerationDeps } from './context.js';
import { messagesOfOrganiser, reportedMessages } from './reported-messages.js';
import { upheld } from './reports.js';
import { isSuspended } from '../../base/suspension/is-suspended.js';
import { wantedPostOf } from './wanted-posts.js';
import { toMajor } from '../../platform/money.js';

const subjects = alias(users, 'subjects');
const resolvers = alias(users, 'resolvers');
/** Number of reports shown per case. */
const REPORTS_SHOWN = 10;

const caseQuery = (db: Db) =>
  db
    .select({
      case: reportCases,
      subject: {
        ...personColumns(subjects),
        role: subjects.role,
        suspendedAt: subjects.suspendedAt,
        suspendedUntil: subjects.suspendedUntil,
      },
      resolver: personColumns(resolvers),
    })
    .from(reportCases)
    .innerJoin(subjects, eq(subjects.id, reportCases.subjectId))
    .leftJoin(resolvers, eq(resolvers.id, reportCases.resolvedById));
export type CaseRow = Awaited<ReturnType<typeof findCases>>[number];

export interface CaseFilters {
  readonly state: 'open' | 'resolved';
  readonly targetType?: ReportTarget | undefined;
}

const conditionOf = ({ state, targetType }: CaseFilters) =>
  and(
    state === 'open' ? isNull(reportCases.resolvedAt) : isNotNull(reportCases.resolvedAt),
    targetType === undefined ? undefined : eq(reportCases.targetType, targetType),
  );

/** Returns open cases, oldest first, or decided ones, newest first. */
export function findCases(db: Db, filters: CaseFilters, page: { after: string | undefined; limit: number }) {
  const open = filters.state === 'open';
  const { after } = page;
  const beyond =
    after === undefined ? undefined : open ? gt(reportCases.id, after) : lt(reportCases.id, after);
  return caseQuery(db)
    .where(and(conditionOf(filters), beyond))
    .orderBy(open ? asc(reportCases.id) : desc(reportCases.id))
    .limit(page.limit);
}

export async function findCase(db: Db, id: string): Promise<CaseRow | undefined> {
  const [row] = await caseQuery(db).where(eq(reportCases.id, id));
  return row;
}

export async function countCases(db: Db, filters: CaseFilters): Promise<number> {
  const [row] = await db.select({ count: count() }).from(reportCases).where(conditionOf(filters));
  return row?.count ?? 0;
}

/** Adds to cases everything that a moderator needs to decide them. */
export async function describeCases(
  { db, clock, deps }: Pick<ModerationContext, 'db' | 'clock' | 'deps'>,
  rows: readonly CaseRow[],
): Promise<ReportCase[]> {
  const now = clock.now();
  const earlier = await countUpheld(
    db,
    rows.map((row) => row.case.subjectId),
  );
  const cases = await Promise.all(
    rows.map((row) => describeCase(db, row, earlier.get(row.case.subjectId) ?? 0, now)),
  );
  return cases.map((found) => withWarnings(found, deps.verdictOf));
}

/** Adds the warnings of the scam shield, with their reasons, to reported texts. */
function withWarnings(found: ReportCase, verdictOf: ModerationDeps['verdictOf']): ReportCase {
  const warned = (text: string) => {
    const warning = verdictOf(text);
    return warning === null ? {} : { warning };
  };
  return {
    ...found,
    messages: found.messages.map((message) => ({ ...message, ...warned(message.content) })),
    wanted: found.wanted && { ...found.wanted, ...warned(textOf(found.wanted)) },
  };
}

/** Counts the upheld cases against each of these students. */
export async function countUpheld(db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  return countBySubject(db, userIds, upheld);
}

export async function countOpen(db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  return countBySubject(db, userIds, isNull(reportCases.resolvedAt));
}

async function countBySubject(db: Db, userIds: readonly string[], which: typeof upheld) {
  if (userIds.length === 0) return new Map<string, number>();
  const rows = await db
    .select({ userId: reportCases.subjectId, count: count() })
    .from(reportCases)
    .where(and(inArray(reportCases.subjectId, [...new Set(userIds)]), which))
    .groupBy(reportCases.subjectId);
  return new Map(rows.map((row) => [row.userId, row.count]));
}

async function describeCase(db: Db, row: CaseRow, earlierCases: number, now: Date): Promise<ReportCase> {
  const { id, targetType, targetId, decision, note, resolvedAt, createdAt } = row.case;
  const reportSummary = await reportsOf(db, id);
  return {
    id,
    targetType,
    targetId,
    subject: {
      ...toPerson(row.subject),
      role: row.subject.role,
      isSuspended: isSuspended(row.subject, now),
    },
    earlierCases,
    listing: targetType === 'listing' ? await listingOf(db, targetId) : null,
    wanted: targetType === 'wanted' ? await wantedPostOf(db, targetId, now) : null,
    picture: targetType === 'picture' ? await pictureOf(db, targetId) : null,
    ...(targetType === 'message'
      ? await reportedMessages(db, targetId, row.case.evidence)
      : targetType === 'listing'
        ? await messagesOfOrganiser(db, targetId)
        : { messages: [], group: null }),
    reportCount: reportSummary.count,
    reports: reportSummary.newest,
    decision,
    note,
    resolvedBy: row.resolver === null ? null : toPerson(row.resolver),
    resolvedAt: resolvedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

/** Returns the number of reports of a case, and the newest ones. */
export async function reportsOf(db: Db, caseId: string) {
  const rows = await db
    .select({ report: reports, reporter: personColumns(users), count: sql<number>`count(*) over ()::int` })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.reporterId))
    .where(eq(reports.caseId, caseId))
    .orderBy(desc(reports.id))
    .limit(REPORTS_SHOWN);
  return {
    count: rows[0]?.count ?? 0,
    newest: rows.map(({ report, reporter }) => ({
      id: report.id,
      reason: report.reason,
      details: report.details,
      reporter: toPerson(reporter),
      createdAt: report.createdAt.toISOString(),
    })),
  };
}

async function pictureOf(db: Db, id: string): Promise<ReportCase['picture']> {
  const picture = await findPicture(db, id);
  return picture === undefined ? null : toPicture(picture);
}

async function listingOf(db: Db, id: string): Promise<ReportCase['listing']> {
  const [row] = await db
    .select({
      title: listings.title,
      description: listings.description,
      priceMinor: listings.priceMinor,
      status: listings.status,
      hiddenBy: listings.hiddenBy,
      hive: listings.hive,
      photos: listings.photos,
    })
    .from(listings)
    .where(eq(listings.id, id));
  if (row === undefined) return null;
  return {
    id,
    title: row.title,
    description: row.description,
    price: toMajor(row.priceMinor ?? 0),
    status: row.status,
    hiveTypeId: row.hive,
    photo: row.photos[0] ?? null,
    hiddenByReports: row.status === 'hidden' && row.hiddenBy === 'reports',
  };
}
