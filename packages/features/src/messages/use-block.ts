import type { Conversation } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient, useFailureText, useMessages } from '../kernel/index.js';
import { keys } from './outbox/messages.queries.js';
import { catalogue } from './messages.catalogue.js';

/** Blocks the other one of a conversation, or lets them write again. */
export function useBlock(conversation: Conversation | undefined) {
  const client = useClient();
  const queries = useQueryClient();
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const { toast } = useToast();
  return useMutation({
    mutationFn: async ({ block }: { block: boolean }) => {
      const id = conversation?.otherParticipant.id ?? '';
      await (block ? client.users.block({ id }) : client.users.unblock({ id }));
    },
    onSuccess(_answer, { block }) {
      const { id, otherParticipant } = conversation ?? {};
      const name = otherParticipant?.name ?? t.unknownUser;
      if (id !== undefined) {
        queries.setQueryData<Conversation>(keys.conversation(id), (one) => one && { ...one, blocked: block });
      }
      toast({ tone: 'success', title: block ? t.blocked(name) : t.unblocked(name) });
      void queries.invalidateQueries({ queryKey: ['account', 'blocked'] });
    },
    onError: (error) => toast({ tone: 'danger', title: failureText(error, t.blockFailed) }),
  });
}
