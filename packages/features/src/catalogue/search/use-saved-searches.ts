import type { SavedSearch } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useClient, useFailureText, useMessages } from '../../kernel/index.js';
import { catalogue } from './search.catalogue.js';
import { savedSearchesQuery } from './search.queries.js';

/** State of the saved searches, with the action to delete one. */
export type SavedSearchesState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'empty' }
  | {
      readonly status: 'ready';
      readonly searches: readonly SavedSearch[];
      readonly onRemove: (search: SavedSearch) => void;
    };

/** Loads the viewer's saved searches. Deletion is optimistic and undone when it fails. */
export function useSavedSearches(): SavedSearchesState {
  const client = useClient();
  const queries = useQueryClient();
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const { toast } = useToast();
  const options = savedSearchesQuery(client);
  const query = useQuery(options);
  const remove = useMutation({
    mutationFn: ({ id }: SavedSearch) => client.savedSearches.remove({ id }),
    onMutate({ id }) {
      const before = queries.getQueryData(options.queryKey);
      queries.setQueryData(options.queryKey, (cached) => cached?.filter((one) => one.id !== id));
      return { before };
    },
    onSuccess: () => toast({ title: t.searchRemoved }),
    onError(error, _search, context) {
      queries.setQueryData(options.queryKey, context?.before);
      toast({ tone: 'danger', title: failureText(error, t.removeFailed) });
    },
  });
  if (query.data === undefined) {
    return query.isError ? { status: 'failed', retry: () => void query.refetch() } : { status: 'loading' };
  }
  if (query.data.length === 0) return { status: 'empty' };
  return { status: 'ready', searches: query.data, onRemove: (search) => remove.mutate(search) };
}
