import type { Group } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient, useFailureText, useMessages, useNavigation } from '../kernel/index.js';
import { groupKeys, keys } from './outbox/messages.queries.js';
import { catalogue } from './messages.catalogue.js';

/** What a member can do about a group: mute it, and leave it with their place at the event. */
export function useGroupActions(id: string) {
  const client = useClient();
  const queries = useQueryClient();
  const navigation = useNavigation();
  const words = useMessages(catalogue);
  const failureText = useFailureText();
  const { toast } = useToast();
  const failed = (error: Error) => toast({ tone: 'danger', title: failureText(error, words.blockFailed) });
  const mute = useMutation({
    mutationFn: async (change: { muted: boolean }) => (await client.groups.mute({ id, ...change })).data,
    onSuccess(group) {
      const { muted } = group;
      queries.setQueryData<Group>(groupKeys.one(id), (one) => one && { ...one, muted });
      queries.setQueryData<Group[]>(groupKeys.list, (all) =>
        all?.map((one) => (one.id === id ? { ...one, muted } : one)),
      );
      void queries.invalidateQueries({ queryKey: keys.unread });
      toast({ tone: 'success', title: muted ? words.isMuted : words.isUnmuted });
    },
    onError: failed,
  });
  const leave = useMutation({
    mutationFn: () => client.events.leave({ id }),
    onSuccess() {
      toast({ tone: 'success', title: words.hasLeft });
      navigation.go({ to: 'messages' });
      queries.setQueryData<Group[]>(groupKeys.list, (all) => all?.filter((one) => one.id !== id));
      for (const queryKey of [keys.unread, ['events']]) void queries.invalidateQueries({ queryKey });
    },
    onError: failed,
  });
  return {
    onMute: (change: { muted: boolean }) => mute.mutate(change),
    onLeave: () => leave.mutate(),
    leaving: leave.isPending,
  };
}
