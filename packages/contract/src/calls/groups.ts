import * as z from 'zod/mini';
import { defineCall } from '../call.js';
import { group, groupMember, groupMessage } from '../entities/group.js';
import { person } from '../entities/user.js';
import { MAX_MESSAGE, MAX_PAGE, MAX_SEARCH } from '../limits.js';
import { id, line, optionalText, wholeNumber } from '../schema.js';
import { photoOrFile, somethingToSay } from './messages.js';

export const groups = {
  'groups.list': defineCall({
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
  'groups.get': defineCall({
    summary: 'Get a group',
    who: 'member',
    input: z.strictObject({ id }),
    output: group,
    errors: ['not_found'],
  }),
  'groups.messages': defineCall({
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
  'groups.send': defineCall({
    summary: 'Send a message to a group',
    who: 'member',
    creates: true,
    input: z
      .strictObject({
        id,
        content: optionalText(MAX_MESSAGE),
        clientId: z.optional(line(100)),
        /** Id of the caller's upload with the purpose `message-photo`. */
        attachmentId: z.optional(id),
        /** Id of the caller's private file with the purpose `message-file`. A message has a photo or a file. */
        fileId: z.optional(id),
        /** Confirms sending although the text holds the handover code of the caller's order. */
        confirmed: z.optional(z.boolean()),
        /** Id of the quoted message, which must be in the same group and readable by the caller. */
        replyToId: z.optional(id),
      })
      .check(somethingToSay, photoOrFile),
    output: groupMessage,
    errors: ['not_found', 'listing_unavailable', 'code_in_message'],
  }),
  'groups.unsend': defineCall({
    summary: 'Unsend a message in a group',
    who: 'member',
    input: z.strictObject({ id, messageId: id }),
    output: groupMessage,
    errors: ['not_found', 'forbidden', 'unsend_too_late'],
  }),
  'groups.search': defineCall({
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
  'groups.markRead': defineCall({
    summary: 'Mark a group as read',
    who: 'member',
    input: z.strictObject({ id }),
    answers: 'counted',
    errors: ['not_found'],
  }),
  'groups.mute': defineCall({
    summary: 'Mute a group',
    who: 'member',
    input: z.strictObject({ id, muted: z.boolean() }),
    output: group,
    errors: ['not_found'],
  }),
  'groups.archive': defineCall({
    summary: 'Archive a group',
    who: 'member',
    input: z.strictObject({ id, archived: z.boolean() }),
    output: group,
    errors: ['not_found'],
  }),
  'groups.members': defineCall({
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
  'groups.readers': defineCall({
    summary: 'List readers of a message',
    who: 'member',
    input: z.strictObject({ id, messageId: id }),
    output: z.array(person),
    answers: 'counted',
    errors: ['not_found', 'forbidden'],
  }),
};
