import { eq } from 'drizzle-orm';
import { markMailed } from '../../base/notifications/unread.js';
import { notifications, users } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import type { ChoiceRoute } from '../../platform/routes.js';
import { isLetterKind } from './letter-kinds.js';
import { unsubscribeChoice } from './unsubscribe.js';
import { letterOf } from './write-deal-letter.js';
import type { LettersContext } from './context.js';

export interface LettersModule {
  readonly choices: readonly ChoiceRoute[];
}

/**
 * Mails urgent notifications, each in a separate letter. Each is sent once, because its notification is marked in the
 * transaction that queues the mail.
 */
export function createLettersModule(platform: Platform): LettersModule {
  const { db, clock, config, mail, jobs, outbox } = platform;
  const context: LettersContext = { config, platform };

  outbox.onBatch('notification.stored', async (stored) => {
    const queued = stored
      .filter(({ notification }) => isLetterKind(notification.kind))
      .map(({ notificationId }) => ({ data: { notificationId }, singletonKey: notificationId }));
    if (queued.length > 0) await jobs.sendAll('letters.send', queued);
  });
  jobs.work('letters.send', ({ notificationId }) =>
    db.transaction(async (tx) => {
      const [row] = await tx
        .select({ notification: notifications, reader: users })
        .from(notifications)
        .innerJoin(users, eq(users.id, notifications.userId))
        .where(eq(notifications.id, notificationId))
        .for('update', { of: notifications });
      if (row === undefined || row.notification.mailedAt !== null) return;
      const letter = await letterOf(context, tx, row.notification, row.reader);
      if (letter === undefined) return;
      await markMailed(tx, [notificationId], clock.now());
      await mail.send(letter, { within: tx });
    }),
  );

  return { choices: [unsubscribeChoice(platform)] };
}
