import * as z from 'zod/mini';
import { defineCall } from '../call.js';
import { group, groupMember, groupMessage } from '../entities/group.js';
import { person } from '../entities/user.js';
import { MAX_MESSAGE, MAX_PAGE } from '../limits.js';
import { id, line, optionalText, wholeNumber } from '../schema.js';
import { somethingToSay } from './messages.js';

export const groups = {
  'groups.list': defineCall({
    summary: 'The groups of the events that I organise or said yes to: at most 100, the latest first',
    who: 'member',
    input: z.strictObject({}),
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
        /** One of my uploads with the purpose `message-photo`. */
        attachmentId: z.optional(id),
      })
      .check(somethingToSay),
    output: groupMessage,
    errors: ['not_found', 'listing_unavailable'],
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
