import { ApiError, type Listing, type ListingGroup, type ListingStatus } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, useFailureText, useFieldText, useMessages, useNavigation } from '../../kernel/index.js';
import { useRemoval } from '../parts/removal/use-removal.js';
import { LISTINGS } from '../data.js';
import { catalogue } from './my-listings.catalogue.js';
import { myListingsQuery } from './my-listings.queries.js';
import { useSelection, type Selection } from './use-selection.js';

/** States of the viewer's listings. */
export type MyListingsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | {
      readonly status: 'empty';
      /** State of the Done tab while nothing is open: `some`, or `waiting` when a buyer's code is still missing. */
      readonly done?: 'some' | 'waiting' | undefined;
    }
  | {
      readonly status: 'ready';
      readonly listings: readonly Listing[];
      readonly count: number;
      readonly more: (() => void) | null;
      readonly loadingMore: boolean;
    };

/** Returns true for a paid item whose seller must still enter the buyer's code. */
export const waitsForCode = ({ hiveTypeId, myOrder }: Listing): boolean =>
  hiveTypeId === 'essentials' && myOrder?.status === 'held';

/** Action that needs confirmation. */
export type Question = { readonly about: Listing; readonly to: 'delete' | 'takeBack' } | null;

/** Listings of the viewer, with their actions. */
export interface MyListings {
  readonly state: MyListingsState;
  readonly onMove: (move: { listing: Listing; to: ListingStatus }) => void;
  readonly question: Question;
  readonly onAsk: (change: { question: Question }) => void;
  readonly onAnswer: () => void;
  /** Undoes a deletion. */
  readonly onUndo: (listing: Listing) => void;
  /** Renews a listing, so that it appears among the newest. */
  readonly onRenew: (listing: Listing) => void;
  /** Selection for marking several as sold. */
  readonly selection: Selection;
  /** Listing with an action in progress. */
  readonly busyId: string | null;
}

/** Loads the viewer's listings by group, and manages their actions. */
export function useMyListings(group: ListingGroup): MyListings {
  const client = useClient();
  const navigation = useNavigation();
  const queries = useQueryClient();
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const fieldText = useFieldText();
  const { toast } = useToast();
  const [question, setQuestion] = useState<Question>(null);
  const query = useInfiniteQuery(myListingsQuery(client, group));
  const nothingOpen = group === 'open' && query.data?.pages[0]?.data.length === 0;
  const done = useInfiniteQuery({ ...myListingsQuery(client, 'done'), enabled: nothingOpen });

  const refresh = () => queries.invalidateQueries({ queryKey: LISTINGS });
  const move = useMutation({
    mutationFn: ({ listing, to }: { listing: Listing; to: ListingStatus }) =>
      client.hives.setStatus({ id: listing.id, status: to }),
    async onSuccess() {
      await refresh();
      setQuestion(null);
      toast({ tone: 'success', title: t.moved });
    },
    onError(error, { listing }) {
      setQuestion(null);
      // Opens the form, the only place to correct an event date in the past or a study file that is already posted.
      const over = error instanceof ApiError && error.code === 'validation_failed';
      if (over) navigation.go({ to: 'edit', hive: listing.hiveTypeId, id: listing.id });
      const file = error instanceof ApiError ? error.fieldErrors['fileId'] : undefined;
      const why = file === undefined ? t.dateFirst : fieldText(file);
      toast({ tone: 'danger', title: over ? why : failureText(error, t.moveFailed) });
    },
  });
  const renewal = useMutation({
    mutationFn: ({ id }: Listing) => client.hives.renew({ id }),
    async onSuccess() {
      await refresh();
      toast({ tone: 'success', title: t.renewed });
    },
    onError: (error) => toast({ tone: 'danger', title: failureText(error, t.moveFailed) }),
  });
  const removal = useRemoval(() => setQuestion(null));
  const selection = useSelection();

  return {
    state: stateOf(),
    onMove: (input) => move.mutate(input),
    question,
    onAsk: ({ question: next }) => setQuestion(next),
    onAnswer() {
      if (question?.to === 'delete') removal.onDelete(question.about);
      if (question?.to === 'takeBack') move.mutate({ listing: question.about, to: 'active' });
    },
    onUndo: removal.onUndo,
    onRenew: (listing) => renewal.mutate(listing),
    selection,
    busyId: move.isPending
      ? move.variables.listing.id
      : renewal.isPending
        ? renewal.variables.id
        : removal.busyId,
  };

  function doneState(): 'some' | 'waiting' | undefined {
    const listings = done.data?.pages.flatMap((page) => page.data) ?? [];
    if (listings.length === 0) return undefined;
    return listings.some(waitsForCode) ? 'waiting' : 'some';
  }

  function stateOf(): MyListingsState {
    if (query.isPending) return { status: 'loading' };
    if (query.data === undefined) return { status: 'failed', retry: () => void query.refetch() };
    const listings = query.data.pages.flatMap((page) => page.data);
    if (listings.length === 0) return { status: 'empty', done: nothingOpen ? doneState() : undefined };
    return {
      status: 'ready',
      listings,
      count: query.data.pages[0]?.count ?? listings.length,
      more: query.hasNextPage ? () => void query.fetchNextPage() : null,
      loadingMore: query.isFetchingNextPage,
    };
  }
}
