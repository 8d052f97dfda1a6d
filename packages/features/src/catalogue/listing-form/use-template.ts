import type { HiveName, Listing } from '@campushive/contract';
import { useQuery } from '@tanstack/react-query';
import { useClient, useUser } from '../../kernel/index.js';
import { listingToEditQuery } from '../parts/listing.queries.js';

/**
 * Loads the listing to copy into the form. Returns none for a deleted listing, another student's, or one of another
 * hive; the form is then empty.
 */
export function useTemplate(
  hive: HiveName,
  from: string | undefined,
): { readonly template: Listing | null; readonly pending: boolean } {
  const user = useUser();
  const isRequested = from !== undefined;
  const { data, isLoading } = useQuery({
    ...listingToEditQuery(useClient(), from ?? ''),
    enabled: isRequested,
    staleTime: Infinity,
    retry: false,
  });
  const isOwn = isRequested && data?.postedById === user?.id && data?.hiveTypeId === hive;
  return { template: isOwn && data !== undefined ? data : null, pending: isRequested && isLoading };
}
