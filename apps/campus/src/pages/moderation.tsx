import { NotFoundScreen } from '@campushive/features/home';
import { MODERATION_TABS, ModerationScreen, useMayModerate } from '@campushive/features/moderation';
import { useSearchParams } from 'react-router-dom';

/** To everybody else it does not exist. */
export default function ModerationPage() {
  const [params, setParams] = useSearchParams();
  const tab = MODERATION_TABS.find((one) => one === params.get('tab')) ?? 'reports';
  if (!useMayModerate()) return <NotFoundScreen />;
  return (
    <ModerationScreen tab={tab} onTabChange={(change) => setParams({ tab: change.tab }, { replace: true })} />
  );
}
