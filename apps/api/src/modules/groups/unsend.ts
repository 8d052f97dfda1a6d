import type { GroupMessage } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { notFound } from '../../http/failure.js';
import { groupMessages } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { kindOf } from '../messages/sending.js';
import { eraseAnswer, keepOrDrop, mayUnsend, type UnsendDeps } from '../messages/unsend.js';
import { countOneLessInGroup } from './notify.js';
import { present, toMessage } from './presenters.js';
import { findGroupMessage, findHearers } from './store.js';

/** Takes a message to a group back, by the rules of messages between two: everybody sees that it is gone. */
export async function unsendInGroup(
  { db, clock, outbox }: Platform,
  deps: UnsendDeps,
  viewerId: string,
  listingId: string,
  id: string,
): Promise<GroupMessage> {
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(groupMessages).where(eq(groupMessages.id, id)).for('update');
    if (row?.listingId !== listingId) throw notFound('Message');
    if (!mayUnsend({ ...row, kind: kindOf(row) }, viewerId, clock.now())) return;
    await tx
      .update(groupMessages)
      .set({ content: '', attachment: null, warning: null, unsentAt: clock.now() })
      .where(eq(groupMessages.id, id));
    await eraseAnswer(tx, 'groups.send', row);
    await keepOrDrop(tx, deps, row);
    await countOneLessInGroup(tx, listingId);
    const changed = await findGroupMessage(tx, id);
    if (changed === undefined) throw new Error('A message that was taken back can be read');
    await outbox.write(tx, 'message.changed', {
      conversationId: listingId,
      userIds: await findHearers(tx, viewerId, listingId),
      // Nothing is left that one reader sees and another does not: no words, no warning, and no quote.
      message: toMessage(changed, new Map(), viewerId),
    });
  });
  void outbox.flush('messages');
  const row = await findGroupMessage(db, id);
  const [data] = row === undefined ? [] : await present(db, viewerId, listingId, [row]);
  if (data === undefined) throw notFound('Message');
  return data;
}
