export { NotificationsScreen as default } from '@campushive/features/notifications';
