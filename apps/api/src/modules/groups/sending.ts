import type { GroupMessage, Photo, Warning } from '@campushive/contract';
import { and, eq } from 'drizzle-orm';
import { invalidField } from '../../http/failure.js';
import type { Db } from '../../platform/database/database.js';
import { groupMessages } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { present } from './presenters.js';
import { findGroupMessage, notBlocked } from './store.js';

export interface SendingDeps {
  /** What the reader of a text should be careful about. */
  warningOf(text: string): Warning | null;
  /** The photo of the sender's own upload; throws `validation_failed` on anything else. */
  attachPhoto(tx: Db, ownerId: string, uploadId: string): Promise<Photo>;
}

interface Written {
  readonly content: string;
  readonly clientId?: string | undefined;
  readonly attachmentId?: string | undefined;
  readonly replyToId?: string | undefined;
}

/** Stores what a member writes to a group; what was stored before under the same `clientId` is answered again instead. */
export async function sendToGroup(
  { db, clock, outbox }: Platform,
  { attachPhoto, warningOf }: SendingDeps,
  senderId: string,
  listingId: string,
  { content, clientId, attachmentId, replyToId }: Written,
): Promise<GroupMessage> {
  if (replyToId !== undefined && !(await mayAnswer(db, senderId, listingId, replyToId)))
    throw invalidField('replyToId', 'not_their_message');
  const own = { listingId, senderId, clientId: clientId ?? null };
  const said = { content, replyToId: replyToId ?? null, warning: warningOf(content) };
  const storedId = await db.transaction(async (tx) => {
    const attachment = attachmentId === undefined ? null : await attachPhoto(tx, senderId, attachmentId);
    const [made] = await tx
      .insert(groupMessages)
      .values({ ...own, ...said, attachment, createdAt: clock.now() })
      .onConflictDoNothing()
      .returning({ id: groupMessages.id });
    if (made !== undefined) {
      await outbox.write(tx, 'group.message.stored', { messageId: made.id, listingId });
      return made.id;
    }
    const [earlier] = await tx
      .select({ id: groupMessages.id })
      .from(groupMessages)
      .where(
        and(
          eq(groupMessages.listingId, listingId),
          eq(groupMessages.senderId, senderId),
          eq(groupMessages.clientId, clientId ?? ''),
        ),
      );
    if (earlier === undefined) throw new Error('What conflicts is there');
    return earlier.id;
  });
  // The author does not wait for the delivery.
  void outbox.flush();
  const row = await findGroupMessage(db, storedId);
  const [data] = row === undefined ? [] : await present(db, senderId, listingId, [row]);
  if (data === undefined) throw new Error('A stored message can be read');
  return data;
}

/** Whether a message stands in the group and its reader has not blocked who wrote it. */
async function mayAnswer(db: Db, readerId: string, listingId: string, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: groupMessages.id })
    .from(groupMessages)
    .where(and(eq(groupMessages.id, id), eq(groupMessages.listingId, listingId), notBlocked(db, readerId)));
  return rows.length > 0;
}
