import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import { payment } from '../../entities/deals/payment.js';
import { wrong } from '../../fields/field-errors.js';
import { MAX_WORK_FILES, MAX_WORK_NOTE } from '../../limits.js';
import { id, text } from '../../schema.js';

/** Errors common to every step of a completion. */
const CANNOT_GO_ON = ['not_found', 'forbidden', 'order_not_held'] as const;

/** Schema of either side's note about the work, shared by the form and the request. */
const workNote = text(MAX_WORK_NOTE);

/** Calls about paid work: mark as done, request a revision, accept. */
export const completions = {
  'completions.finish': defineCall({
    summary: 'Mark work as done',
    who: 'member',
    input: z.strictObject({
      id,
      note: workNote,
      /** Ids of the worker's own uploads of private files. */
      fileIds: z._default(
        z.array(id).check(z.maxLength(MAX_WORK_FILES, wrong('too_many', { max: MAX_WORK_FILES }))),
        [],
      ),
    }),
    output: payment,
    errors: [...CANNOT_GO_ON, 'already_done'],
  }),
  'completions.revise': defineCall({
    summary: 'Request a revision',
    who: 'member',
    input: z.strictObject({ id, reason: workNote }),
    output: payment,
    errors: [...CANNOT_GO_ON, 'not_done', 'revisions_used_up'],
  }),
  'completions.accept': defineCall({
    summary: 'Accept finished work',
    who: 'member',
    input: z.strictObject({ id }),
    output: payment,
    errors: [...CANNOT_GO_ON, 'not_done'],
  }),
};
