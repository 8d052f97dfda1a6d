import { EditListingScreen } from '@campushive/features/listing-form';
import { draftShelf } from '../ports/draft-shelf.js';
import { useHiveParams } from '../use-hive-params.js';
import NotFound from './not-found.js';

export default function EditListingPage() {
  const { hive, id } = useHiveParams();
  return hive === undefined ? (
    <NotFound />
  ) : (
    <EditListingScreen key={id} hive={hive} id={id} shelf={draftShelf} />
  );
}
