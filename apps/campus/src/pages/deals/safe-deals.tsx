import { prefetchSafeDeals, SafeDealsScreen } from '@campushive/features/safe-deals';
import { useSearchParams } from 'react-router-dom';
import type { Prefetch } from '../../page.js';

export const prefetch: Prefetch = prefetchSafeDeals;

/** The address can fill the title, such as with a shared text. */
export default function SafeDealsPage() {
  const [query] = useSearchParams();
  return <SafeDealsScreen title={query.get('title')} />;
}
