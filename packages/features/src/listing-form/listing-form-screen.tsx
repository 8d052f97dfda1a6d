import type { HiveName, Listing } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { HiveIcon } from '@campushive/ui/hexagon';
import { Skeleton } from '@campushive/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useClient, useMessages, useUser } from '../kernel/index.js';
import { catalogue } from './listing-form.catalogue.js';
import { listingToEditQuery } from './listing-form.queries.js';
import { ListingFormView } from './listing-form-view.js';
import { useListingForm } from './use-listing-form.js';

/** Posts something in a hive. */
export function PostListingScreen({ hive }: { hive: HiveName }) {
  return <Form key={hive} hive={hive} listing={null} />;
}

/** Changes one's own listing. */
export function EditListingScreen({ hive, id }: { hive: HiveName; id: string }) {
  const client = useClient();
  const words = useMessages(catalogue);
  const user = useUser();
  const { data, isPending, refetch } = useQuery(listingToEditQuery(client, id));
  if (isPending) return <Skeleton className="m-4 h-96" />;
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
    return <EmptyState kind="failed" icon={<HiveIcon hive={hive} />} title={words.notYours} />;
  }
  return <Form hive={data.hiveTypeId} listing={data} />;
}

function Form({ hive, listing }: { hive: HiveName; listing: Listing | null }) {
  const listingForm = useListingForm(hive, listing);
  return <ListingFormView listingForm={listingForm} />;
}
