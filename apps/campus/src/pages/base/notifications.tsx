export {
  NotificationsScreen as default,
  prefetchNotifications as prefetch,
} from '@campushive/features/notifications';
