import type { HiveName } from '@campushive/contract';
import { useNavigation } from '../kernel/index.js';
import { ListingFormView } from './listing-form-view.js';
import { useListingForm } from './use-listing-form.js';

export interface PostListingScreenProps {
  /** Where it is posted: each hive asks for its own fields. */
  hive: HiveName;
}

/** Posts something in a hive. */
export function PostListingScreen({ hive }: PostListingScreenProps) {
  return <Form key={hive} hive={hive} />;
}

function Form({ hive }: Required<PostListingScreenProps>) {
  const navigation = useNavigation();
  const listingForm = useListingForm(hive, null, {
    onSaved: ({ id }) => navigation.go({ to: 'listing', hive, id }, { replace: true }),
  });
  return <ListingFormView listingForm={listingForm} />;
}
