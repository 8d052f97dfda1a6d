import type { BlockChoice } from '@campushive/contract/rules/blocks';
import { useToast } from '@campushive/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useClient, useFailureText, useMessages, useOwnActionDone } from '../../../kernel/index.js';
import { catalogue } from './block.catalogue.js';

/** A student to block or unblock. */
export interface BlockedStudent {
  readonly id: string;
  /** Null when the account is deleted. */
  readonly name: string | null;
  /** Address of the portrait. Null without one. */
  readonly profileImage: string | null;
}

/** Invalidates the queries that a block affects. */
function useRefresh() {
  const done = useOwnActionDone();
  return () => done('studentBlocked');
}

/** Blocks a student, with a decision about the orders that are open between the two. */
export function useBlock({ id, name }: Pick<BlockedStudent, 'id' | 'name'>, onBlocked: () => void) {
  const client = useClient();
  const t = useMessages(catalogue);
  const { toast } = useToast();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (choice: BlockChoice | undefined) =>
      client.users.block({ id, ...(choice !== undefined && { orders: choice }) }),
    async onSuccess() {
      toast({ tone: 'success', title: t.blocked(name ?? t.someone) });
      onBlocked();
      await refresh();
    },
  });
}

/** Unblocks a student, who can send messages again. */
export function useUnblock({ id, name }: Pick<BlockedStudent, 'id' | 'name'>) {
  const client = useClient();
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const { toast } = useToast();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => client.users.unblock({ id }),
    async onSuccess() {
      toast({ tone: 'success', title: t.unblocked(name ?? t.someone) });
      await refresh();
    },
    onError: (error) => toast({ tone: 'danger', title: failureText(error, t.failed) }),
  });
}
