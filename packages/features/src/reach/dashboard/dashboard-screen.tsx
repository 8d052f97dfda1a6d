import { screen } from '../../kernel/index.js';
import { DashboardView } from './dashboard-view.js';
import { useDashboard } from './use-dashboard.js';

/** Home page of a signed-in student. */
export const DashboardScreen = screen(function DashboardScreen() {
  return <DashboardView {...useDashboard()} />;
});
