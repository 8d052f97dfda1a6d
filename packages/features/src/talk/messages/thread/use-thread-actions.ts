import type { Thread } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient, useFailureText, useMessages, useNavigation } from '../../../kernel/index.js';
import { storeMessage } from '../outbox/message-cache.js';
import { keys, type Pages, type ThreadPlace } from '../outbox/messages.queries.js';
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

function useUnsend({ kind, id }: ThreadPlace) {
  const { client, queries, refresh, onError } = useChange();
  return useMutation({
    mutationFn: async (messageId: string) => (await client.threads.unsend({ id, messageId })).data,
    onSuccess(message) {
      storeMessage(queries, message);
      refresh(keys.list(kind));
    },
    onError,
  });
}

function useMute({ kind, id }: ThreadPlace) {
  const { client, queries, t, done, refresh, onError } = useChange();
  return useMutation({
    mutationFn: async (muted: boolean) => {
      queries.setQueryData<Thread>(keys.one(id), (await client.threads.mute({ id, muted })).data);
      return muted;
    },
    onSuccess(muted) {
      refresh(keys.lists(kind), keys.unread);
      done(muted ? t.talkMuted : t.talkUnmuted);
    },
    onError,
  });
}

function useArchive({ kind, id }: ThreadPlace) {
  const { client, queries, t, done, refresh, onError } = useChange();
  return useMutation({
    mutationFn: async (archived: boolean) => {
      queries.setQueryData<Thread>(keys.one(id), (await client.threads.archive({ id, archived })).data);
      return archived;
    },
    onSuccess(archived) {
      refresh(keys.lists(kind), keys.unread);
      if (kind === 'group') done(archived ? t.groupArchived : t.groupUnarchived);
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
      queries.setQueryData<Pages<Thread>>(keys.list('group'), (lists) => lists && without(lists, id));
      refresh(keys.unread, ['events']);
    },
    onError,
  });
}

const without = (lists: Pages<Thread>, id: string): Pages<Thread> => ({
  ...lists,
  pages: lists.pages.map((page) => ({ ...page, data: page.data.filter((one) => one.id !== id) })),
});
