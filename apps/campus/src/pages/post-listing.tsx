import { NotFoundScreen } from '@campushive/features/home';
import { PostListingScreen } from '@campushive/features/listing-form';
import { useSearchParams } from 'react-router-dom';
import { FROM } from '../destinations.js';
import { useHiveParams } from '../use-hive-params.js';

export default function PostListingPage() {
  const { hive } = useHiveParams();
  const [query] = useSearchParams();
  return hive === undefined ? (
    <NotFoundScreen />
  ) : (
    <PostListingScreen hive={hive} from={query.get(FROM) ?? undefined} />
  );
}
