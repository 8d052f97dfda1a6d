import { DashboardLayoutView, type DashboardLayoutViewProps } from './dashboard-layout-view.js';
import { useKeptSubscription } from '../shared/push/index.js';
import { useDashboardLayout } from './use-dashboard-layout.js';

/** Everything of the view but what the session and the server know. */
export type DashboardLayoutProps = Omit<DashboardLayoutViewProps, 'state'>;

/** What surrounds every page of a signed-in student. */
export function DashboardLayout(props: DashboardLayoutProps) {
  const state = useDashboardLayout();
  useKeptSubscription();
  return <DashboardLayoutView {...props} state={state} />;
}
