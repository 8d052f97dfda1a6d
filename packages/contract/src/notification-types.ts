/** What a notification is about. */
export const NOTIFICATION_TYPES = ['message', 'task', 'payment', 'system'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];
