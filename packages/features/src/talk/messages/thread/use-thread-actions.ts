import type { Conversation, Group } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient, useFailureText, useMessages, useNavigation } from '../../../kernel/index.js';
import { storeMessage } from '../outbox/message-cache.js';
import { groupKeys, keys, type ShownMessage, type ThreadPlace } from '../outbox/messages.queries.js';
import { catalogue } from '../messages.catalogue.js';

/** Actions on a thread: unsend, mute, archive, leave. */
export function useThreadActions(place: ThreadPlace) {
  const unsend = useUnsend(place);
  const mute = useMute(place);
  const archive = useArchive(place);
  const leave = useLeave(place.id);
  return {
    onUnsend: ({ messageId }: { messageId: string }) => unsend.mutate(messageId),
    onMute: ({ muted }: { muted: boolean }) => mute.mutate(muted),
    onArchive: ({ archived }: { archived: boolean }) => archive.mutate(archived),
    onLeave: () => leave.mutate(),
    leaving: leave.isPending,
  };
}

/** Shared parts of all actions: client, cache, and success and error messages. */
function useChange() {
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const { toast } = useToast();
  const queries = useQueryClient();
  return {
    ...{ client: useClient(), queries, t },
    done: (title: string) => toast({ tone: 'success', title }),
    onError: (error: Error) => toast({ tone: 'danger', title: failureText(error, t.blockFailed) }),
    refresh: (...all: readonly (readonly string[])[]) => {
      for (const queryKey of all) void queries.invalidateQueries({ queryKey });
    },
  };
}

function useUnsend(place: ThreadPlace) {
  const { client, queries, refresh, onError } = useChange();
  const { kind, id } = place;
  return useMutation({
    mutationFn: async (messageId: string): Promise<ShownMessage> =>
      kind === 'group'
        ? (await client.groups.unsend({ id, messageId })).data
        : (await client.messages.unsend({ id: messageId })).data,
    onSuccess(message) {
      storeMessage(queries, place, message);
      refresh(kind === 'group' ? groupKeys.list : keys.conversations);
    },
    onError,
  });
}

function useMute({ kind, id }: ThreadPlace) {
  const { client, queries, t, done, refresh, onError } = useChange();
  return useMutation({
    mutationFn: async (muted: boolean) => {
      if (kind === 'group') {
        const { data } = await client.groups.mute({ id, muted });
        queries.setQueryData<Group>(groupKeys.one(id), data);
      } else {
        const { data } = await client.messages.mute({ id, muted });
        queries.setQueryData<Conversation>(keys.conversation(id), data);
      }
      return muted;
    },
    onSuccess(muted) {
      if (kind === 'group') refresh(groupKeys.list, keys.unread);
      else refresh(keys.conversations, keys.archived, keys.unread);
      done(muted ? t.talkMuted : t.talkUnmuted);
    },
    onError,
  });
}

function useArchive({ kind, id }: ThreadPlace) {
  const { client, queries, t, done, refresh, onError } = useChange();
  const group = kind === 'group';
  return useMutation({
    mutationFn: async (archived: boolean) => {
      if (group) {
        const { data } = await client.groups.archive({ id, archived });
        queries.setQueryData<Group>(groupKeys.one(id), data);
      } else {
        const { data } = await client.messages.archive({ id, archived });
        queries.setQueryData<Conversation>(keys.conversation(id), data);
      }
      return archived;
    },
    onSuccess(archived) {
      if (group) refresh(groupKeys.list, groupKeys.archived, keys.unread);
      else refresh(keys.conversations, keys.archived, keys.unread);
      if (group) done(archived ? t.groupArchived : t.groupUnarchived);
      else done(archived ? t.talkArchived : t.talkUnarchived);
    },
    onError,
  });
}

/** Gives up the place at the event, which also leaves the group. */
function useLeave(id: string) {
  const { client, queries, t, done, refresh, onError } = useChange();
  const navigation = useNavigation();
  return useMutation({
    mutationFn: () => client.events.leave({ id }),
    onSuccess() {
      done(t.hasLeft);
      navigation.go({ to: 'messages' });
      queries.setQueryData<Group[]>(groupKeys.list, (all) => all?.filter((one) => one.id !== id));
      refresh(keys.unread, ['events']);
    },
    onError,
  });
}
