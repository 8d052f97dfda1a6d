import { HEALTH_DAYS, type ListingAction } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { Failure, notFound } from '../../calls/failure.js';
import type { Handlers } from '../../calls/handlers.js';
import { decodeCursor, limitOf, pageOf } from '../../calls/page.js';
import { listings, users } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import type { AuthModule } from '../../accounts/auth/auth.js';
import type { UserRow } from '../../accounts/users/user.js';
import { act, describeUsers, findUsers } from './accounts.js';
import { createAppealCalls } from './appeal-calls.js';
import { describeAudit, findAudit } from './audit-trail.js';
import { measureDays } from './campus-health.js';
import { countCases, describeCases, findCase, findCases } from './cases.js';
import { decide, type DecisionDeps } from './decide.js';
import { findListings } from './find-listings.js';
import { readSwitches, setSwitch } from './hive-switches.js';
import { reinstatedLetter, suspendedLetter, takedownLetter } from './letters.js';
import { decideListing, lockListing } from './listings.js';
import { ReportDesk } from './reports.js';
import { endSuspensions } from './suspension.js';
import { countWarnings } from './warnings.js';

type ModerationCalls = Handlers<
  | 'reports.create'
  | 'moderation.reports'
  | 'moderation.resolve'
  | 'moderation.updateListing'
  | 'moderation.listings'
  | 'moderation.switches'
  | 'moderation.setSwitch'
  | 'moderation.users'
  | 'moderation.updateUser'
  | 'moderation.warnings'
  | 'moderation.health'
  | 'moderation.audit'
  | 'appeals.get'
  | 'appeals.create'
  | 'appeals.suspension'
  | 'appeals.createForAccount'
  | 'appeals.list'
  | 'appeals.resolve'
>;

export interface ModerationDeps extends DecisionDeps {
  /** Returns the suspended account of a caller who cannot have a session. */
  readonly requireSuspended: AuthModule['requireSuspended'];
  /** Ends the sockets that a student has open. */
  disconnect(userId: string): void;
}

