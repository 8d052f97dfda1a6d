import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import { conversation, message } from '../../entities/talk/message.js';
import { MAX_MESSAGE, MAX_PAGE, MAX_SEARCH } from '../../limits.js';
import { id, line, optionalText, wholeNumber } from '../../schema.js';

/** Fields of a message to send, over HTTP and over the socket. */
export const messageText = {
  content: optionalText(MAX_MESSAGE),
  /** The sender's own name for the message: sending it again answers the stored one. */
  clientId: z.optional(line(100)),
  /** One of my uploads with the purpose `message-photo`. */
  attachmentId: z.optional(id),
  /** One of my private files with the purpose `message-file`; a message has a photo or a file. */
  fileId: z.optional(id),
  /** I know that it holds the handover code of an order of mine, and send it anyway. */
  confirmed: z.optional(z.boolean()),
  /** The message that it answers: one of the same thread that a member wrote and the sender may read. */
  replyToId: z.optional(id),
};

/** Input of a message to another student. */
export const messageInput = { conversationId: id, ...messageText };

interface Sendable {
  readonly content: string;
  readonly attachmentId?: string | undefined;
  readonly fileId?: string | undefined;
}

/** Refuses a message without words, photo and file. */
export const somethingToSay = z.refine<Sendable>(
  ({ content, attachmentId, fileId }) => content !== '' || attachmentId !== undefined || fileId !== undefined,
  { path: ['content'], error: 'required' },
);

/** Refuses a photo and a file in one message. */
export const photoOrFile = z.refine<Sendable>(
  ({ attachmentId, fileId }) => attachmentId === undefined || fileId === undefined,
  { path: ['fileId'], error: 'photo_or_file' },
);

/** Calls about conversations of two students. The deprecated ones name the thread call that replaces them. */
export const messages = {
  /** @deprecated Use `threads.list`. */
  'messages.conversations': defineCall({
    replacedBy: 'threads.list',
    summary: 'List your conversations',
    who: 'member',
    input: z.strictObject({
      /** Those that I have archived, or the others; default `inbox`. */
      folder: z.optional(z.enum(['inbox', 'archived'])),
      cursor: z.optional(line(500)),
      limit: z.optional(wholeNumber(1, MAX_PAGE)),
    }),
    output: z.array(conversation),
    answers: 'page',
    errors: [],
  }),
  /** @deprecated Use `threads.open`. */
  'messages.open': defineCall({
    replacedBy: 'threads.open',
    summary: 'Open a conversation',
    who: 'member',
    input: z.strictObject({ recipientId: id, hiveId: z.optional(id) }),
    output: conversation,
    errors: ['not_found', 'forbidden', 'blocked'],
  }),
  /** @deprecated Use `threads.get`. */
  'messages.conversation': defineCall({
    replacedBy: 'threads.get',
    summary: 'Get a conversation',
    who: 'member',
    input: z.strictObject({ id }),
    output: conversation,
    errors: ['not_found'],
  }),
  /** @deprecated Use `threads.messages`. */
  'messages.list': defineCall({
    replacedBy: 'threads.messages',
    summary: 'List messages',
    who: 'member',
    input: z.strictObject({
      id,
      limit: z.optional(wholeNumber(1, MAX_PAGE)),
      offset: z.optional(wholeNumber(0, 1_000_000)),
      /** Older than this page's end. */
      cursor: z.optional(line(500)),
      /** Only messages after this message's id: how a client catches up. */
      after: z.optional(id),
    }),
    output: z.array(message),
    answers: 'page',
    errors: ['not_found'],
  }),
  /** @deprecated Use `threads.markRead`. */
  'messages.markRead': defineCall({
    replacedBy: 'threads.markRead',
    summary: 'Mark a conversation as read',
    who: 'member',
    input: z.strictObject({ id }),
    answers: 'counted',
    errors: ['not_found'],
  }),
  /** @deprecated Use `threads.send`. */
  'messages.send': defineCall({
    replacedBy: 'threads.send',
    summary: 'Send a message',
    who: 'member',
    creates: true,
    input: z.strictObject(messageInput).check(somethingToSay, photoOrFile),
    output: message,
    errors: ['not_found', 'blocked', 'code_in_message'],
  }),
  /** @deprecated Use `threads.unsend`. */
  'messages.unsend': defineCall({
    replacedBy: 'threads.unsend',
    summary: 'Unsend a message',
    who: 'member',
    input: z.strictObject({ id }),
    output: message,
    errors: ['not_found', 'forbidden', 'unsend_too_late'],
  }),
  /** @deprecated Use `threads.search`. */
  'messages.search': defineCall({
    replacedBy: 'threads.search',
    summary: 'Search messages',
    who: 'member',
    input: z.strictObject({
      id,
      q: line(MAX_SEARCH),
      cursor: z.optional(line(500)),
      limit: z.optional(wholeNumber(1, MAX_PAGE)),
    }),
    output: z.array(message),
    answers: 'page',
    errors: ['not_found'],
  }),
  /** @deprecated Use `threads.mute`. */
  'messages.mute': defineCall({
    replacedBy: 'threads.mute',
    summary: 'Mute a conversation',
    who: 'member',
    input: z.strictObject({ id, muted: z.boolean() }),
    output: conversation,
    errors: ['not_found'],
  }),
  /** @deprecated Use `threads.archive`. */
  'messages.archive': defineCall({
    replacedBy: 'threads.archive',
    summary: 'Archive a conversation',
    who: 'member',
    input: z.strictObject({ id, archived: z.boolean() }),
    output: conversation,
    errors: ['not_found'],
  }),
  /** @deprecated Use `threads.received`. */
  'messages.received': defineCall({
    replacedBy: 'threads.received',
    summary: 'Confirm delivery',
    who: 'member',
    input: z.strictObject({}),
    answers: 'counted',
    errors: [],
  }),
  /** @deprecated Use `threads.unreadCount`. */
  'messages.unreadCount': defineCall({
    replacedBy: 'threads.unreadCount',
    summary: 'Count unread conversations',
    who: 'member',
    input: z.strictObject({}),
    output: z.object({
      conversations: z.number(),
      messages: z.number(),
      /** The events whose group holds something new, without muted ones: at most 100. */
      groups: z.array(z.string()),
    }),
    errors: [],
  }),
};
