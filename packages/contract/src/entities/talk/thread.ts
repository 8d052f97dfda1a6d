import * as z from 'zod/mini';
import { group, groupMessage } from './group.js';
import { conversation } from './message.js';

/** Kinds of threads: a conversation of two students, or the group of an event. */
export const THREAD_KINDS = ['direct', 'group'] as const;
/** The kind of a thread. */
export type ThreadKind = (typeof THREAD_KINDS)[number];

/** The thread of two students: a conversation, marked as `direct`. */
export const directThread = z.extend(conversation, { kind: z.literal('direct') });
/** The thread of two students. */
export type DirectThread = z.infer<typeof directThread>;

/** The thread of an event. Shares the event's id. */
export const groupThread = z.extend(group, { kind: z.literal('group') });
/** The thread of an event's organiser and attendees. */
export type GroupThread = z.infer<typeof groupThread>;

/** A thread of messages. Its id is `conversationId` of its messages and of socket events. */
export const thread = z.discriminatedUnion('kind', [directThread, groupThread]);
/** A thread of messages, told apart by `kind`. */
export type Thread = z.infer<typeof thread>;

/** A message of a thread. `seenBy` is null in a conversation of two. */
export const threadMessage = groupMessage;
/** A message of a thread of either kind. */
export type ThreadMessage = z.infer<typeof threadMessage>;
