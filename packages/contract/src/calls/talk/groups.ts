import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import { group, groupMember, groupMessage } from '../../entities/talk/group.js';
import { person } from '../../entities/accounts/user.js';
import { MAX_PAGE, MAX_SEARCH } from '../../limits.js';
import { id, line, wholeNumber } from '../../schema.js';
import { messageText, photoOrFile, somethingToSay } from './messages.js';

/** Calls about the groups of events. The deprecated ones name the thread call that replaces them. */
export const groups = {
  /** @deprecated Use `threads.list`. */
  'groups.list': defineCall({
    replacedBy: 'threads.list',
    summary: 'List your groups',
    who: 'member',
    input: z.strictObject({
      /** The caller's archived groups, or the others. Default: `inbox`. */
      folder: z.optional(z.enum(['inbox', 'archived'])),
    }),
    output: z.array(group),
    answers: 'counted',
    errors: [],
  }),
  /** @deprecated Use `threads.get`. */
  'groups.get': defineCall({
    replacedBy: 'threads.get',
    summary: 'Get a group',
    who: 'member',
    input: z.strictObject({ id }),
    output: group,
    errors: ['not_found'],
  }),
  /** @deprecated Use `threads.messages`. */
  'groups.messages': defineCall({
    replacedBy: 'threads.messages',
    summary: 'List messages of a group',
    who: 'member',
    input: z.strictObject({
      id,
      cursor: z.optional(line(500)),
      limit: z.optional(wholeNumber(1, MAX_PAGE)),
    }),
    output: z.array(groupMessage),
    answers: 'page',
    errors: ['not_found'],
  }),
  /** @deprecated Use `threads.send`. */
  'groups.send': defineCall({
    replacedBy: 'threads.send',
    summary: 'Send a message to a group',
    who: 'member',
    creates: true,
    input: z.strictObject({ id, ...messageText }).check(somethingToSay, photoOrFile),
    output: groupMessage,
    errors: ['not_found', 'listing_unavailable', 'code_in_message'],
  }),
  /** @deprecated Use `threads.unsend`. */
  'groups.unsend': defineCall({
    replacedBy: 'threads.unsend',
    summary: 'Unsend a message in a group',
    who: 'member',
    input: z.strictObject({ id, messageId: id }),
    output: groupMessage,
    errors: ['not_found', 'forbidden', 'unsend_too_late'],
  }),
  /** @deprecated Use `threads.search`. */
  'groups.search': defineCall({
    replacedBy: 'threads.search',
    summary: 'Search messages of a group',
    who: 'member',
    input: z.strictObject({
      id,
      q: line(MAX_SEARCH),
      cursor: z.optional(line(500)),
      limit: z.optional(wholeNumber(1, MAX_PAGE)),
    }),
    output: z.array(groupMessage),
    answers: 'page',
    errors: ['not_found'],
  }),
  /** @deprecated Use `threads.markRead`. */
  'groups.markRead': defineCall({
    replacedBy: 'threads.markRead',
    summary: 'Mark a group as read',
    who: 'member',
    input: z.strictObject({ id }),
    answers: 'counted',
    errors: ['not_found'],
  }),
  /** @deprecated Use `threads.mute`. */
  'groups.mute': defineCall({
    replacedBy: 'threads.mute',
    summary: 'Mute a group',
    who: 'member',
    input: z.strictObject({ id, muted: z.boolean() }),
    output: group,
    errors: ['not_found'],
  }),
  /** @deprecated Use `threads.archive`. */
  'groups.archive': defineCall({
    replacedBy: 'threads.archive',
    summary: 'Archive a group',
    who: 'member',
    input: z.strictObject({ id, archived: z.boolean() }),
    output: group,
    errors: ['not_found'],
  }),
  /** @deprecated Use `threads.members`. */
  'groups.members': defineCall({
    replacedBy: 'threads.members',
    summary: 'List members of a group',
    who: 'member',
    input: z.strictObject({
      id,
      cursor: z.optional(line(500)),
      limit: z.optional(wholeNumber(1, MAX_PAGE)),
    }),
    output: z.array(groupMember),
    answers: 'page',
    errors: ['not_found'],
  }),
  /** @deprecated Use `threads.readers`. */
  'groups.readers': defineCall({
    replacedBy: 'threads.readers',
    summary: 'List readers of a message',
    who: 'member',
    input: z.strictObject({ id, messageId: id }),
    output: z.array(person),
    answers: 'counted',
    errors: ['not_found', 'forbidden'],
  }),
};
