import { DAY, STUDENT_VERIFICATION_LIFETIME, STUDENT_VERIFICATION_NOTICES } from '@campushive/contract';
import { and, asc, eq, gt, inArray, isNull, lte, or, type SQL } from 'drizzle-orm';
import { later } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database/database.js';
import { users } from '../../../platform/database/schema/index.js';
import type { Platform } from '../../../platform/platform.js';
import type { NotificationsModule } from '../../../base/notifications/notifications.js';
import { verificationEnd, type UserRow } from '../../users/user.js';

type Notify = NotificationsModule['notify'];

/** Number of students per transaction. */
const BATCH = 100;

/** Marks students whose verification has expired and notifies them. A trigger invalidates the lists that show them. */
export async function expireVerifications(platform: Platform, notify: Notify): Promise<void> {
  const now = platform.clock.now();
  await eachVerification(platform, lte(users.studentProvedAt, provedBefore(now, 0)), async (tx, due) => {
    const ids = due.map((one) => one.id);
    await tx
      .update(users)
      .set({ isVerified: false, studentVerificationNotice: 0, updatedAt: now })
      .where(inArray(users.id, ids));
    for (const { id: userId, email } of due) {
      const values = { email };
      await notify(tx, { userId, type: 'system', kind: 'student_verification_over', values, subject: null });
    }
  });
}

/** Sends each notice once: its mark is written in the notifying transaction. Of several missed notices, only the last is sent. */
export async function notifyOfVerificationExpiry(platform: Platform, notify: Notify): Promise<void> {
  const now = platform.clock.now();
  const outstanding = STUDENT_VERIFICATION_NOTICES.map((days) =>
    and(
      lte(users.studentProvedAt, provedBefore(now, days)),
      or(isNull(users.studentVerificationNotice), gt(users.studentVerificationNotice, days)),
    ),
  );
  const soon = and(gt(users.studentProvedAt, provedBefore(now, 0)), or(...outstanding));
  await eachVerification(platform, soon, async (tx, due) => {
    for (const row of due) {
      const days = Math.ceil((verificationEnd(row).getTime() - now.getTime()) / DAY);
      const notice = STUDENT_VERIFICATION_NOTICES.findLast((one) => days <= one);
      await tx
        .update(users)
        .set({ studentVerificationNotice: notice ?? null })
        .where(eq(users.id, row.id));
      const values = { days, email: row.email };
      const draft = { type: 'system', kind: 'student_verification_due', values, subject: null } as const;
      await notify(tx, { userId: row.id, ...draft });
    }
  });
}

/** Returns the latest verification date of students who have at most `days` left. */
const provedBefore = (now: Date, days: number) => later(now, days * DAY - STUDENT_VERIFICATION_LIFETIME);

/** Takes verified members in locked batches; a member who renews meanwhile is read again. */
async function eachVerification(
  { db, outbox }: Platform,
  which: SQL | undefined,
  work: (tx: Db, due: UserRow[]) => Promise<void>,
): Promise<void> {
  const some = () =>
    db.transaction(async (tx) => {
      const due = await tx
        .select()
        .from(users)
        .where(and(eq(users.isVerified, true), isNull(users.deletedAt), which))
        .orderBy(asc(users.id))
        .limit(BATCH)
        .for('update');
      if (due.length > 0) await work(tx, due);
      return due.length;
    });
  while ((await some()) === BATCH);
  await outbox.flush();
}
