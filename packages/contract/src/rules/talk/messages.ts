import type { Conversation, Message, Quote } from '../../entities/talk/message.js';
import type { ErrorCode } from '../../errors.js';
import { MAX_QUOTE, UNSEND_WITHIN } from '../../limits.js';
import { WRITTEN_KINDS } from '../../message-kinds.js';

/** Facts about a message for the rules. Times in milliseconds. */
export interface MessageFacts {
  readonly senderId: string;
  readonly kind: Message['kind'];
  readonly createdAt: number;
  readonly unsentAt: number | null;
}

/** The refusal to unsend a message. `unsend_too_late` after `UNSEND_WITHIN`, and `forbidden` for other people's messages. */
export interface UnsendRefusal {
  readonly refused: Extract<ErrorCode, 'forbidden' | 'unsend_too_late'>;
}

/** Written by hand, not a line about the deal. */
export const isWritten = ({ kind }: Pick<MessageFacts, 'kind'>): boolean =>
  WRITTEN_KINDS.some((written) => written === kind);

/** Decides whether a student may take a message back; one that was taken back before stays so, without a refusal. */
export function decideUnsend(
  message: MessageFacts,
  userId: string,
  now: number,
): { readonly changed: boolean } | UnsendRefusal {
  if (message.senderId !== userId || !isWritten(message)) return { refused: 'forbidden' };
  if (message.unsentAt !== null) return { changed: false };
  if (now - message.createdAt > UNSEND_WITHIN) return { refused: 'unsend_too_late' };
  return { changed: true };
}

/** How much of a message is shown above an answer to it: whole words, as far as they go. */
export function quotedText(content: string): string {
  const letters = [...content.replace(/\s+/g, ' ')];
  if (letters.length <= MAX_QUOTE) return letters.join('');
  const cut = letters.slice(0, MAX_QUOTE - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${space < MAX_QUOTE / 2 ? cut : cut.slice(0, space)}…`;
}

/** A message as an answer to it quotes it; of one that was taken back only that it was. */
export function quoteOf(message: Pick<Message, 'id' | 'senderId' | 'kind' | 'content' | 'unsentAt'>): Quote {
  const { id, senderId, kind, content, unsentAt } = message;
  return { id, senderId, kind, content: quotedText(content), unsent: unsentAt !== null };
}

/** Text as it is compared: without capital letters and accents. */
export const foldForSearch = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');

/** Whether a message is found by what was searched for. */
export const isFoundBy = ({ content }: Pick<Message, 'content'>, q: string): boolean =>
  foldForSearch(content).includes(foldForSearch(q));

/** Replies that a seller can send with one touch. */
export const QUICK_REPLIES = ['still_available', 'can_meet_today'] as const;
/** The id of a reply that a seller can send with one touch. Clients hold its text. */
export type QuickReply = (typeof QUICK_REPLIES)[number];

/**
 * The quick replies for the poster of a listing that can still be had, whose reader has just asked: the other one wrote
 * last, with a question mark or before any answer. None once money is under way: then it is about something else.
 */
export function quickRepliesFor(
  { listing }: Pick<Conversation, 'listing'>,
  messages: readonly Pick<Message, 'senderId' | 'kind' | 'content' | 'unsentAt'>[],
  myId: string,
): readonly QuickReply[] {
  if (listing === null || listing.postedById !== myId) return [];
  if (listing.status !== 'active' || listing.order !== null) return [];
  const said = messages.filter((message) => isWritten(message) && message.unsentAt === null);
  const last = said.at(-1);
  if (last === undefined || last.senderId === myId) return [];
  const answered = said.some((one) => one.senderId === myId);
  return !answered || /[?？]/.test(last.content) ? QUICK_REPLIES : [];
}
