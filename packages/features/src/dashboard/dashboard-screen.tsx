import { screen } from '../kernel/index.js';
import { DashboardView } from './dashboard-view.js';
import { useDashboard } from './use-dashboard.js';

/** Where a signed-in student begins. */
export const DashboardScreen = screen(function DashboardScreen() {
  return <DashboardView {...useDashboard()} />;
});
