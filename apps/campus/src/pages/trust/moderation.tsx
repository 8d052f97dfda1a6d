import { NotFoundPage } from '../../fallbacks/not-found-page.js';
import {
  MODERATION_TABS,
  ModerationScreen,
  moderationTabFor,
  prefetchModeration,
  useMayModerate,
} from '@campushive/features/moderation';
import { useSearchParams } from 'react-router-dom';
import { notFound, type Prefetch } from '../../page.js';

export const prefetch: Prefetch = (page) => {
  const role = page.viewer?.role;
  if (role !== 'moderator' && role !== 'admin') throw notFound();
  return prefetchModeration(page, { tab: moderationTabFor(role, page.search.get('tab')) });
};

/** The moderation page. Shows "not found" to everyone except moderators and admins. */
export default function ModerationPage() {
  const [params, setParams] = useSearchParams();
  const tab = MODERATION_TABS.find((one) => one === params.get('tab')) ?? 'reports';
  if (!useMayModerate()) return <NotFoundPage />;
  return (
    <ModerationScreen tab={tab} onTabChange={(change) => setParams({ tab: change.tab }, { replace: true })} />
  );
}
