import { useSession } from '@campushive/features';
import { NotFoundScreen } from '@campushive/features/home';
import { PublicLayout } from '@campushive/features/public-layout';
import DashboardFrame from './dashboard-frame.js';

/** An address that leads to nothing, within the navigation that its reader knows. */
export default function UnknownAddressPage() {
  const Layout = useSession().status === 'member' ? DashboardFrame : PublicLayout;
  return (
    <Layout>
      <NotFoundScreen />
    </Layout>
  );
}
