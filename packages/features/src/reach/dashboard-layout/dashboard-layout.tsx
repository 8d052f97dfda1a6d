import { DashboardLayoutView, type DashboardLayoutViewProps } from './dashboard-layout-view.js';
import { useKeptSubscription } from '../../base/parts/push/index.js';
import { useDashboardLayout } from './use-dashboard-layout.js';

/** Props of the view, without its state from the session and the server. */
export type DashboardLayoutProps = Omit<DashboardLayoutViewProps, 'state'>;

/** Layout around every page of a signed-in student. */
export function DashboardLayout(props: DashboardLayoutProps) {
  const state = useDashboardLayout();
  useKeptSubscription();
  return <DashboardLayoutView {...props} state={state} />;
}
