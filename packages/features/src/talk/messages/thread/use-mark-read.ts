import type { Message, Thread } from '@campushive/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useClient } from '../../../kernel/index.js';
import { patchCache } from '../../../kernel/live/patch-cache.js';
import { withoutUnread } from '../outbox/message-cache.js';
import { keys, type Pages, type ThreadPlace } from '../outbox/messages.queries.js';
import { usePageVisible } from './use-page-visible.js';

/** Marks messages as read when a thread is opened and while it is visible. */
export function useMarkRead({ kind, id }: ThreadPlace, newest: Message | undefined, myId: string): void {
  const client = useClient();
  const queries = useQueryClient();
  const isPageVisible = usePageVisible();
  // Sending a message in a conversation between two already marks it as read. A system message after the viewer's action does not, and
  // others may have written before it.
  const isWritten = kind === 'direct' && newest?.senderId === myId && newest.event === null;
  const seen = isWritten ? undefined : newest?.id;
  const unseen = isPageVisible ? seen : undefined;
  useEffect(() => {
    if (unseen === undefined) return;
    patchCache<Pages<Thread>>(queries, keys.list(kind), (pages) => withoutUnread(pages, id));
    client.threads.markRead({ id }).then(
      () => void queries.invalidateQueries({ queryKey: keys.unread }),
      // Ignores failures: the next message or visit marks it again.
      () => undefined,
    );
  }, [client, queries, kind, id, unseen]);
}
