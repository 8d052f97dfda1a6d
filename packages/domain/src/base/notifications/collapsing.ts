import type { NotificationKind } from '@campushive/contract/notification-templates/render';
import { renderNotification } from '@campushive/contract/notification-templates/render';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { notifications } from '../../platform/database/schema/index.js';
import type { NotificationDraft } from './notification-draft.js';

type Row = typeof notifications.$inferSelect;

interface About {
  readonly userId: string;
  readonly kind: NotificationKind;
  readonly subjectId: string;
}

/** Returns the newest notification of a kind that a student has about a subject. */
export async function findNewest(tx: Db, { userId, kind, subjectId }: About): Promise<Row | undefined> {
  const [newest] = await tx
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.kind, kind),
        sql`${notifications.subject}->>'id' = ${subjectId}`,
      ),
    )
    .orderBy(desc(notifications.id))
    .limit(1);
  return newest;
}

/** Changes the content of an unread notification in place: no device rings again. */
export async function rewordNotification(tx: Db, id: string, draft: NotificationDraft): Promise<void> {
  await tx
    .update(notifications)
    .set({ values: draft.values, ...renderNotification(draft, 'en') })
    .where(eq(notifications.id, id));
}

/** Takes an unread notification away, which a newer one about the same replaces. */
export async function dropNotification(tx: Db, id: string): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.id, id));
}
