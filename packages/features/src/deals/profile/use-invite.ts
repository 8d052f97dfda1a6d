import { ApiError, saleOfListing, type Listing } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, useFailureText, useMessages, useOwnActionDone } from '../../kernel/index.js';
import { catalogue } from './profile.catalogue.js';
import { openTasksQuery } from './profile.queries.js';

export type InviteState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'empty' }
  | {
      readonly status: 'ready';
      readonly tasks: readonly Listing[];
      /** Tasks that the student was invited to or applied for. */
      readonly done: ReadonlySet<string>;
      readonly onInvite: (to: { task: Listing }) => void;
      /** Task of the invitation in progress. */
      readonly invitingId: string | null;
    };

/** Loads the viewer's open tasks, to which a student can be invited. */
export function useInvite(studentId: string): InviteState {
  const client = useClient();
  const refresh = useOwnActionDone();
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const { toast } = useToast();
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const query = useQuery(openTasksQuery(client));
  const invite = useMutation({
    mutationFn: async ({ id }: Listing) => {
      await client.invitations.create({ id, studentId });
    },
    onSuccess(_, { id }) {
      setDone((before) => new Set([...before, id]));
      toast({ tone: 'success', title: t.invitedTo });
      return refresh('studentInvited');
    },
    onError(error, { id }) {
      const was = error instanceof ApiError && ['already_invited', 'already_applied'].includes(error.code);
      if (was) setDone((before) => new Set([...before, id]));
      toast({ tone: was ? 'neutral' : 'danger', title: failureText(error, t.inviteFailed) });
    },
  });
  if (query.isPending) return { status: 'loading' };
  if (query.data === undefined) return { status: 'failed', retry: () => void query.refetch() };
  const tasks = query.data.filter((one) => saleOfListing(one) === 'gig' && one.status === 'active');
  if (tasks.length === 0) return { status: 'empty' };
  return {
    status: 'ready',
    tasks,
    done,
    onInvite: ({ task }) => invite.mutate(task),
    invitingId: invite.isPending ? invite.variables.id : null,
  };
}
