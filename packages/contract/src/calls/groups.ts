import * as z from 'zod/mini';
import { defineCall } from '../call.js';
import { group } from '../entities/group.js';
import { message } from '../entities/message.js';
import { MESSAGE_MAX, PAGE_MAX } from '../limits.js';
import { id, line, text, wholeNumber } from '../schema.js';

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
      limit: z.optional(wholeNumber(1, PAGE_MAX)),
    }),
    output: z.array(message),
    answers: 'page',
    errors: ['not_found'],
  }),
  'groups.send': defineCall({
    summary: 'Write to everybody in the group; the same `clientId` again answers what is stored',
    who: 'member',
    creates: true,
    input: z.strictObject({ id, content: text(MESSAGE_MAX), clientId: z.optional(line(100)) }),
    output: message,
    errors: ['not_found'],
  }),
  'groups.markRead': defineCall({
    summary: 'I have seen everything in it; `count` says how many were new',
    who: 'member',
    input: z.strictObject({ id }),
    answers: 'counted',
    errors: ['not_found'],
  }),
};
