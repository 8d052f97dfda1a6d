import type { Message, Notification } from '@campushive/contract';
import type {
  NotificationKind,
  NotificationParams,
} from '@campushive/contract/notification-templates/render';

/** A notification as it was stored, with the facts about its recipient at that time. */
export interface StoredNotification extends Omit<Notification, 'id' | 'read'> {
  readonly userId: string;
  readonly values: NotificationParams[NotificationKind] | null;
  /** The chosen language. */
  readonly language: string | null;
  /** Whether a device of the recipient takes push notifications. */
  readonly device: boolean;
  /** The recipient's own action caused it: stored as read, and not pushed. */
  readonly isOwn?: true;
}

/** Recipients of a group message. */
export interface GroupAudience {
  readonly kind: 'group';
  readonly userIds: readonly string[];
  /** Recipients who have blocked the quoted student. */
  readonly quoteHiddenFrom: readonly string[];
}

/** Start and place of an event, as instants are stored. */
export interface StoredPlan {
  readonly startsAt: string | null;
  readonly place: string | null;
}

/** Every domain event, with the data its listeners need. */
export interface DomainEvents {
  'message.stored': {
    messageId: string;
    conversationId: string;
    userIds: readonly string[];
    message: Message;
  } & Partial<GroupAudience>;
  /** Its writer took it back. */
  'message.changed': { conversationId: string; userIds: readonly string[]; message: Message };
  /** Beside its `message.stored`: its readers are notified. */
  'group.message.stored': { messageId: string; listingId: string };
  /** The reader has seen every message after `after` up to `seenId`. */
  'group.read': { listingId: string; readerId: string; after: string | null; seenId: string };
  'conversation.read': { conversationId: string; readerId: string; readAt: string };
  'order.changed': { orderId: string };
  /** An order at a stall was placed or took a step. */
  'stall-order.changed': { stallOrderId: string };
  /** Everyone with a seat is notified. */
  'event.updated': { listingId: string; kind: 'event_changed' | 'event_cancelled' };
  /** Attendees and the waiting list are notified of both plans. `until` is the last moment for a refund. */
  'event.moved': { listingId: string; from: StoredPlan; to: StoredPlan; until: string };
  /** An organiser wrote to all attendees. */
  'event.message': { messageId: string; listingId: string };
  /** A bought ticket was checked in: the money belongs to the organiser. */
  'ticket.checked-in': { orderId: string };
  'listing.posted': { listingId: string };
  /** Its status, price, text or seats changed. */
  'listing.changed': { listingId: string };
  /** The lowest price in the last 30 days: students who saved the listing are notified. */
  'listing.reduced': { listingId: string };
  'notification.stored': { notificationId: string; notification: StoredNotification };
}
export type Topic = keyof DomainEvents;

/** Subject of an event. Events of one subject are delivered in the order in which they were written. */
const SUBJECTS: { readonly [T in Topic]: (payload: DomainEvents[T]) => string } = {
  'message.stored': ({ conversationId }) => `conversation:${conversationId}`,
  'message.changed': ({ conversationId }) => `conversation:${conversationId}`,
  'conversation.read': ({ conversationId }) => `conversation:${conversationId}`,
  'group.message.stored': ({ listingId }) => `group:${listingId}`,
  'group.read': ({ listingId }) => `group:${listingId}`,
  'order.changed': ({ orderId }) => `order:${orderId}`,
  'stall-order.changed': ({ stallOrderId }) => `stall-order:${stallOrderId}`,
  'ticket.checked-in': ({ orderId }) => `order:${orderId}`,
  'event.message': ({ listingId }) => `listing:${listingId}`,
  'event.updated': ({ listingId }) => `listing:${listingId}`,
  'event.moved': ({ listingId }) => `listing:${listingId}`,
  'listing.posted': ({ listingId }) => `listing:${listingId}`,
  'listing.changed': ({ listingId }) => `listing:${listingId}`,
  'listing.reduced': ({ listingId }) => `listing:${listingId}`,
  'notification.stored': ({ notification }) => `user:${notification.userId}`,
};

export const subjectOf = <T extends Topic>(topic: T, payload: DomainEvents[T]): string =>
  SUBJECTS[topic](payload);
