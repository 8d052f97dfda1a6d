import { useSession } from '@campushive/features';
import { NotFoundScreen } from '@campushive/features/home';
import { PublicLayout } from '@campushive/features/public-layout';
import DashboardFrame from './dashboard-frame.js';

/** The "not found" page, inside the reader's usual navigation. */
export default function UnknownAddressPage() {
  const Layout = useSession().status === 'member' ? DashboardFrame : PublicLayout;
  return (
    <Layout>
      <NotFoundScreen />
    </Layout>
  );
}
