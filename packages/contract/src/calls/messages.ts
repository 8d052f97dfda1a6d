import * as z from 'zod/mini';
import { defineCall } from '../call.js';
import { conversation, message } from '../entities/message.js';
import { MAX_MESSAGE, MAX_PAGE, MAX_SEARCH } from '../limits.js';
import { id, line, optionalText, wholeNumber } from '../schema.js';

/** Input of a message, over HTTP and over the socket. */
export const messageInput = {
  conversationId: id,
  content: optionalText(MAX_MESSAGE),
  /** The sender's own name for the message: sending it again answers the stored one. */
  clientId: z.optional(line(100)),
  /** One of my uploads with the purpose `message-photo`. */
  attachmentId: z.optional(id),
  /** One of my private files with the purpose `message-file`; a message has a photo or a file. */
  fileId: z.optional(id),
  /** I know that it holds the handover code of an order of mine, and send it anyway. */
  confirmed: z.optional(z.boolean()),
  /** The message that it answers: one of the same conversation that one of the two wrote. */
  replyToId: z.optional(id),
};

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

export const messages = {
  'messages.conversations': defineCall({
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
  'messages.open': defineCall({
    summary: 'Open a conversation',
    who: 'member',
    input: z.strictObject({ recipientId: id, hiveId: z.optional(id) }),
    output: conversation,
    errors: ['not_found', 'forbidden', 'blocked'],
  }),
  'messages.conversation': defineCall({
    summary: 'Get a conversation',
    who: 'member',
    input: z.strictObject({ id }),
    output: conversation,
    errors: ['not_found'],
  }),
  'messages.list': defineCall({
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
  'messages.markRead': defineCall({
    summary: 'Mark a conversation as read',
    who: 'member',
    input: z.strictObject({ id }),
    answers: 'counted',
    errors: ['not_found'],
  }),
  'messages.send': defineCall({
    summary: 'Send a message',
    who: 'member',
    creates: true,
    input: z.strictObject(messageInput).check(somethingToSay, photoOrFile),
    output: message,
    errors: ['not_found', 'blocked', 'code_in_message'],
  }),
  'messages.unsend': defineCall({
    summary: 'Unsend a message',
    who: 'member',
    input: z.strictObject({ id }),
    output: message,
    errors: ['not_found', 'forbidden', 'unsend_too_late'],
  }),
  'messages.search': defineCall({
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
  'messages.mute': defineCall({
    summary: 'Mute a conversation',
    who: 'member',
    input: z.strictObject({ id, muted: z.boolean() }),
    output: conversation,
    errors: ['not_found'],
  }),
  'messages.archive': defineCall({
    summary: 'Archive a conversation',
    who: 'member',
    input: z.strictObject({ id, archived: z.boolean() }),
    output: conversation,
    errors: ['not_found'],
  }),
  'messages.received': defineCall({
    summary: 'Confirm delivery',
    who: 'member',
    input: z.strictObject({}),
    answers: 'counted',
    errors: [],
  }),
  'messages.unreadCount': defineCall({
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
