import type { MessageEvent } from '@campushive/contract';
import type { MessagesMessages } from './messages.messages.js';

interface Reader {
  /** The reader's own step. */
  readonly mine: boolean;
  /** The other one's name; null for a deleted account. */
  readonly name: string | null;
  readonly t: MessagesMessages;
  readonly money: (amount: number) => string;
  /** A time, as the reader's language writes appointments. */
  readonly when: (iso: string) => string;
}

/** What happened to the deal, for the one who reads it. A code of a later version says that something changed. */
export function eventText({ code, amount, payout, meetup, lesson }: MessageEvent, reader: Reader): string {
  const { mine, name, t, money, when } = reader;
  const texts: Partial<MessagesMessages['events']> = t.events;
  const text = texts[code];
  if (text === undefined) return t.unknownMessage;
  const firstName = name?.split(' ')[0] ?? t.unknownUser;
  const where =
    lesson !== undefined
      ? when(lesson.startsAt)
      : meetup === undefined
        ? ''
        : `${meetup.place}, ${when(meetup.startsAt)}`;
  return text(
    mine,
    firstName,
    amount === null ? where : money(amount),
    payout === undefined ? '' : money(payout),
  );
}
