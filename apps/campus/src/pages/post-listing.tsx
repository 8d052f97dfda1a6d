import { PostListingScreen } from '@campushive/features/listing-form';
import { draftFiles } from '../draft-files.js';
import { useHiveParams } from '../use-hive-params.js';
import NotFound from './not-found.js';

export default function PostListingPage() {
  const { hive } = useHiveParams();
  return hive === undefined ? <NotFound /> : <PostListingScreen hive={hive} shelf={draftFiles} />;
}
