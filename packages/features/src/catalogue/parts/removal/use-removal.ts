import { UNDO_SHOWN_FOR, type Listing } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient, useFailureText, useMessages } from '../../../kernel/index.js';
import { FAVORITES, LISTINGS } from '../../data.js';
import { removalCatalogue } from './removal.catalogue.js';

/** Checks for an open event, whose deletion cancels it. */
const isEvent = ({ hiveTypeId, status }: Listing): boolean => hiveTypeId === 'buzz' && status === 'active';

export interface Removal {
  readonly onDelete: (listing: Listing) => void;
  readonly deleting: boolean;
  /** Undoes a deletion. */
  readonly onUndo: (listing: Listing) => void;
  /** Id of the listing being deleted or restored. */
  readonly busyId: string | null;
}

/**
 * Deletes one of the user's listings and offers undo in a toast, which stays visible on the next page. `onEnd` is
 * called after a successful deletion has refreshed the lists, or after a failure.
 */
export function useRemoval(onEnd: (ended: { listing: Listing; deleted: boolean }) => void): Removal {
  const client = useClient();
  const queries = useQueryClient();
  const t = useMessages(removalCatalogue);
  const failureText = useFailureText();
  const { toast } = useToast();
  const refresh = () =>
    Promise.all([LISTINGS, FAVORITES].map((queryKey) => queries.invalidateQueries({ queryKey })));

  const restore = useMutation({
    mutationFn: ({ id }: Listing) => client.hives.restore({ id }),
    async onSuccess(_answer, listing) {
      await refresh();
      toast({ tone: 'success', title: isEvent(listing) ? t.eventRestored : t.restored });
    },
    onError(error) {
      void refresh();
      toast({ tone: 'danger', title: failureText(error, t.undoFailed) });
    },
  });
  const remove = useMutation({
    mutationFn: ({ id }: Listing) => client.hives.remove({ id }),
    async onSuccess(_answer, listing) {
      // Skips the deleted listing's own queries while its page closes.
      await queries.invalidateQueries({
        queryKey: LISTINGS,
        predicate: (query) => query.queryKey[2] !== listing.id,
      });
      onEnd({ listing, deleted: true });
      toast({
        tone: 'success',
        title: isEvent(listing) ? t.eventCancelled : t.deleted,
        duration: UNDO_SHOWN_FOR,
        action: { label: t.undo, onPress: () => restore.mutate(listing) },
      });
    },
    onError(error, listing) {
      onEnd({ listing, deleted: false });
      toast({
        tone: 'danger',
        title: failureText(error, isEvent(listing) ? t.cancelFailed : t.deleteFailed),
      });
    },
  });
  return {
    onDelete: (listing) => remove.mutate(listing),
    deleting: remove.isPending,
    onUndo: (listing) => restore.mutate(listing),
    busyId: remove.isPending ? remove.variables.id : restore.isPending ? restore.variables.id : null,
  };
}
