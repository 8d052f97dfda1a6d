import type { Person } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient, useFailureText, useMessages } from '../../kernel/index.js';
import { profileKey } from '../data.js';
import { catalogue } from './settings.catalogue.js';
import { followingQuery } from './settings.queries.js';

export type FollowedState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'empty' }
  | {
      readonly status: 'ready';
      readonly people: readonly Person[];
      readonly more: (() => void) | null;
      readonly loadingMore: boolean;
    };

export interface Followed {
  readonly state: FollowedState;
  readonly onUnfollow: (person: Person) => void;
  /** Id of the student being unfollowed. */
  readonly busyId: string | null;
}

/** Loads the followed students and lets the viewer unfollow them. */
export function useFollowed(): Followed {
  const client = useClient();
  const queries = useQueryClient();
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const { toast } = useToast();
  const query = useInfiniteQuery(followingQuery(client));
  const unfollow = useMutation({
    mutationFn: ({ id }: Person) => client.users.unfollow({ id }),
    async onSuccess(_answer, { id, name }) {
      toast({ tone: 'success', title: t.unfollowed(name ?? t.deletedUser) });
      await queries.invalidateQueries({ queryKey: followingQuery(client).queryKey });
      await queries.invalidateQueries({ queryKey: profileKey(id) });
    },
    onError: (error) => toast({ tone: 'danger', title: failureText(error, t.unfollowFailed) }),
  });
  return {
    state: stateOf(),
    onUnfollow: (person) => unfollow.mutate(person),
    busyId: unfollow.isPending ? unfollow.variables.id : null,
  };

  function stateOf(): FollowedState {
    if (query.isPending) return { status: 'loading' };
    if (query.data === undefined) return { status: 'failed', retry: () => void query.refetch() };
    const people = query.data.pages.flatMap((page) => page.data);
    if (people.length === 0) return { status: 'empty' };
    return {
      status: 'ready',
      people,
      more: query.hasNextPage ? () => void query.fetchNextPage() : null,
      loadingMore: query.isFetchingNextPage,
    };
  }
}
