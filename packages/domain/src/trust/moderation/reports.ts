import { WRITTEN_KINDS } from '@campushive/contract/message-kinds';
import {
  hidesReported,
  isTakedownRequest,
  needsDetails,
  reasonsFor,
  REPORT_REASONS,
  REPORTS_A_DAY,
  TAKEDOWN_ANSWER_TIME,
  type HiveName,
  type ParsedInputOf,
  type ReportReason,
  type ReportTarget,
} from '@campushive/contract';
import { and, eq, exists, inArray, isNull, lte, ne } from 'drizzle-orm';
import { Failure, invalidField, notFound } from '../../calls/failure.js';
import type { Viewer } from '../../calls/viewer.js';
import { later } from '../../platform/clock.js';
import { lockListing, readListing } from '../../catalogue/hives/read-listing.js';
import type { Db } from '../../platform/database/database.js';
import {
  conversations,
  listings,
  messages,
  participations,
  reportCases,
  reports,
  users,
} from '../../platform/database/schema/index.js';
import { newId } from '../../platform/ids.js';
import type { Platform } from '../../platform/platform.js';
import { findMessageOfMember } from '../../talk/groups/store.js';
import { hideListing } from '../../catalogue/hives/posting/hide-listing.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import { findPicture } from '../../catalogue/portfolio/pictures.js';
import { lockPost } from '../../catalogue/wanted/store.js';
import { hideWantedPost } from './wanted-posts.js';

/** The student responsible for a target, and the hive of a listing. */
interface Subject {
  readonly subjectId: string;
  readonly hive?: HiveName;
}

const DAY_SECONDS = 24 * 60 * 60;

/**
 * Takes reports, one per student and target. A listing is hidden until a moderator decides after reports of three
 * students, of two who request the takedown of material shared without permission, or of one such student after a day
 * without a decision.
 */
export class ReportDesk {
  readonly #platform: Platform;
  readonly #notify: NotificationsModule['notify'];

  constructor(platform: Platform, notify: NotificationsModule['notify']) {
    this.#platform = platform;
    this.#notify = notify;
  }

  /** Returns the report's id. */
  async report(input: ParsedInputOf<'reports.create'>, viewer: Viewer): Promise<string> {
    const { targetType, targetId, reason, details = '' } = input;
    if (needsDetails(reason) && details === '') throw invalidField('details', 'details_missing');
    const { db, clock, limits, outbox } = this.#platform;
    await limits.hit(`report:${viewer.userId}`, REPORTS_A_DAY, DAY_SECONDS);
    const id = await db.transaction(async (tx) => {
      const now = clock.now();
      const { subjectId, hive = null } = await this.#subjectOf(tx, targetType, targetId, viewer);
      if (!reasonsFor(targetType, hive).includes(reason)) throw invalidField('reason', 'invalid_reason');
      if (subjectId === viewer.userId) throw new Failure('own_content', 'You can’t report your own content.');
      const caseId = await openCase(tx, { targetType, targetId, subjectId }, now);
      const [made] = await tx
        .insert(reports)
        .values({ caseId, reporterId: viewer.userId, targetType, targetId, reason, details, createdAt: now })
        .onConflictDoNothing()
        .returning({ id: reports.id });
      if (made === undefined)
        throw new Failure('already_reported', 'You’ve already reported this. A moderator will look at it.');
      if (targetType === 'listing' && hidesReported(await reasonsOf(tx, caseId)))
        await this.#hide(tx, targetId, now);
      if (targetType === 'wanted') await hideWantedPost(tx, targetId, await countReports(tx, caseId));
      return made.id;
    });
    await outbox.flush();
    return id;
  }

