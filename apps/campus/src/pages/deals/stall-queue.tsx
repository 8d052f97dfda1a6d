import { prefetchStallQueue, StallQueueScreen } from '@campushive/features/stalls';
import { useSearchParams } from 'react-router-dom';
import type { Prefetch } from '../../page.js';

export const prefetch: Prefetch = prefetchStallQueue;

const TABS = ['new', 'preparing', 'ready'] as const;

/** Stores the shown step in the URL, so that Back from an order restores it. */
export default function StallQueuePage() {
  const [query, setQuery] = useSearchParams();
  return (
    <StallQueueScreen
      tab={TABS.find((tab) => tab === query.get('show')) ?? 'new'}
      onTabChange={({ tab }) => setQuery(tab === 'new' ? {} : { show: tab }, { replace: true })}
    />
  );
}
