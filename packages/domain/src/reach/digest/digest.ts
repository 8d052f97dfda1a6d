import { DAY, HOUR, MINUTE } from '@campushive/contract';
import { and, eq, gt, isNull, lt, notExists, notInArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { later } from '../../platform/clock.js';
import { notifications } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { LETTER_KINDS } from '../letters/letter-kinds.js';
import { mailDigest } from './mail-digest.js';
import type { DigestContext } from './context.js';

/** Delay of the digest, in which active students read notifications in the app. */
const PATIENCE = 30 * MINUTE;
/** Minimum interval between two digests. */
const PAUSE = 6 * HOUR;
/** Older notifications are not mailed. */
const DIGEST_WINDOW = 3 * DAY;
const STUDENT_BATCH = 100;
/** Notifications with their own letter are not repeated in the digest, and do not delay it. */
const LETTERS = Object.keys(LETTER_KINDS);
const earlier = alias(notifications, 'earlier');

/** Mails unread notifications in one digest to students who want it. */
export function createDigestModule(platform: Platform): void {
  const { db, clock, config, mail, jobs } = platform;
  const context: DigestContext = { db, clock, config, platform, mail };
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
    for (const { id } of students) await mailDigest(context, id, due);
    return students.length === STUDENT_BATCH;
  }
}
