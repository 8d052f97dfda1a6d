import type { DeviceSession } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useClient, useFailureText, useMessages } from '../../kernel/index.js';
import { catalogue } from './settings.catalogue.js';
import { sessionsQuery } from './settings.queries.js';

export type SessionsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly sessions: readonly DeviceSession[] };

export interface Sessions {
  readonly state: SessionsState;
  readonly onSignOut: (sessions: readonly DeviceSession[]) => void;
  /** Ids of the sessions being ended. */
  readonly ending: readonly string[];
}

/** Loads the student's sessions and ends them. */
export function useSessions(): Sessions {
  const client = useClient();
  const queries = useQueryClient();
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const { toast } = useToast();
  const query = useQuery(sessionsQuery(client));
  const end = useMutation({
    async mutationFn(ids: readonly string[]) {
      for (const id of ids) await client.auth.endSession({ id });
    },
    onSuccess: () => void toast({ tone: 'success', title: t.signedOut }),
    onError: (error) => void toast({ tone: 'danger', title: failureText(error, t.signOutFailed) }),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsQuery(client).queryKey }),
  });
  return {
    state: query.isPending
      ? { status: 'loading' }
      : query.data === undefined
        ? { status: 'failed', retry: () => void query.refetch() }
        : { status: 'ready', sessions: query.data },
    onSignOut: (sessions) => end.mutate(sessions.map(({ id }) => id)),
    ending: end.isPending ? end.variables : [],
  };
}
