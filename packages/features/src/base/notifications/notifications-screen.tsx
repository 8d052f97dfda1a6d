import { screen } from '../../kernel/index.js';
import { NotificationsView } from './notifications-view.js';
import { useNotifications } from './use-notifications.js';

/** Viewer's notifications. */
export const NotificationsScreen = screen(function NotificationsScreen() {
  const notifications = useNotifications();
  return <NotificationsView {...notifications} />;
});
