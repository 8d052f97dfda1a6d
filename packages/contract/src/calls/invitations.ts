import * as z from 'zod/mini';
import { defineCall } from '../call.js';
import { experiencedStudent, invitation } from '../entities/application.js';
import { id } from '../schema.js';

/** Calls about invitations to apply, sent by the poster of a gig or a delivery. */
export const invitations = {
  'invitations.create': defineCall({
    summary:
      'Invite a student to apply for my open task: once each, with a notification that leads to it. Whose page I may not see answers 404',
    who: 'member',
    input: z.strictObject({ id, studentId: id }),
    output: invitation,
    errors: [
      'not_found',
      'forbidden',
      'own_listing',
      'blocked',
      'conflict',
      'listing_unavailable',
      'already_applied',
      'already_invited',
      'limit_reached',
    ],
  }),
  'invitations.list': defineCall({
    summary: 'Whom I invited to my task, the latest first, with what they did; only its poster sees them',
    who: 'member',
    input: z.strictObject({ id }),
    output: z.array(invitation),
    errors: ['not_found', 'forbidden'],
  }),
  'invitations.suggested': defineCall({
    summary:
      'Students who did such work before and neither applied nor were invited: of my campus first, then by tasks that they completed',
    who: 'member',
    input: z.strictObject({ id }),
    output: z.array(experiencedStudent),
    errors: ['not_found', 'forbidden'],
  }),
  'invitations.decline': defineCall({
    summary: 'Decline an invitation to apply. Applying stays possible while the task is open',
    who: 'member',
    input: z.strictObject({ id }),
    errors: ['not_found', 'conflict', 'already_applied'],
  }),
};
