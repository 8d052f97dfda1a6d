import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import { appeal, suspension, takedown } from '../../entities/trust/appeal.js';
import { MAX_PASSWORD } from '../../limits.js';
import { email, id, secret, text } from '../../schema.js';
import { APPEAL_DECISIONS, MAX_APPEAL } from '../../moderation.js';
import { caseState, decided, page } from './queue.js';

/** A suspended student has no session. The password identifies them on each call, and grants no other access. */
const credentials = { email, password: secret(MAX_PASSWORD) };

/** Calls about moderation decisions and appeals against them, for the students concerned and for moderators. */
export const appeals = {
  'appeals.get': defineCall({
    summary: 'Get the decision about your listing',
    who: 'member',
    input: z.strictObject({ id }),
    output: takedown,
    errors: ['not_found'],
  }),
  'appeals.create': defineCall({
    summary: 'Appeal against a decision',
    who: 'member',
    creates: true,
    input: z.strictObject({ id, text: text(MAX_APPEAL) }),
    output: takedown,
    errors: ['not_found', 'already_appealed', 'nothing_to_appeal'],
  }),
  'appeals.suspension': defineCall({
    summary: 'Get the reason of your suspension',
    who: 'anyone',
    input: z.strictObject(credentials),
    output: suspension,
    errors: ['invalid_credentials', 'too_many_attempts', 'nothing_to_appeal'],
  }),
  'appeals.createForAccount': defineCall({
    summary: 'Appeal against your suspension',
    who: 'anyone',
    input: z.strictObject({ ...credentials, text: text(MAX_APPEAL) }),
    output: suspension,
    errors: ['invalid_credentials', 'too_many_attempts', 'already_appealed', 'nothing_to_appeal'],
  }),
  'appeals.list': defineCall({
    summary: 'List appeals',
    who: 'moderator',
    input: z.strictObject({ state: caseState, ...page }),
    output: z.array(appeal),
    answers: 'page',
    errors: ['forbidden'],
  }),
  'appeals.resolve': defineCall({
    summary: 'Decide an appeal',
    who: 'moderator',
    input: z.strictObject(decided(APPEAL_DECISIONS)),
    output: appeal,
    errors: ['forbidden', 'own_decision', 'not_found', 'already_resolved'],
  }),
};
