import { MyWorkScreen, prefetchMyWork } from '@campushive/features/my-work';
import { useSearchParams } from 'react-router-dom';
import type { Prefetch } from '../../page.js';

const tabIn = (query: URLSearchParams) => (query.get('show') === 'applied' ? 'applied' : 'assigned');

export const prefetch: Prefetch = (page) => prefetchMyWork(page, { tab: tabIn(page.search) });

/** Stores the open tab in the URL, so that Back and a link restore it. */
export default function MyWorkPage() {
  const [query, setQuery] = useSearchParams();
  return (
    <MyWorkScreen tab={tabIn(query)} onTabChange={({ tab: show }) => setQuery({ show }, { replace: true })} />
  );
}
