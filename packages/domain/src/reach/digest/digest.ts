import { DAY, HOUR, MINUTE, wantsNotification } from '@campushive/contract';
import { and, asc, eq, gt, inArray, isNull, lt, notExists, notInArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { later } from '../../platform/clock.js';
import { notifications, users } from '../../platform/database/schema/index.js';
import { compose } from '../../platform/mail/template.js';
import type { Platform } from '../../platform/platform.js';
import { NOTIFICATIONS_PATH, pathOf } from '../../platform/web-paths.js';
import { LETTER_KINDS } from '../letters/letter-kinds.js';
import { unsubscribeUrl } from '../letters/unsubscribe.js';
import { wordsOf } from '../../base/notifications/words.js';
import { settingsOf } from '../../accounts/users/user.js';
import { textsFor } from '../../platform/campus.js';
import { DIGEST_TEXTS } from './texts.js';

/** Delay of the digest, in which active students read notifications in the app. */
const PATIENCE = 30 * MINUTE;
/** Minimum interval between two digests. */
const PAUSE = 6 * HOUR;
/** Older notifications are not mailed. */
const DIGEST_WINDOW = 3 * DAY;
const MAX_LINES = 10;
const STUDENT_BATCH = 100;
/** Notifications with their own letter are not repeated in the digest, and do not delay it. */
const LETTERS = Object.keys(LETTER_KINDS);
const earlier = alias(notifications, 'earlier');

/** Mails unread notifications in one digest to students who want it. */
export function createDigestModule(platform: Platform): void {
  const { db, clock, config, mail, jobs } = platform;
  jobs.work('notifications.digest', async () => {
    for (let more = true; more;) more = await mailSome();
  });
  jobs.every('notifications.digest', '11,41 * * * *');

  /** Mails a batch. Returns whether there may be more. */
  async function mailSome(): Promise<boolean> {
    const now = clock.now();
    const due = and(
      isNull(notifications.readAt),
      isNull(notifications.mailedAt),
      notInArray(notifications.kind, LETTERS),
      lt(notifications.createdAt, later(now, -PATIENCE)),
      gt(notifications.createdAt, later(now, -DIGEST_WINDOW)),
      notExists(
        db
          .select({ id: earlier.id })
          .from(earlier)
          .where(
            and(
              eq(earlier.userId, notifications.userId),
              gt(earlier.mailedAt, later(now, -PAUSE)),
              notInArray(earlier.kind, LETTERS),
            ),
          ),
      ),
    );
    const students = await db
      .selectDistinct({ id: notifications.userId })
      .from(notifications)
      .where(due)
      .limit(STUDENT_BATCH);
    for (const { id } of students) await mailTo(id, due);
    return students.length === STUDENT_BATCH;
  }

  async function mailTo(userId: string, due: ReturnType<typeof and>): Promise<void> {
    const letter = await db.transaction(async (tx) => {
      // Locked, so that two workers do not mail the same notifications.
      const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
      const rows = await tx
        .select()
        .from(notifications)
        .where(and(due, eq(notifications.userId, userId)))
        .orderBy(asc(notifications.id));
      if (user === undefined || rows.length === 0) return undefined;
      await tx
        .update(notifications)
        .set({ mailedAt: clock.now() })
        .where(
          inArray(
            notifications.id,
            rows.map((row) => row.id),
          ),
        );
      const reachable = user.deletedAt === null && user.suspendedAt === null;
      const { notifications: wishes, language } = settingsOf(user);
      const chosen = reachable ? rows.filter((row) => wantsNotification(wishes, row.type, 'email')) : [];
      const [first] = chosen;
      if (first === undefined) return undefined;
      const texts = textsFor(DIGEST_TEXTS, language);
      const lines = chosen.slice(0, MAX_LINES).map((row) => texts.line(wordsOf(row, language)));
      const rest = chosen.length - lines.length;
      const paragraphs = [texts.hello(user.name), ...lines, ...(rest > 0 ? [texts.more(rest)] : [])];
      return compose({
        to: user.email,
        language,
        subject: chosen.length === 1 ? wordsOf(first, language).title : texts.subject(chosen.length),
        paragraphs: [...paragraphs, texts.settings(`${config.publicUrl}/dashboard/settings`)],
        unsubscribe: { label: texts.stop, url: unsubscribeUrl(platform, user.id, 'all') },
        before: paragraphs.length,
        link: {
          label: texts.open,
          url: config.publicUrl + (chosen.length === 1 ? pathOf(first) : NOTIFICATIONS_PATH),
        },
      });
    });
    // A crash in between costs one digest; the notifications are still in the app.
    if (letter !== undefined) await mail.send(letter);
  }
}
