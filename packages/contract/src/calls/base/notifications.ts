import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import { notification } from '../../entities/base/notification.js';
import { MAX_PAGE } from '../../limits.js';
import { id, line, wholeNumber } from '../../schema.js';

/** Calls that list notifications and mark them as read. */
export const notifications = {
  'notifications.list': defineCall({
    summary: 'List notifications',
    who: 'member',
    input: z.strictObject({ cursor: z.optional(line(500)), limit: z.optional(wholeNumber(1, MAX_PAGE)) }),
    output: z.array(notification),
    answers: 'page',
    errors: [],
  }),
  'notifications.markRead': defineCall({
    summary: 'Mark notifications as read',
    who: 'member',
    input: z.strictObject({
      ids: z.optional(z.array(id).check(z.maxLength(100))),
      /** Selects every notification about one listing, order or conversation. */
      subjectId: z.optional(id),
    }),
    answers: 'counted',
    errors: [],
  }),
};
