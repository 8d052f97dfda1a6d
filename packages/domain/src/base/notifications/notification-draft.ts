import type { NotificationContent } from '@campushive/contract/notification-templates/render';
import type { Row } from './context.js';

/** A notification without its recipient. */
export type NotificationDraft = Pick<Row, 'type' | 'subject'> & NotificationContent;

/**
 * A new notification. Stored as read, and not pushed, when the recipient is the actor, who needs no badge for their own action. The actor
 * is the student whose call runs, unless `actorId` names another; null where someone else may act in the student's name.
 */
export type NewNotification = Pick<Row, 'userId'> & NotificationDraft & { readonly actorId?: string | null };
