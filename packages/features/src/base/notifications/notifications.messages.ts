export const messages = {
  title: 'Notifications',
  unread: (count: number) => (count === 0 ? 'You’re all caught up' : `${count} unread`),
  settings: 'Notification settings',
  markAllRead: 'Mark all as read',
  markRead: (title: string) => `Mark as read: ${title}`,
  markFailed: 'It could not be marked as read. Please try again.',
  isUnread: 'Unread:',
  today: 'Today',
  yesterday: 'Yesterday',
  empty: 'No notifications yet',
  emptyText: 'Updates on your listings, messages and payments appear here.',
  browse: 'Browse Hives',
  failed: 'Notifications could not be loaded.',
  failedText: 'Nothing is lost. Please try again.',
  offline: 'You are offline',
  offlineText: 'Your notifications are safe. Connect to the internet and try again.',
  more: 'Show more',
  moreFailed: 'More could not be loaded. Please try again.',
  loadingMore: 'Loading...',
};

export type NotificationsMessages = typeof messages;
