import type { MessageEvent } from '@campushive/contract';
import type { MessagesMessages } from './messages.messages.js';

interface Reader {
  /** The viewer took this step. */
  readonly isOwn: boolean;
  /** Name of the other party. Null for a deleted account. */
  readonly name: string | null;
  readonly t: MessagesMessages;
  readonly money: (amount: number) => string;
  /** Formats a time as an appointment in the reader's language. */
  readonly when: (iso: string) => string;
}

/** Returns the text of a deal event for the viewer. An unknown code of a later version gets a general text. */
export function eventText({ code, amount, payout, meetup, lesson }: MessageEvent, reader: Reader): string {
  const { isOwn, name, t, money, when } = reader;
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
    isOwn,
    firstName,
    amount === null ? where : money(amount),
    payout === undefined ? '' : money(payout),
  );
}
