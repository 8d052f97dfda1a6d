import {
  ApiError,
  isMissing,
  type Listing,
  type ListingStatus,
  type Profile,
  type PublicUser,
} from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  useClient,
  useFailureText,
  useMessages,
  useNavigation,
  useSession,
  useStorage,
} from '../../kernel/index.js';
import { useFarDraft } from '../../catalogue/parts/distance/index.js';
import { messageDraft } from '../../talk/parts/message-draft.js';
import { useLiveListing } from '../../catalogue/parts/use-live-listing.js';
import { useRemoval } from '../../catalogue/parts/removal/use-removal.js';
import { LISTINGS } from '../../catalogue/data.js';
import { listedBefore } from './listed-before.js';
import { catalogue } from './listing-detail.catalogue.js';
import { listingQuery } from '../../catalogue/parts/listing.queries.js';
import { userQuery } from '../../accounts/parts/user.queries.js';
import { useApply, type Apply } from './work/use-apply.js';
import { useCountedView } from './use-counted-view.js';

/** Relation of the viewer to the listing. */
export type Reader = 'visitor' | 'poster' | 'student';

/** Reason for a missing seller: not named, failed to load, or a deleted account. */
export type SellerProblem = 'unnamed' | 'failed' | 'unavailable';

/** Public data of a seller, with the typical reply time once it is known. */
export type Seller = PublicUser & Partial<Pick<Profile, 'responseMinutes'>>;

/** States of the page of a listing. */
export type ListingDetailState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'missing' }
  /** Event that its organiser cancelled. */
  | { readonly status: 'cancelled'; readonly id: string }
  | {
      readonly status: 'ready';
      readonly listing: Listing;
      /** False while only data of a list is known, which excludes the viewer's own relation to the listing. */
      readonly isComplete: boolean;
      readonly reader: Reader;
      /** Null until the seller is loaded, and for visitors. */
      readonly seller: Seller | null;
      /** Reason why the seller is unknown. */
      readonly sellerProblem: SellerProblem | null;
    };

/** Loaded listing, with its viewer. */
export type ReadyState = Extract<ListingDetailState, { status: 'ready' }>;

/** Listing of a page, its viewer and the actions. */
export interface ListingDetail {
  readonly state: ListingDetailState;
  readonly onMessage: () => void;
  /** Requests a free item: opens the conversation with a draft message. */
  readonly onRequest: () => void;
  readonly openingMessage: boolean;
  readonly onDelete: () => void;
  readonly deleting: boolean;
  readonly onMove: (move: { to: ListingStatus }) => void;
  readonly moving: boolean;
  readonly apply: Apply;
}

/** Loads a listing, with the viewer's actions. */
export function useListingDetail(id: string, applying = false): ListingDetail {
  const client = useClient();
  const session = useSession();
  const storage = useStorage();
  const navigation = useNavigation();
  const queries = useQueryClient();
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const { toast } = useToast();
  const apply = useApply(id, applying);
  useLiveListing(id);
  const query = useQuery({ ...listingQuery(client, id), placeholderData: () => listedBefore(queries, id) });
  const listing = query.data;
  const myId = session.status === 'member' ? session.user.id : null;
  const reader: Reader = myId === null ? 'visitor' : listing?.postedById === myId ? 'poster' : 'student';
  useCountedView(id, listing !== undefined && !query.isPlaceholderData && reader !== 'poster');
  const seller = useQuery({
    ...userQuery(client, listing?.postedById ?? ''),
    enabled: !!listing?.postedById && myId !== null,
  });
  const say = (error: unknown, fallback: string) =>
    toast({ tone: 'danger', title: failureText(error, fallback) });

  const open = useMutation({
    mutationFn: (_draft: string | null) =>
      client.threads.open({ recipientId: listing?.postedById ?? '', hiveId: id }),
    onSuccess({ data }, draft) {
      const key = messageDraft(data.id);
      // An existing draft in the conversation takes precedence.
      if (draft !== null && storage.read(key) === null) storage.write(key, draft);
      navigation.go({ to: 'conversation', id: data.id });
    },
    onError: (error) => say(error, t.messageFailed),
  });
  const far = useFarDraft(listing);
  const removal = useRemoval(({ listing: { hiveTypeId: hive }, deleted }) => {
    if (deleted) navigation.go({ to: 'hive', hive }, { replace: true });
  });
  const move = useMutation({
    mutationFn: (to: ListingStatus) => client.hives.setStatus({ id, status: to }),
    onSuccess({ data }) {
      queries.setQueryData(listingQuery(client, id).queryKey, data);
      void queries.invalidateQueries({ queryKey: LISTINGS });
      toast({ tone: 'success', title: t.moved });
    },
    onError(error) {
      // The listing's own date has passed, and only the edit form can set a new one.
      const over = error instanceof ApiError && error.code === 'validation_failed' && listing !== undefined;
      if (over) navigation.go({ to: 'edit', hive: listing.hiveTypeId, id });
      if (over) toast({ tone: 'danger', title: t.dateFirst });
      else say(error, t.moveFailed);
    },
  });

  return {
    state: stateOf(),
    onMessage: () => open.mutate(far),
    onRequest: () => open.mutate(t.requestDraft(listing?.title ?? '')),
    openingMessage: open.isPending,
    onDelete() {
      if (listing !== undefined) removal.onDelete(listing);
    },
    deleting: removal.deleting,
    onMove: ({ to }) => move.mutate(to),
    moving: move.isPending,
    apply,
  };

  function stateOf(): ListingDetailState {
    const { error } = query;
    const isMissingError = isMissing(error);
    // Deleted while it was shown. When the viewer deleted it, the page navigates away.
    const missing: ListingDetailState =
      error instanceof ApiError && error.code === 'event_cancelled'
        ? { status: 'cancelled', id }
        : { status: 'missing' };
    if (isMissingError && !removal.deleting) return missing;
    if (listing !== undefined) {
      const isComplete = !query.isPlaceholderData;
      const away = seller.error instanceof ApiError && seller.error.status === 404;
      const problem = seller.isError ? (away ? 'unavailable' : 'failed') : null;
      const sellerProblem = listing.postedById === '' ? 'unnamed' : problem;
      return { status: 'ready', listing, isComplete, reader, seller: seller.data ?? null, sellerProblem };
    }
    if (query.isPending) return { status: 'loading' };
    return isMissingError ? missing : { status: 'failed', retry: () => void query.refetch() };
  }
}
