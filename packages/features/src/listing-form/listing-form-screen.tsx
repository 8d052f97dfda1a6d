import type { HiveName } from '@campushive/contract';
import { NO_SHELF, type DraftShelf } from '../shared/drafts/index.js';
import { useNavigation } from '../kernel/index.js';
import { ListingFormView } from './listing-form-view.js';
import { useListingForm } from './use-listing-form.js';

export interface PostListingScreenProps {
  /** Where it is posted: each hive asks for its own fields. */
  hive: HiveName;
  /** Where photos and files wait until they are posted. Default: words alone are kept. */
  shelf?: DraftShelf;
}

/** Posts something in a hive. */
export function PostListingScreen({ hive, shelf = NO_SHELF }: PostListingScreenProps) {
  return <Form key={hive} hive={hive} shelf={shelf} />;
}

function Form({ hive, shelf }: Required<PostListingScreenProps>) {
  const navigation = useNavigation();
  const listingForm = useListingForm(hive, null, {
    shelf,
    onSaved: ({ id }) => navigation.go({ to: 'listing', hive, id }, { replace: true }),
  });
  return <ListingFormView listingForm={listingForm} />;
}