  /** Returns the student responsible for a target; throws 404 unless the viewer may see it. A listing's row stays locked. */
  async #subjectOf(tx: Db, type: ReportTarget, id: string, viewer: Viewer): Promise<Subject> {
    if (type === 'listing') {
      const listing = await lockListing(tx, id);
      if (listing === undefined || ['deleted', 'draft', 'hidden'].includes(listing.status)) {
        throw notFound('Listing');
      }
      return { subjectId: listing.posterId, hive: listing.hive };
    }
    if (type === 'wanted') {
      const post = await lockPost(tx, id);
      if (post === undefined || !['open', 'closed'].includes(post.status)) throw notFound('Post');
      return { subjectId: post.userId };
    }
    if (type === 'picture') {
      const picture = await findPicture(tx, id);
      if (picture === undefined) throw notFound('Picture');
      return { subjectId: picture.userId };
    }
    if (type === 'user') {
      const [user] = await tx
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, id), isNull(users.deletedAt)));
      if (user === undefined) throw notFound('Student');
      return { subjectId: user.id };
    }
    const [message] = await tx
      .select({ senderId: messages.senderId })
      .from(messages)
      .innerJoin(
        participations,
        and(
          eq(participations.conversationId, messages.conversationId),
          eq(participations.userId, viewer.userId),
        ),
      )
      .innerJoin(
        conversations,
        and(eq(conversations.id, messages.conversationId), eq(conversations.kind, 'direct')),
      )
      // Automatic lines about a deal have no author to report.
      .where(and(eq(messages.id, id), inArray(messages.kind, [...WRITTEN_KINDS])));
    const found = message ?? (await findMessageOfMember(tx, viewer.userId, id));
    if (found === undefined) throw notFound('Message');
    return { subjectId: found.senderId };
  }

  /** Hides every listing whose takedown request was not decided within the time for moderators. */
  async hideUnanswered(): Promise<void> {
    const { db, clock, log, outbox } = this.#platform;
    const due = await findUnanswered(db, later(clock.now(), -TAKEDOWN_ANSWER_TIME));
    for (const { id, targetId } of due) {
      await db
        .transaction(async (tx) => {
          // Locks the listing's row before the case's, in the same order as decisions.
          await lockListing(tx, targetId);
          const [open] = await tx
            .select({ id: reportCases.id })
            .from(reportCases)
            .where(and(eq(reportCases.id, id), isNull(reportCases.resolvedAt)))
            .for('update');
          if (open !== undefined) await this.#hide(tx, targetId, clock.now());
        })
        // A failure for one listing must not stop the others.
        .catch((error: unknown) => log.error({ err: error, caseId: id }, 'reported listing not hidden'));
    }
    await outbox.flush();
  }

  async #hide(tx: Db, listingId: string, now: Date): Promise<void> {
    const listing = await readListing(tx, listingId);
    // A reserved or sold listing stays: no one else can buy it.
    if (listing?.status !== 'active') return;
    await hideListing(tx, listing, { hider: 'reports', mover: 'system' }, now);
    await this.#notify(tx, {
      userId: listing.posterId,
      type: 'system',
      kind: 'listing_hidden',
      values: { listing: listing.title, note: null },
      subject: { type: 'listing', id: listingId },
    });
  }
}

const countReports = (tx: Db, caseId: string): Promise<number> =>
  tx.$count(reports, eq(reports.caseId, caseId));

async function reasonsOf(tx: Db, caseId: string): Promise<ReportReason[]> {
  const rows = await tx.select({ reason: reports.reason }).from(reports).where(eq(reports.caseId, caseId));
  return rows.map(({ reason }) => reason);
}

/** Finds open cases about active listings with a takedown request that is at least this old. */
function findUnanswered(db: Db, since: Date): Promise<{ id: string; targetId: string }[]> {
  const requests = REPORT_REASONS.filter(isTakedownRequest);
  return db
    .select({ id: reportCases.id, targetId: reportCases.targetId })
    .from(reportCases)
    .innerJoin(listings, eq(listings.id, reportCases.targetId))
    .where(
      and(
        eq(reportCases.targetType, 'listing'),
        isNull(reportCases.resolvedAt),
        eq(listings.status, 'active'),
        exists(
          db
            .select({ id: reports.id })
            .from(reports)
            .where(
              and(
                eq(reports.caseId, reportCases.id),
                inArray(reports.reason, requests),
                lte(reports.createdAt, since),
              ),
            ),
        ),
      ),
    )
    .orderBy(reportCases.id)
    .limit(500);
}

/** Returns the open case of a target, locked; creates one if there is none. */
async function openCase(
  tx: Db,
  about: { targetType: ReportTarget; targetId: string; subjectId: string },
  now: Date,
): Promise<string> {
  const { targetType, targetId } = about;
  const id = newId();
  await tx
    .insert(reportCases)
    .values({ id, ...about, createdAt: now })
    .onConflictDoNothing();
  const [open] = await tx
    .select({ id: reportCases.id })
    .from(reportCases)
    .where(
      and(
        eq(reportCases.targetType, targetType),
        eq(reportCases.targetId, targetId),
        isNull(reportCases.resolvedAt),
      ),
    )
    .for('update');
  if (open === undefined) throw new Failure('conflict', 'A moderator is deciding about this right now.');
  return open.id;
}

/** Condition for cases against a student that led to an action. */
export const upheld = and(ne(reportCases.decision, 'dismiss'), ne(reportCases.decision, 'restore'));
