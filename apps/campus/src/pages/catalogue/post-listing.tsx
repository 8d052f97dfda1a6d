import { NotFoundPage } from '../../fallbacks/not-found-page.js';
import { PostListingScreen } from '@campushive/features/listing-form';
import { useSearchParams } from 'react-router-dom';
import { FROM, WANTED } from '../../destinations.js';
import { useHiveParams } from '../../use-hive-params.js';

export default function PostListingPage() {
  const { hive } = useHiveParams();
  const [query] = useSearchParams();
  return hive === undefined ? (
    <NotFoundPage />
  ) : (
    <PostListingScreen
      hive={hive}
      from={query.get(FROM) ?? undefined}
      wanted={query.get(WANTED) ?? undefined}
    />
  );
}
