import { eq } from 'drizzle-orm';
import { notFound } from '../../http/failure.js';
import type { Handlers } from '../../http/handlers.js';
import { decodeCursor, limitOf, pageOf } from '../../http/page.js';
import { users } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import type { NotificationsModule } from '../notifications/notifications.js';
import type { UserRow } from '../users/user.js';
import { act, describeUsers, findUsers } from './accounts.js';
import { createAppealCalls } from './appeal-calls.js';
import { describeAudit, findAudit } from './audit-trail.js';
import { countCases, describeCases, findCase, findCases } from './cases.js';
import { decide } from './decide.js';
import { reinstatedLetter, suspendedLetter } from './letters.js';
import { ReportDesk } from './reports.js';
import { endSuspensions } from './suspension.js';

type ModerationCalls = Handlers<
  | 'reports.create'
  | 'moderation.reports'
  | 'moderation.resolve'
  | 'moderation.users'
  | 'moderation.updateUser'
  | 'moderation.audit'
  | 'appeals.get'
  | 'appeals.create'
  | 'appeals.list'
  | 'appeals.resolve'
>;

export interface ModerationDeps {
  readonly notify: NotificationsModule['notify'];
  /** Ends the sockets that a student has open. */
  disconnect(userId: string): void;
}

/** Reports, what moderators decide about them, appeals against that, and the log of it. */
export function createModerationModule(
  platform: Platform,
  { notify, disconnect }: ModerationDeps,
): { readonly calls: ModerationCalls } {
  const { db, clock, jobs, mail, outbox, config } = platform;
  const desk = new ReportDesk(platform, notify);
  jobs.work('moderation.end-suspensions', () => endSuspensions(db, clock.now()));
  jobs.every('moderation.end-suspensions', '*/10 * * * *');

  const calls: ModerationCalls = {
    ...createAppealCalls(platform, notify),
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
      const { suspendedId } = await db.transaction((tx) => decide(tx, notify, input, viewer, clock.now()));
      await outbox.nudge();
      if (suspendedId !== null) await showOut(suspendedId);
      const row = await findCase(db, input.id);
      const [data] = row === undefined ? [] : await describeCases(db, [row], clock.now());
      if (data === undefined) throw notFound('Case');
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
      await outbox.nudge();
      if (input.action === 'suspend') await showOut(input.id);
      if (input.action === 'reinstate') await welcomeBack(input.id);
      const [data] = await describeUsers(db, [await userOf(input.id)], clock.now());
      if (data === undefined) throw notFound('Student');
      return { data };
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

  /** After the commit: whoever is suspended loses the connection, and reads why in a mail. */
  async function showOut(userId: string): Promise<void> {
    disconnect(userId);
    const student = await userOf(userId);
    const { suspensionReason, suspendedUntil: until } = student;
    await mail.send(suspendedLetter(student, { reason: suspensionReason ?? '', until }));
  }

  async function welcomeBack(userId: string): Promise<void> {
    await mail.send(reinstatedLetter(await userOf(userId), `${config.publicUrl}/login`));
  }
}

function idOf(cursor: string | undefined): string | undefined {
  const [id] = cursor === undefined ? [] : decodeCursor(cursor, ['id']);
  return id === undefined ? undefined : String(id);
}
