import { FavoritesScreen } from '@campushive/features/favorites';
import { useSearchParams } from 'react-router-dom';

export default function FavoritesPage() {
  const [query, setQuery] = useSearchParams();
  return (
    <FavoritesScreen
      tab={query.get('tab') === 'liked' ? 'liked' : 'saved'}
      onTabChange={({ tab }) => setQuery(tab === 'liked' ? { tab } : {}, { replace: true })}
    />
  );
}
