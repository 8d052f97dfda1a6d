/** Notifications of the viewer. */
export const NOTIFICATIONS = ['notifications'] as const;
