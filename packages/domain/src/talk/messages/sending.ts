import type { Attachment, Message, MessageKind, Photo, Warning } from '@campushive/contract';
import { quotedText } from '@campushive/contract/rules/messages';
import type { Db } from '../../platform/database/database.js';
import type { GroupAudience } from '../../platform/outbox/outbox-events.js';
import { newId } from '../../platform/ids.js';
import { storing } from './storing.js';

/** A message as its sender wrote it, before it is checked and stored. */
export interface Draft {
  readonly id: string;
  /** Null for a conversation of two; otherwise the audience of a group whose member the writer is known to be. */
  readonly group: GroupAudience | null;
  readonly conversationId: string;
  readonly senderId: string;
  readonly content: string;
  readonly clientId: string | null;
  readonly attachment: Photo | null;
  readonly file?: Attachment | undefined;
  /** Warning shown to its reader. */
  readonly warning: Warning | null;
  /** Id of the message it answers. */
  readonly replyToId: string | null;
  readonly createdAt: Date;
  /** The other participant, if the sender named them. */
  readonly recipientId: string | undefined;
}

export type Outcome = Awaited<ReturnType<ReturnType<typeof storing>['execute']>>[number];

/**
 * Stores a message in one statement, if its sender may write there: the message, its position in the common order, the
 * events, and between two the read positions and the single notification of all unread messages. Returns undefined if
 * the sender has no such thread. A concurrent sender waits for the conversation's row, and so for the first one's
 * position; if the first one was the same message, the statement fails on `messages_once`.
 */
export async function storeMessage(db: Db, draft: Draft, quiet: boolean): Promise<Outcome | undefined> {
  const { recipientId, replyToId, group, ...written } = draft;
  const createdAt = draft.createdAt.toISOString();
  const kind = kindOf(draft);
  const shown: Omit<Message, 'messageAuthor' | 'replyTo' | 'sequence'> = {
    ...written,
    ...UNTOUCHED,
    kind,
    event: null,
    createdAt,
  };
  const { id, conversationId, senderId, content, clientId, attachment, file, warning } = draft;
  const [outcome] = await storing(db).execute({
    ...{ id, kind, conversationId, senderId, content, clientId, warning, createdAt },
    attachment: attachment && JSON.stringify(attachment),
    file: file === undefined ? null : JSON.stringify(file),
    thread: group?.kind ?? 'direct',
    group: JSON.stringify(group ?? {}),
    named: recipientId ?? null,
    replyToId,
    quiet: quiet ? 1 : 0,
    shown: JSON.stringify(shown),
    shownAt: createdAt,
    tellingId: newId(),
  });
  return outcome;
}

/** Initial state of a message. */
export const UNTOUCHED = { unsentAt: null, deliveredAt: null, isRead: false } as const;

/** Returns the kind of a written message: words, or a photo or a file with or without them. */
export function kindOf({ attachment, file }: Pick<Draft, 'attachment' | 'file'>): MessageKind {
  if (file !== undefined) return 'file';
  return attachment === null ? 'text' : 'photo';
}

/** Returns true if storing failed because the same message was being stored concurrently. */
export const isRepeated = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'constraint' in error.cause &&
  error.cause.constraint === 'messages_once';

/** Returns the message with its quote cut to the usual length. */
export const withShortQuote = (message: Message): Message =>
  message.replyTo === null
    ? message
    : { ...message, replyTo: { ...message.replyTo, content: quotedText(message.replyTo.content) } };
