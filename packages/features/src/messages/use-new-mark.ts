import type { Message } from '@campushive/contract';
import { useState } from 'react';
import { useHydrated } from '../shared/use-hydrated.js';

interface Mark {
  readonly id: string;
  /** How much was new when it was opened; undefined while that is not known. */
  readonly unread: number | undefined;
  readonly from: string | null | undefined;
}

/**
 * The first message that was new when a conversation was opened, or null. It is found once, so that it stays where it is
 * while the messages are marked as read and more arrive. `messages`, oldest first, count once they are current: not while
 * they are fetched again, unless the server has just rendered the page with them.
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
  const known: Mark = mark.id === id ? mark : { id, unread, from: undefined };
  const next = advance(known, unread, current, myId);
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

/** The oldest of the newest `unread` messages of others. */
function firstNew(messages: readonly Message[], unread: number, myId: string): string | null {
  const theirs = messages.filter((one) => one.senderId !== myId);
  return unread === 0 ? null : (theirs.at(-Math.min(unread, theirs.length))?.id ?? null);
}
