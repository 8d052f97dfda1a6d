import { NotificationsView } from './notifications-view.js';
import { useNotifications } from './use-notifications.js';

/** Everything that happened for me. */
export function NotificationsScreen() {
  const notifications = useNotifications();
  return <NotificationsView {...notifications} />;
}
