import * as z from 'zod/mini';
import { defineCall } from '../call.js';
import { group, groupMember, groupMessage } from '../entities/group.js';
import { person } from '../entities/user.js';
import { MAX_MESSAGE, MAX_PAGE, MAX_SEARCH } from '../limits.js';
import { id, line, optionalText, wholeNumber } from '../schema.js';
import { photoOrFile, somethingToSay } from './messages.js';

export const groups = {
  'groups.list': defineCall({
    summary: 'The groups of the events that I organise or said yes to: at most 100, the latest first',
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
    summary: 'One of my groups, by its event',
    who: 'member',
    input: z.strictObject({ id }),
    output: group,
    errors: ['not_found'],
  }),
  'groups.messages': defineCall({
    summary: 'Its messages, newest first, without those of students whom I blocked',
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
    summary: 'Write to everybody in the group; the same `clientId` again answers what is stored',
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
    summary:
      'Take a message of mine back within 10 minutes: everybody in the group sees that it is gone, and nothing else of it',
    who: 'member',
    input: z.strictObject({ id, messageId: id }),
    output: groupMessage,
    errors: ['not_found', 'forbidden', 'unsend_too_late'],
  }),
  'groups.search': defineCall({
    summary:
      'What was written in a group, found by a part of it, newest first, without what students wrote whom I blocked',
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
    summary: 'I have seen everything in it; `count` says how many were new',
    who: 'member',
    input: z.strictObject({ id }),
    answers: 'counted',
    errors: ['not_found'],
  }),
  'groups.mute': defineCall({
    summary: 'Be told of what is new in it, or not; the rest of it stays as it is',
    who: 'member',
    input: z.strictObject({ id, muted: z.boolean() }),
    output: group,
    errors: ['not_found'],
  }),
  'groups.archive': defineCall({
    summary: 'Put a group away until the next message, or bring it back',
    who: 'member',
    input: z.strictObject({ id, archived: z.boolean() }),
    output: group,
    errors: ['not_found'],
  }),
  'groups.members': defineCall({
    summary: 'Who is in it: its organiser, then the others by name; `count` says how many they are',
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
    summary:
      'Who of the group has seen a message of mine, by name: at most 100; `count` says how many they are',
    who: 'member',
    input: z.strictObject({ id, messageId: id }),
    output: z.array(person),
    answers: 'counted',
    errors: ['not_found', 'forbidden'],
  }),
};
