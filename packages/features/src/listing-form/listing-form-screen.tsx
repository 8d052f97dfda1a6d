import { ApiError, type HiveName, type Listing } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { HiveIcon } from '@campushive/ui/hexagon';
import { Skeleton } from '@campushive/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { NO_SHELF, type DraftShelf } from '../drafts/index.js';
import { Link, useClient, useMessages, useUser } from '../kernel/index.js';
import { catalogue } from './listing-form.catalogue.js';
import { listingToEditQuery } from './listing-form.queries.js';
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
  return <Form key={hive} hive={hive} listing={null} shelf={shelf} />;
}

export interface EditListingScreenProps extends PostListingScreenProps {
  /** The listing that is changed. */
  id: string;
}

/** Changes one's own listing. */
export function EditListingScreen({ hive, id, shelf = NO_SHELF }: EditListingScreenProps) {
  const client = useClient();
  const words = useMessages(catalogue);
  const user = useUser();
  const { data, error, isPending, refetch } = useQuery(listingToEditQuery(client, id));
  if (isPending) return <Skeleton className="m-4 h-96" />;
  const back = (
    <Button asChild tone="outline">
      <Link to={{ to: 'hive', hive }}>{words.back}</Link>
    </Button>
  );
  // An address that is no id is refused as invalid.
  if (error instanceof ApiError && ['not_found', 'validation_failed'].includes(error.code)) {
    return (
      <EmptyState kind="nothing-found" icon={<HiveIcon hive={hive} />} title={words.notFound} action={back} />
    );
  }
  if (data === undefined) {
    return (
      <EmptyState
        kind="failed"
        icon={<HiveIcon hive={hive} />}
        title={words.loadFailed}
        action={<Button onClick={() => void refetch()}>{words.retry}</Button>}
      />
    );
  }
  if (data.postedById !== user?.id) {
    return <EmptyState kind="failed" icon={<HiveIcon hive={hive} />} title={words.notYours} action={back} />;
  }
  return <Form hive={data.hiveTypeId} listing={data} shelf={shelf} />;
}

function Form({ hive, listing, shelf }: { hive: HiveName; listing: Listing | null; shelf: DraftShelf }) {
  const listingForm = useListingForm(hive, listing, shelf);
  return <ListingFormView listingForm={listingForm} />;
}
