import { DashboardHomeView } from './dashboard-home-view.js';
import { useHome } from './use-home.js';

/** The dashboard's first page. */
export function DashboardHomeScreen() {
  const home = useHome();
  return <DashboardHomeView home={home} />;
}
