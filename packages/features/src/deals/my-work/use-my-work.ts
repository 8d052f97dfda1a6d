import type { Listing, MyApplication } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, useFailureText, useMessages, useNavigation, type WorkTab } from '../../kernel/index.js';
import { LISTINGS } from '../../catalogue/data.js';
import { catalogue } from './my-work.catalogue.js';
import { appliedQuery, assignedQuery } from './my-work.queries.js';

/** States of the viewer's tasks. */
export type WorkState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'empty' }
  | {
      readonly status: 'ready';
      readonly work:
        | { readonly tab: 'assigned'; readonly tasks: readonly Listing[] }
        | { readonly tab: 'applied'; readonly applications: readonly MyApplication[] };
      readonly more: (() => void) | null;
      readonly loadingMore: boolean;
    };

/** Tasks of the viewer, with their actions. */
export interface MyWork {
  readonly state: WorkState;
  /** Job that needs confirmation before it is left. */
  readonly leaving: Listing | null;
  readonly onAskToLeave: (change: { listing: Listing | null }) => void;
  readonly onLeave: () => void;
  readonly withdrawing: boolean;
  readonly onMessage: (to: { listing: Listing }) => void;
  readonly openingMessage: boolean;
}

/** Loads the viewer's assigned jobs or applications. */
export function useMyWork(tab: WorkTab): MyWork {
  const client = useClient();
  const navigation = useNavigation();
  const queries = useQueryClient();
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const { toast } = useToast();
  const [leaving, setLeaving] = useState<Listing | null>(null);
  const assigned = useInfiniteQuery({ ...assignedQuery(client), enabled: tab === 'assigned' });
  const applied = useInfiniteQuery({ ...appliedQuery(client), enabled: tab === 'applied' });

  const withdraw = useMutation({
    mutationFn: (listing: Listing) => client.applications.withdraw({ id: listing.id }),
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: LISTINGS });
      setLeaving(null);
      toast({ tone: 'success', title: t.withdrawn });
    },
    onError(error) {
      setLeaving(null);
      toast({ tone: 'danger', title: failureText(error, t.withdrawFailed) });
    },
  });
  const open = useMutation({
    mutationFn: ({ postedById, id }: Listing) => client.threads.open({ recipientId: postedById, hiveId: id }),
    onSuccess: ({ data }) => navigation.go({ to: 'conversation', id: data.id }),
    onError: (error) => toast({ tone: 'danger', title: failureText(error, t.messageFailed) }),
  });

  return {
    state: stateOf(),
    leaving,
    onAskToLeave: ({ listing }) => setLeaving(listing),
    onLeave() {
      if (leaving !== null) withdraw.mutate(leaving);
    },
    withdrawing: withdraw.isPending,
    onMessage: ({ listing }) => open.mutate(listing),
    openingMessage: open.isPending,
  };

  function stateOf(): WorkState {
    const query = tab === 'assigned' ? assigned : applied;
    if (query.isPending) return { status: 'loading' };
    if (query.data === undefined) return { status: 'failed', retry: () => void query.refetch() };
    const work =
      tab === 'assigned'
        ? { tab, tasks: assigned.data?.pages.flatMap((page) => page.data) ?? [] }
        : { tab, applications: applied.data?.pages.flatMap((page) => page.data) ?? [] };
    if ((work.tab === 'assigned' ? work.tasks : work.applications).length === 0) return { status: 'empty' };
    return {
      status: 'ready',
      work,
      more: query.hasNextPage ? () => void query.fetchNextPage() : null,
      loadingMore: query.isFetchingNextPage,
    };
  }
}
