import type { HiveName, Listing } from '@campushive/contract';
import { useQuery } from '@tanstack/react-query';
import { useClient, useUser } from '../kernel/index.js';
import { listingToEditQuery } from '../shared/queries/listing.queries.js';

/** The listing that a form begins with. One that is gone, another's or of another hive is none: the form is empty then. */
export function useTemplate(
  hive: HiveName,
  from: string | undefined,
): { readonly template: Listing | null; readonly pending: boolean } {
  const user = useUser();
  const asked = from !== undefined;
  const { data, isLoading } = useQuery({
    ...listingToEditQuery(useClient(), from ?? ''),
    enabled: asked,
    staleTime: Infinity,
    retry: false,
  });
  const mine = asked && data?.postedById === user?.id && data?.hiveTypeId === hive;
  return { template: mine && data !== undefined ? data : null, pending: asked && isLoading };
}
