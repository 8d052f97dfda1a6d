import { DashboardView } from './dashboard-view.js';
import { useDashboard } from './use-dashboard.js';

/** Where a signed-in student begins. */
export function DashboardScreen() {
  return <DashboardView {...useDashboard()} />;
}
