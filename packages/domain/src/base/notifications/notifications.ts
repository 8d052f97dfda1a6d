import type { Notification } from '@campushive/contract';
import type { Handlers } from '../../calls/handlers.js';
import type { Db } from '../../platform/database/database.js';
import { languageOf } from '../../platform/language.js';
import type { StoredNotification } from '../../platform/outbox/outbox-events.js';
import type { Platform } from '../../platform/platform.js';
import { wordsOf } from './words.js';
import { listNotifications } from './list-notifications.js';
import { markRead } from './mark-read.js';
import { notifyAll } from './notify-all.js';
import type { NotificationDraft, NewNotification } from './notification-draft.js';

export interface NotificationsModule {
  readonly calls: Handlers<'notifications.list' | 'notifications.markRead'>;
  /** Stores a notification inside the caller's transaction; it is pushed after the commit. */
  notify(tx: Db, notification: NewNotification): Promise<void>;
  /** As `notify`, for several students at once; the caller limits their number. */
  notifyAll(tx: Db, userIds: readonly string[], draft: NotificationDraft): Promise<void>;
}

export function createNotificationsModule(platform: Platform): NotificationsModule {
  const { outbox, realtime } = platform;

  outbox.on('notification.stored', ({ notificationId, notification }) =>
    realtime.toUsers([notification.userId], 'notification', asStored(notificationId, notification)),
  );

  return {
    notify: (tx, { userId, actorId, ...draft }) => notifyAll(platform, tx, [userId], draft, actorId),
    notifyAll: (tx, userIds, draft) => notifyAll(platform, tx, userIds, draft),
    calls: {
      'notifications.list': listNotifications(platform),
      'notifications.markRead': markRead(platform),
    },
  };
}

function asStored(id: string, stored: StoredNotification): Notification {
  const { type, kind, subject, createdAt, isOwn: read = false } = stored;
  return { id, type, kind, ...wordsOf(stored, languageOf(stored.language)), subject, read, createdAt };
}
