import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import { portfolioPicture } from '../../entities/catalogue/portfolio.js';
import { wrong } from '../../fields/field-errors.js';
import { MAX_CAPTION, MAX_PORTFOLIO } from '../../limits.js';
import { MAX_DECISION_NOTE } from '../../moderation.js';
import { id, line, text } from '../../schema.js';

/** Calls about pictures of a student's work. */
export const portfolio = {
  'portfolio.list': defineCall({
    summary: 'List pictures of work',
    who: 'anyone-or-member',
    input: z.strictObject({ id }),
    output: z.array(portfolioPicture),
    answers: 'counted',
    errors: ['not_found'],
  }),
  'portfolio.save': defineCall({
    summary: 'Replace your pictures of work',
    who: 'member',
    input: z.strictObject({
      pictures: z
        .array(
          z.strictObject({
            /** Id of the caller's upload with the purpose `portfolio-photo`. */
            id,
            caption: line(MAX_CAPTION),
          }),
        )
        .check(z.maxLength(MAX_PORTFOLIO, wrong('too_many_photos', { max: MAX_PORTFOLIO }))),
    }),
    output: z.array(portfolioPicture),
    answers: 'counted',
    errors: [],
  }),
  'portfolio.takeDown': defineCall({
    summary: 'Remove a picture of work',
    who: 'moderator',
    input: z.strictObject({ id, reason: text(MAX_DECISION_NOTE) }),
    errors: ['forbidden', 'not_found'],
  }),
};