/** Reports, what moderators decide about them, appeals against that, and the log of it. */
export function createModerationModule(
  platform: Platform,
  deps: ModerationDeps,
): { readonly calls: ModerationCalls } {
  const { db, clock, jobs, mail, outbox, config } = platform;
  const { notify, disconnect } = deps;
  const loginUrl = `${config.publicUrl}/login`;
  const desk = new ReportDesk(platform, notify);
  jobs.work('moderation.end-suspensions', () => endSuspensions(db, clock.now()));
  jobs.every('moderation.end-suspensions', '*/10 * * * *');
  jobs.work('moderation.hide-unanswered', () => desk.hideUnanswered());
  jobs.every('moderation.hide-unanswered', '*/10 * * * *');

  const calls: ModerationCalls = {
    ...createAppealCalls(platform, notify, deps.requireSuspended),
    async 'reports.create'(input, { viewer }) {
      const id = await desk.report(input, viewer);
      return { data: { id }, message: 'Thank you. A moderator will look at this.' };
    },
    async 'moderation.reports'({ state = 'open', targetType, cursor, ...input }) {
      const limit = limitOf(input);
      const filters = { state, targetType };
      const rows = await findCases(db, filters, { after: idOf(cursor), limit: limit + 1 });
      const page = pageOf(rows, limit, (row) => [row.case.id]);
      return {
        data: await describeCases(db, page.rows, clock.now()),
        pagination: page.pagination,
        count: await countCases(db, filters),
      };
    },
    async 'moderation.resolve'(input, { viewer }) {
      const { suspendedId } = await db.transaction((tx) => decide(tx, deps, input, viewer, clock.now()));
      await outbox.flush();
      if (suspendedId !== null) await showOut(suspendedId);
      const row = await findCase(db, input.id);
      const [data] = row === undefined ? [] : await describeCases(db, [row], clock.now());
      if (data === undefined) throw notFound('Case');
      const { decision, note } = input;
      if (decision === 'hide' || decision === 'delete') await notifyPoster(data.targetId, decision, note);
      return { data };
    },
    async 'moderation.updateListing'({ id, action, reason: note }, { viewer }) {
      const actorId = viewer.userId;
      const status = await db.transaction(async (tx) => {
        const listing = await lockListing(tx, id);
        if (listing === undefined || listing.status === 'deleted') throw notFound('Listing');
        if (listing.posterId === actorId) throw new Failure('forbidden', 'No one decides about themselves.');
        const decided = { action, actorId, note, caseId: null };
        return decideListing(tx, deps, listing, decided, clock.now());
      });
      await outbox.flush();
      await notifyPoster(id, action, note);
      return { data: { id, status } };
    },
    async 'moderation.listings'({ q, filter = 'all', cursor, ...input }) {
      const limit = limitOf(input);
      const found = await findListings(db, { q, filter }, { before: idOf(cursor), limit: limit + 1 });
      const page = pageOf(found, limit, (one) => [one.id]);
      return { data: page.rows, pagination: page.pagination };
    },
    async 'moderation.switches'() {
      const data = await readSwitches(db);
      return { data, count: data.length };
    },
    async 'moderation.setSwitch'(change, { viewer }) {
      await db.transaction((tx) => setSwitch(tx, { ...change, actorId: viewer.userId }, clock.now()));
      const data = (await readSwitches(db)).find(
        ({ hive, feature }) => hive === change.hive && feature === change.feature,
      );
      if (data === undefined) throw notFound('Hive');
      return { data };
    },
    async 'moderation.users'({ q, filter = 'all', cursor, ...input }) {
      const limit = limitOf(input);
      const rows = await findUsers(db, { q, filter }, { before: idOf(cursor), limit: limit + 1 });
      const page = pageOf(rows, limit, (row) => [row.id]);
      return { data: await describeUsers(db, page.rows, clock.now()), pagination: page.pagination };
    },
    async 'moderation.updateUser'(input, { viewer }) {
      await db.transaction((tx) => act(tx, notify, input, viewer, clock.now()));
      await outbox.flush();
      if (input.action === 'suspend') await showOut(input.id);
      if (input.action === 'reinstate') await welcomeBack(input.id);
      const [data] = await describeUsers(db, [await userOf(input.id)], clock.now());
      if (data === undefined) throw notFound('Student');
      return { data };
    },
    async 'moderation.warnings'() {
      return { data: await countWarnings(db, clock.now()) };
    },
    async 'moderation.health'({ days = HEALTH_DAYS }) {
      const data = await measureDays(db, days, clock.now());
      return { data, count: data.length };
    },
    async 'moderation.audit'({ about, cursor, ...input }) {
      const limit = limitOf(input);
      const rows = await findAudit(db, about, { before: idOf(cursor), limit: limit + 1 });
      const page = pageOf(rows, limit, ({ entry }) => [entry.id]);
      return { data: await describeAudit(db, page.rows), pagination: page.pagination };
    },
  };
  return { calls };

  async function userOf(id: string): Promise<UserRow> {
    const [row] = await db.select().from(users).where(eq(users.id, id));
    if (row === undefined) throw notFound('Student');
    return row;
  }

  /** After the commit: disconnects a suspended student and mails the reason. */
  async function showOut(userId: string): Promise<void> {
    disconnect(userId);
    const student = await userOf(userId);
    const { suspensionReason, suspendedUntil: until } = student;
    await mail.send(suspendedLetter(student, { reason: suspensionReason ?? '', until }, loginUrl));
  }

  /** After the commit: mails the takedown with the way to appeal. */
  async function notifyPoster(listingId: string, kind: ListingAction, note: string): Promise<void> {
    if (kind === 'restore') return;
    const [found] = await db
      .select({ title: listings.title, poster: users })
      .from(listings)
      .innerJoin(users, eq(users.id, listings.posterId))
      .where(eq(listings.id, listingId));
    if (found === undefined || found.poster.deletedAt !== null) return;
    const url = `${config.publicUrl}/dashboard/appeals/${listingId}`;
    await mail.send(takedownLetter(found.poster, { kind, listing: found.title, note }, url));
  }

  async function welcomeBack(userId: string): Promise<void> {
    await mail.send(reinstatedLetter(await userOf(userId), loginUrl));
  }
}

function idOf(cursor: string | undefined): string | undefined {
  const [id] = cursor === undefined ? [] : decodeCursor(cursor, ['id']);
  return id === undefined ? undefined : String(id);
}
