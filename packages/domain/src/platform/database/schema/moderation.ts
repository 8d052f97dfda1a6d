import {
  APPEALABLE,
  APPEAL_DECISIONS,
  REPORT_DECISIONS,
  REPORT_REASONS,
  REPORT_TARGETS,
  type Attachment,
  type Photo,
} from '@campushive/contract';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.js';
import { instant, primaryId } from './columns.js';
import { listings } from './listings.js';
import { wanted } from './wanted.js';

/** A message that was taken back while a report of it was open. */
export interface ReportedMessage {
  readonly content: string;
  readonly attachment: Photo | null;
  readonly file?: Attachment;
}

/** All reports of one target until a moderator decides: at most one open case per target. */
export const reportCases = pgTable(
  'report_cases',
  {
    id: primaryId(),
    targetType: text('target_type', { enum: REPORT_TARGETS }).notNull(),
    targetId: uuid('target_id').notNull(),
    /** The student responsible for the target: its poster, its sender, or the reported student. */
    subjectId: uuid('subject_id')
      .notNull()
      .references(() => users.id),
    decision: text('decision', { enum: REPORT_DECISIONS }),
    note: text('note'),
    /** Text of a reported message before its writer took it back. */
    evidence: jsonb('evidence').$type<ReportedMessage>(),
    resolvedById: uuid('resolved_by_id').references(() => users.id),
    resolvedAt: instant('resolved_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('report_cases_one_open')
      .on(table.targetType, table.targetId)
      .where(sql`resolved_at is null`),
    index('report_cases_by_subject').on(table.subjectId),
  ],
);

export const reports = pgTable(
  'reports',
  {
    id: primaryId(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => reportCases.id),
    reporterId: uuid('reporter_id')
      .notNull()
      .references(() => users.id),
    targetType: text('target_type', { enum: REPORT_TARGETS }).notNull(),
    targetId: uuid('target_id').notNull(),
    reason: text('reason', { enum: REPORT_REASONS }).notNull(),
    details: text('details').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('reports_once').on(table.reporterId, table.targetType, table.targetId),
    index('reports_by_case').on(table.caseId),
  ],
);

/** A moderator's decision that took a listing away or closed an account, and its owner's one appeal against it. */
export const takedowns = pgTable(
  'takedowns',
  {
    id: primaryId(),
    /** Null when it was the account, or a wanted post. */
    listingId: uuid('listing_id').references(() => listings.id),
    /** The wanted post; it goes with its student's account, and the decision with it. */
    wantedId: uuid('wanted_id').references(() => wanted.id, { onDelete: 'cascade' }),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind', { enum: APPEALABLE }).notNull(),
    /** Null when a deleted account decided it, or the command line. */
    hiddenById: uuid('hidden_by_id').references(() => users.id),
    /** Reason in the moderator's words; null without one. */
    reason: text('reason'),
    /** The reports that led to it; null when a moderator found it. */
    caseId: uuid('case_id').references(() => reportCases.id),
    /** The end of a suspension; null for without end. */
    until: instant('until'),
    createdAt: instant('created_at').notNull(),
    /** Time at which the listing or account was restored, or another decision replaced this one. */
    endedAt: instant('ended_at'),
    appeal: text('appeal'),
    appealedAt: instant('appealed_at'),
    outcome: text('outcome', { enum: APPEAL_DECISIONS }),
    note: text('note'),
    answeredById: uuid('answered_by_id').references(() => users.id),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    uniqueIndex('takedowns_one_open')
      .on(table.listingId)
      .where(sql`ended_at is null`),
    uniqueIndex('takedowns_one_suspension')
      .on(table.ownerId)
      .where(sql`kind = 'suspend' and ended_at is null`),
    index('takedowns_by_listing').on(table.listingId, table.id.desc()),
    index('takedowns_by_owner').on(table.ownerId),
    index('takedowns_appealed')
      .on(table.appealedAt, table.id)
      .where(sql`appealed_at is not null and answered_at is null`),
    uniqueIndex('takedowns_one_open_of_post')
      .on(table.wantedId)
      .where(sql`ended_at is null`),
    check(
      'takedowns_one_thing',
      sql`num_nonnulls(listing_id, wanted_id) = case when kind = 'suspend' then 0 else 1 end`,
    ),
    check('takedowns_answer_needs_appeal', sql`answered_at is null or appealed_at is not null`),
  ],
);

/** Actions of moderators, admins and the system that affected others. Append-only; see the migration's triggers. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: primaryId(),
    /** Null for the system and for the command line. */
    actorId: uuid('actor_id').references(() => users.id),
    /** `user.suspend`, `listing.hide`, … */
    action: text('action').notNull(),
    targetType: text('target_type').notNull(),
    targetId: uuid('target_id').notNull(),
    reason: text('reason'),
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('audit_entries_by_target').on(table.targetType, table.targetId)],
);
