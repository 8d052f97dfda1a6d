import * as z from 'zod/mini';
import { defineCall } from '../call.js';
import { conversation, message } from '../entities/message.js';
import { MAX_MESSAGE, MAX_PAGE } from '../limits.js';
import { id, line, optionalText, wholeNumber } from '../schema.js';

/** What a message consists of, over HTTP and over the socket. */
export const messageInput = {
  conversationId: id,
  content: optionalText(MAX_MESSAGE),
  /** The sender's own name for the message: sending it again answers the stored one. */
  clientId: z.optional(line(100)),
  /** One of my uploads with the purpose `message-photo`. */
  attachmentId: z.optional(id),
};

/** Words, a photo, or both. */
export const somethingToSay = z.refine<{ content: string; attachmentId?: string | undefined }>(
  (input) => input.content !== '' || input.attachmentId !== undefined,
  { path: ['content'], error: 'required' },
);

export const messages = {
  'messages.conversations': defineCall({
    summary: 'My conversations, the latest first',
    who: 'member',
    input: z.strictObject({ cursor: z.optional(line(500)), limit: z.optional(wholeNumber(1, MAX_PAGE)) }),
    output: z.array(conversation),
    answers: 'page',
    errors: [],
  }),
  'messages.open': defineCall({
    summary: 'Create or get the conversation with a student, about a listing or about none',
    who: 'member',
    input: z.strictObject({ recipientId: id, hiveId: z.optional(id) }),
    output: conversation,
    errors: ['not_found', 'forbidden', 'blocked'],
  }),
  'messages.conversation': defineCall({
    summary: 'One of my conversations',
    who: 'member',
    input: z.strictObject({ id }),
    output: conversation,
    errors: ['not_found'],
  }),
  'messages.list': defineCall({
    summary: 'Its messages, newest first; pages by cursor, or by limit and offset',
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
    summary: 'I have seen everything in it; `count` says how many were new',
    who: 'member',
    input: z.strictObject({ id }),
    answers: 'counted',
    errors: ['not_found'],
  }),
  'messages.send': defineCall({
    summary: 'Send a message',
    who: 'member',
    creates: true,
    input: z.strictObject(messageInput).check(somethingToSay),
    output: message,
    errors: ['not_found', 'blocked'],
  }),
  'messages.unreadCount': defineCall({
    summary: 'How many conversations hold something new, and which groups do',
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
