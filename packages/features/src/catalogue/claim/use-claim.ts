import { isMissing, type AcceptedClaim, type Claim } from '@campushive/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  callProblem,
  useClient,
  useNavigation,
  useSessionPort,
  useUser,
  type CallProblem,
} from '../../kernel/index.js';
import { LISTINGS } from '../data.js';
import { claimQuery } from './claim.queries.js';

/** Claim that was loaded, with the actions of its viewer. */
export interface ReadyClaim {
  readonly status: 'ready';
  readonly claim: Claim;
  /** Listings of the last request that cannot be published now. */
  readonly refused: AcceptedClaim['refused'];
  /** Path of this page, to return to after the log-in. */
  readonly from: string;
  /** Name of the viewer. Null for visitors. */
  readonly name: string | null;
  /** Publishes the listings. */
  readonly onAccept: () => void;
  readonly accepting: boolean;
  /** The viewer has just published listings on this page. */
  readonly justPublished: boolean;
  readonly problem: CallProblem | null;
  /** Logs a wrong account out. */
  readonly onLogOut: () => void;
}

/** State of the page behind a claim link. `missing`: the link is unknown or incomplete. */
export type ClaimPage =
  | { readonly status: 'loading' | 'missing' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | ReadyClaim;

/** Loads the imported listings of a link, and publishes them. */
export function useClaim(token: string): ClaimPage {
  const client = useClient();
  const queries = useQueryClient();
  const navigation = useNavigation();
  const session = useSessionPort();
  const user = useUser();
  const options = claimQuery(client, token, user?.id ?? null);
  const query = useQuery(options);
  const accept = useMutation({
    mutationFn: async () => (await client.claims.accept({ token })).data,
    onSuccess(data) {
      queries.setQueryData(options.queryKey, data);
      void queries.invalidateQueries({ queryKey: LISTINGS });
    },
    // The link may have ended in the meantime.
    onError: () => void query.refetch(),
  });
  if (query.data !== undefined)
    return {
      status: 'ready',
      claim: query.data,
      refused: accept.data?.refused ?? [],
      from: navigation.href({ to: 'claim', token }),
      name: user?.name ?? null,
      onAccept: () => accept.mutate(),
      accepting: accept.isPending,
      justPublished: accept.isSuccess,
      problem: accept.error === null ? null : callProblem(accept.error),
      onLogOut: () => void session.signOut(),
    };
  if (query.isPending) return { status: 'loading' };
  if (isMissing(query.error)) return { status: 'missing' };
  return { status: 'failed', retry: () => void query.refetch() };
}
