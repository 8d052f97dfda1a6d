/** What a notification is about. */
export const NOTIFICATION_TYPES = ['message', 'task', 'payment', 'system'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** Whether a notification tells its reader what moderators decided about a listing of theirs, against which one can appeal. */
export const isTakedown = (kind: string): boolean =>
  ['listing_hidden', 'listing_deleted', 'appeal_restored', 'appeal_upheld'].includes(kind);
