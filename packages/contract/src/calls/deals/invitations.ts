import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import { experiencedStudent, invitation } from '../../entities/deals/application.js';
import { id } from '../../schema.js';

/** Calls about invitations to apply, sent by the poster of a gig or a delivery. */
export const invitations = {
  'invitations.create': defineCall({
    summary: 'Invite a student to apply',
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
    summary: 'List invitations of your task',
    who: 'member',
    input: z.strictObject({ id }),
    output: z.array(invitation),
    errors: ['not_found', 'forbidden'],
  }),
  'invitations.suggested': defineCall({
    summary: 'List suggested students',
    who: 'member',
    input: z.strictObject({ id }),
    output: z.array(experiencedStudent),
    errors: ['not_found', 'forbidden'],
  }),
  'invitations.decline': defineCall({
    summary: 'Decline an invitation',
    who: 'member',
    input: z.strictObject({ id }),
    errors: ['not_found', 'conflict', 'already_applied'],
  }),
};
