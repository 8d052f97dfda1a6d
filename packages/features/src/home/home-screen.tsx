import { DashboardHomeView } from './dashboard-home-view.js';
import { HomeView } from './home-view.js';
import { useHome } from './use-home.js';

/** The page at the front door. */
export function HomeScreen() {
  const home = useHome();
  return <HomeView home={home} />;
}

/** The dashboard's first page. */
export function DashboardHomeScreen() {
  const home = useHome();
  return <DashboardHomeView home={home} />;
}
