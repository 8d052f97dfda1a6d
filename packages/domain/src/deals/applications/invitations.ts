import type { Handlers } from '../../calls/handlers.js';
import type { Platform } from '../../platform/platform.js';
import { createInvitation } from './create-invitation.js';
import { listInvitations } from './list-invitations.js';
import { suggestStudents } from './suggest-students.js';
import { declineInvitation } from './decline-invitation.js';
import type { InvitationsDeps, InvitationsContext } from './invitations-context.js';

type InvitationCalls = Handlers<
  'invitations.create' | 'invitations.list' | 'invitations.suggested' | 'invitations.decline'
>;

/** Invitations by which the poster of a gig or a delivery asks students to apply. */
export function createInvitationsModule(
  platform: Platform,
  { notify, requireVisible }: InvitationsDeps,
): { readonly calls: InvitationCalls } {
  const { db, clock, limits, outbox } = platform;
  const context: InvitationsContext = { limits, db, clock, notify, outbox, requireVisible };
  return {
    calls: {
      'invitations.create': createInvitation(context),
      'invitations.list': listInvitations(context),
      'invitations.suggested': suggestStudents(context),
      'invitations.decline': declineInvitation(context),
    },
  };
}
