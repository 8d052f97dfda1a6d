import * as z from 'zod/mini';
import { defineCall } from '../call.js';
import { appeal, suspension, takedown } from '../entities/appeal.js';
import { MAX_PASSWORD } from '../limits.js';
import { email, id, secret, text } from '../schema.js';
import { APPEAL_DECISIONS, MAX_APPEAL } from '../moderation.js';
import { caseState, decided, page } from './queue.js';

/** A suspended student has no session. The password identifies them on each call, and grants no other access. */
const credentials = { email, password: secret(MAX_PASSWORD) };

export const appeals = {
  'appeals.get': defineCall({
    summary: 'Why one’s own listing or wanted post was taken away, and what became of the appeal',
    who: 'member',
    input: z.strictObject({ id }),
    output: takedown,
    errors: ['not_found'],
  }),
  'appeals.create': defineCall({
    summary: 'Appeal against a moderator’s decision that took one’s own listing or wanted post away, once',
    who: 'member',
    creates: true,
    input: z.strictObject({ id, text: text(MAX_APPEAL) }),
    output: takedown,
    errors: ['not_found', 'already_appealed', 'nothing_to_appeal'],
  }),
  'appeals.suspension': defineCall({
    summary:
      'Why and until when one’s own account is suspended, by its password, and what became of the appeal',
    who: 'anyone',
    input: z.strictObject(credentials),
    output: suspension,
    errors: ['invalid_credentials', 'too_many_attempts', 'nothing_to_appeal'],
  }),
  'appeals.createForAccount': defineCall({
    summary: 'Appeal against the suspension of one’s own account, by its password, once',
    who: 'anyone',
    input: z.strictObject({ ...credentials, text: text(MAX_APPEAL) }),
    output: suspension,
    errors: ['invalid_credentials', 'too_many_attempts', 'already_appealed', 'nothing_to_appeal'],
  }),
  'appeals.list': defineCall({
    summary: 'Appeals: those that wait, oldest first, or decided ones, newest first',
    who: 'moderator',
    input: z.strictObject({ state: caseState, ...page }),
    output: z.array(appeal),
    answers: 'page',
    errors: ['forbidden'],
  }),
  'appeals.resolve': defineCall({
    summary:
      'Decide an appeal: what was taken away comes back or the account opens again, or the decision stands',
    who: 'moderator',
    input: z.strictObject(decided(APPEAL_DECISIONS)),
    output: appeal,
    errors: ['forbidden', 'own_decision', 'not_found', 'already_resolved'],
  }),
};
