import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { conversations } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { signPhotos } from '../../base/uploads/private-photos.js';
import { withShortQuote } from './sending.js';

/** Sends stored messages to all members of their thread, on all their pages. */
export function pushNotifications(platform: Platform): void {
  const { outbox, realtime } = platform;
  const participantsOf = async (db: Db, conversationId: string) => {
    const [row] = await db.select().from(conversations).where(eq(conversations.id, conversationId));
    return [row?.firstUserId, row?.secondUserId].flatMap((id) => id ?? []);
  };
  outbox.on('message.stored', async ({ kind, userIds, quoteHiddenFrom = [], message: stored }) => {
    const message = signPhotos(platform, withShortQuote(stored));
    const { senderId } = message;
    const event = kind === 'group' ? 'groupMessage' : 'newMessage';
    const readers = userIds.filter((id) => id !== senderId);
    const hidden = new Set(quoteHiddenFrom);
    await realtime.toUsers(
      readers.filter((id) => !hidden.has(id)),
      event,
      message,
    );
    await realtime.toUsers(
      readers.filter((id) => hidden.has(id)),
      event,
      { ...message, replyTo: null },
    );
    // The sender does not learn of the warning to readers.
    await realtime.toUsers([senderId], event, { ...message, warning: null });
  });
  outbox.on('message.changed', ({ userIds, message }) =>
    realtime.toUsers(userIds, 'messageChanged', signPhotos(platform, message)),
  );
  outbox.on('conversation.read', async (event, db) => {
    await realtime.toUsers(await participantsOf(db, event.conversationId), 'messageRead', event);
  });
}
