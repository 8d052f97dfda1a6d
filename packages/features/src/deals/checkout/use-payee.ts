import { saleOfListing, type Listing } from '@campushive/contract';
import { useQuery } from '@tanstack/react-query';
import { userQuery } from '../../accounts/parts/user.queries.js';
import { useClient, useMessages } from '../../kernel/index.js';
import { catalogue } from '../parts/payments/payments.catalogue.js';

/** Returns the name of the payee: the poster, or the student to whom the poster assigned the work. Null until known. */
export function usePayee(listing: Listing | undefined): string | null {
  const client = useClient();
  const t = useMessages(catalogue);
  const helperId = listing?.assignedToId ?? null;
  const isGig = listing !== undefined && saleOfListing(listing) === 'gig';
  const helper = useQuery({ ...userQuery(client, helperId ?? ''), enabled: isGig && helperId !== null });
  if (isGig) return helper.data?.name ?? null;
  return listing === undefined ? null : (listing.postedBy.name ?? t.deletedUser);
}
