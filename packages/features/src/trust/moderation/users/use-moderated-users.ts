import { type AccountAction, type ModeratedUser } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { callProblem, useClient, useMessages, useUser, type CallProblem } from '../../../kernel/index.js';
import { catalogue } from '../moderation.catalogue.js';
import { usersQuery, type UserFilter } from '../moderation.queries.js';
import type { Confirmed } from '../reason-dialog.js';
import { toListState, type ListState } from '../use-list.js';
import { MODERATION } from '../../data.js';

export interface PlannedAccountAction {
  readonly user: ModeratedUser;
  readonly action: AccountAction;
}

export interface ModeratedUsers {
  readonly state: ListState<ModeratedUser>;
  readonly q: string;
  readonly onQChange: (change: { q: string }) => void;
  readonly filter: UserFilter;
  readonly onFilterChange: (change: { filter: UserFilter }) => void;
  /** Actions that the viewer may take on an account. */
  readonly actionsFor: (user: ModeratedUser) => readonly AccountAction[];
  readonly planned: PlannedAccountAction | null;
  readonly onAct: (planned: PlannedAccountAction) => void;
  readonly onConfirm: (confirmed: Confirmed) => void;
  readonly onCancel: () => void;
  readonly working: boolean;
  readonly problem: CallProblem | null;
}

/** Manages accounts: search by name or email address, and moderation actions. */
export function useModeratedUsers(): ModeratedUsers {
  const client = useClient();
  const queries = useQueryClient();
  const me = useUser();
  const t = useMessages(catalogue);
  const { toast } = useToast();
  const [q, setQ] = useState('');
  const [filter, setFilter] = useState<UserFilter>('all');
  const [planned, setPlanned] = useState<PlannedAccountAction | null>(null);
  const query = useInfiniteQuery(usersQuery(client, useDeferredValue(q.trim()), filter));
  const act = useMutation({
    mutationFn: ({ user, action, reason, until, role }: PlannedAccountAction & Confirmed) =>
      client.moderation.updateUser({
        id: user.id,
        action,
        reason,
        ...(action === 'suspend' && { until }),
        ...(action === 'set_role' && { role }),
      }),
    onSuccess() {
      setPlanned(null);
      void queries.invalidateQueries({ queryKey: MODERATION });
      toast({ tone: 'success', title: t.done });
    },
  });
  return {
    state: toListState(query),
    q,
    onQChange: (change) => setQ(change.q),
    filter,
    onFilterChange: (change) => setFilter(change.filter),
    actionsFor(user) {
      const protectedFromMe = user.role === 'admin' || (user.role === 'moderator' && me?.role !== 'admin');
      if (me === null || user.id === me.id || protectedFromMe) return [];
      const always = user.suspension === null ? (['warn', 'suspend'] as const) : (['reinstate'] as const);
      return [
        ...always,
        ...(user.shelfName == null ? [] : (['remove_shelf_name'] as const)),
        ...(me.role === 'admin' ? (['set_role'] as const) : []),
      ];
    },
    planned,
    onAct(next) {
      act.reset();
      setPlanned(next);
    },
    onConfirm: (confirmed) => (planned === null ? undefined : act.mutate({ ...planned, ...confirmed })),
    onCancel: () => setPlanned(null),
    working: act.isPending,
    problem: act.isError ? callProblem(act.error) : null,
  };
}
