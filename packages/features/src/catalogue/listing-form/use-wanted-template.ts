import type { HiveName, Listing, Wanted } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useClient, useFailureText, useMessages } from '../../kernel/index.js';
import { wantedPostQuery } from '../parts/wanted.queries.js';
import { WANTED } from '../data.js';
import { catalogue } from './listing-form.catalogue.js';

/**
 * Loads the wanted post that a new listing of Essentials answers. Returns none for a deleted post; the form is then
 * empty.
 */
export function useWantedTemplate(
  hive: HiveName,
  id: string | undefined,
): {
  readonly post: Wanted | null;
  readonly pending: boolean;
  /** Sends the posted listing as an answer; drafts are not sent. A failure is reported, and the listing stays. */
  readonly answer: (by: { listing: Listing }) => Promise<void>;
} {
  const client = useClient();
  const queries = useQueryClient();
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const { toast } = useToast();
  const isRequested = id !== undefined && hive === 'essentials';
  const { data, isLoading } = useQuery({
    ...wantedPostQuery(client, id ?? ''),
    enabled: isRequested,
    staleTime: Infinity,
  });
  return {
    post: isRequested && data !== undefined ? data : null,
    pending: isRequested && isLoading,
    async answer({ listing }) {
      if (!isRequested || listing.status !== 'active') return;
      try {
        await client.wanted.answer({ id, listingId: listing.id });
        toast({ tone: 'success', title: t.wantedAnswered });
      } catch (error) {
        toast({ tone: 'danger', title: failureText(error, t.wantedFailed) });
      }
      void queries.invalidateQueries({ queryKey: WANTED });
    },
  };
}
