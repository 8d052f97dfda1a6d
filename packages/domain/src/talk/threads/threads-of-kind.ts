import type { GroupMember, Person, Thread, ThreadMessage } from '@campushive/contract';
import type { Written } from '../messages/send.js';
import type { MessageRange } from './message-page.js';

export interface Range {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

export interface ThreadRange {
  readonly archived: boolean;
  readonly limit: number;
  /** The last thread of the page before. */
  readonly after: { readonly updatedAt: Date; readonly id: string } | undefined;
}

export interface ListPage<T> {
  readonly data: T[];
  readonly pagination: { nextCursor: string | null; limit: number };
  /** Number of all entries, where it is known. */
  readonly count?: number;
}

/** A message to send. Between two, the sender may name the recipient. */
export interface NewMessage extends Written {
  readonly recipientId?: string | undefined;
}

/**
 * Operations on threads of one kind. For students who are not in a thread it does not exist: each operation checks that, and
 * throws `not_found`.
 */
export interface ThreadsOfKind<T extends Thread> {
  /** Returns a student's threads, latest first. */
  list(userId: string, range: ThreadRange): Promise<T[]>;
  describe(userId: string, id: string): Promise<T>;
  /** Returns a page of messages, newest first; with `q` those that contain the text. */
  messages(userId: string, range: MessageRange): Promise<ListPage<ThreadMessage>>;
  /** Stores a message, or returns the one stored before under the same `clientId`. */
  send(userId: string, id: string, message: NewMessage): Promise<ThreadMessage>;
  /** Takes a message back. */
  unsend(userId: string, id: string, messageId: string): Promise<ThreadMessage>;
  /** Marks everything as read, with its notifications. Returns the number of new messages. */
  markRead(userId: string, id: string): Promise<number>;
  mute(userId: string, id: string, muted: boolean): Promise<T>;
  archive(userId: string, id: string, archived: boolean): Promise<T>;
  members(
    userId: string,
    id: string,
    range: Range,
  ): Promise<ListPage<GroupMember> & { readonly count: number }>;
  /** Returns the readers of the student's own message, and their number. */
  readers(userId: string, id: string, messageId: string): Promise<{ data: Person[]; count: number }>;
}
