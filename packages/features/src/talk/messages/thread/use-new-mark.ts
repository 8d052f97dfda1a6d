import type { Message } from '@campushive/contract';
import { useState } from 'react';
import { useHydrated } from '../../../shared/hooks/use-hydrated.js';

interface Mark {
  readonly id: string;
  /** Unread count when opened. Undefined until known. */
  readonly unread: number | undefined;
  readonly from: string | null | undefined;
}

/**
 * Returns the first unread message at opening, or null. Determined once, so that it stays while messages are marked as read and more
 * arrive. `messages`, oldest first, are used once they are current: not during a refetch, except right after server rendering.
 */
export function useNewMark(
  id: string,
  unread: number | undefined,
  { messages, fetching }: { messages: readonly Message[] | undefined; fetching: boolean },
  myId: string,
): string | null {
  const hydrated = useHydrated();
  const current = fetching && hydrated ? undefined : messages;
  const [mark, setMark] = useState<Mark>({ id, unread, from: undefined });
  const openMark: Mark = mark.id === id ? mark : { id, unread, from: undefined };
  const next = advance(openMark, unread, current, myId);
  if (next !== mark) setMark(next);
  return next.from ?? null;
}

function advance(
  mark: Mark,
  unread: number | undefined,
  messages: readonly Message[] | undefined,
  myId: string,
): Mark {
  if (mark.from !== undefined) return mark;
  if (mark.unread === undefined)
    return unread === undefined ? mark : advance({ ...mark, unread }, unread, messages, myId);
  if (messages === undefined) return mark;
  return { ...mark, from: firstNew(messages, mark.unread, myId) };
}

/** Returns the oldest of the newest `unread` messages of others. */
function firstNew(messages: readonly Message[], unread: number, myId: string): string | null {
  const received = messages.filter((message) => message.senderId !== myId);
  return unread === 0 ? null : (received.at(-Math.min(unread, received.length))?.id ?? null);
}
