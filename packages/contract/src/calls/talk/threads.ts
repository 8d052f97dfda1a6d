import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import { groupMember } from '../../entities/talk/group.js';
import { directThread, thread, THREAD_KINDS, threadMessage } from '../../entities/talk/thread.js';
import { person } from '../../entities/accounts/user.js';
import { MAX_PAGE, MAX_SEARCH } from '../../limits.js';
import { id, line, wholeNumber } from '../../schema.js';
import { messageText, photoOrFile, somethingToSay } from './messages.js';

const range = { cursor: z.optional(line(500)), limit: z.optional(wholeNumber(1, MAX_PAGE)) };

/** Conversations of two students and groups of events, by one id. */
export const threads = {
  'threads.list': defineCall({
    summary: 'List your threads',
    who: 'member',
    input: z.strictObject({
      /** Only threads of this kind. Default: both. */
      kind: z.optional(z.enum(THREAD_KINDS)),
      /** The caller's archived threads, or the others. Default: `inbox`. */
      folder: z.optional(z.enum(['inbox', 'archived'])),
      ...range,
    }),
    output: z.array(thread),
    answers: 'page',
    errors: [],
  }),
  'threads.open': defineCall({
    summary: 'Open a thread with a student',
    who: 'member',
    input: z.strictObject({ recipientId: id, hiveId: z.optional(id) }),
    output: directThread,
    errors: ['not_found', 'forbidden', 'blocked'],
  }),
  'threads.get': defineCall({
    summary: 'Get a thread',
    who: 'member',
    input: z.strictObject({ id }),
    output: thread,
    errors: ['not_found'],
  }),
  'threads.messages': defineCall({
    summary: 'List messages of a thread',
    who: 'member',
    input: z.strictObject({
      id,
      ...range,
      /** Id of a message. The answer has only later ones, so that a client catches up. */
      after: z.optional(id),
    }),
    output: z.array(threadMessage),
    answers: 'page',
    errors: ['not_found'],
  }),
  'threads.send': defineCall({
    summary: 'Send a message to a thread',
    who: 'member',
    creates: true,
    input: z.strictObject({ id, ...messageText }).check(somethingToSay, photoOrFile),
    output: threadMessage,
    errors: ['not_found', 'blocked', 'listing_unavailable', 'code_in_message'],
  }),
  'threads.unsend': defineCall({
    summary: 'Unsend a message of a thread',
    who: 'member',
    input: z.strictObject({ id, messageId: id }),
    output: threadMessage,
    errors: ['not_found', 'forbidden', 'unsend_too_late'],
  }),
  'threads.search': defineCall({
    summary: 'Search messages of a thread',
    who: 'member',
    input: z.strictObject({ id, q: line(MAX_SEARCH), ...range }),
    output: z.array(threadMessage),
    answers: 'page',
    errors: ['not_found'],
  }),
  'threads.markRead': defineCall({
    summary: 'Mark a thread as read',
    who: 'member',
    input: z.strictObject({ id }),
    answers: 'counted',
    errors: ['not_found'],
  }),
  'threads.mute': defineCall({
    summary: 'Mute a thread',
    who: 'member',
    input: z.strictObject({ id, muted: z.boolean() }),
    output: thread,
    errors: ['not_found'],
  }),
  'threads.archive': defineCall({
    summary: 'Archive a thread',
    who: 'member',
    input: z.strictObject({ id, archived: z.boolean() }),
    output: thread,
    errors: ['not_found'],
  }),
  'threads.members': defineCall({
    summary: 'List members of a thread',
    who: 'member',
    input: z.strictObject({ id, ...range }),
    output: z.array(groupMember),
    answers: 'page',
    errors: ['not_found'],
  }),
  'threads.readers': defineCall({
    summary: 'List readers of a message in a thread',
    who: 'member',
    input: z.strictObject({ id, messageId: id }),
    output: z.array(person),
    answers: 'counted',
    errors: ['not_found', 'forbidden'],
  }),
  'threads.received': defineCall({
    summary: 'Confirm delivery to this device',
    who: 'member',
    input: z.strictObject({}),
    answers: 'counted',
    errors: [],
  }),
  'threads.unreadCount': defineCall({
    summary: 'Count unread threads',
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
