import { NothingHere } from '../nothing-here.js';
import { MODERATION_TABS, ModerationScreen, useMayModerate } from '@campushive/features/moderation';
import { useSearchParams } from 'react-router-dom';

/** The moderation page. Shows "not found" to everyone except moderators and admins. */
export default function ModerationPage() {
  const [params, setParams] = useSearchParams();
  const tab = MODERATION_TABS.find((one) => one === params.get('tab')) ?? 'reports';
  if (!useMayModerate()) return <NothingHere />;
  return (
    <ModerationScreen tab={tab} onTabChange={(change) => setParams({ tab: change.tab }, { replace: true })} />
  );
}
