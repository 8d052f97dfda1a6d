import { FavoritesScreen, prefetchFavorites } from '@campushive/features/favorites';
import { useSearchParams } from 'react-router-dom';
import type { Prefetch } from '../../page.js';

const tabIn = (query: URLSearchParams) => (query.get('tab') === 'liked' ? 'liked' : 'saved');

export const prefetch: Prefetch = (page) => prefetchFavorites(page, { tab: tabIn(page.search) });

export default function FavoritesPage() {
  const [query, setQuery] = useSearchParams();
  return (
    <FavoritesScreen
      tab={tabIn(query)}
      onTabChange={({ tab }) => setQuery(tab === 'liked' ? { tab } : {}, { replace: true })}
    />
  );
}
