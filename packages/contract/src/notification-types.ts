/** Subjects of notifications. */
export const NOTIFICATION_TYPES = ['message', 'task', 'payment', 'system'] as const;
/** The subject of a notification, by which students choose their channels. */
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** Returns whether a notification reports a moderation decision about the reader's listing that they can appeal against. */
export const isTakedown = (kind: string): boolean =>
  ['listing_hidden', 'listing_deleted', 'appeal_restored', 'appeal_upheld'].includes(kind);
