import { MAX_INVITATIONS } from '@campushive/contract';
import type {
  decideWithdrawal,
  refusalToApply,
  refusalToAssign,
} from '@campushive/contract/rules/applications';
import type { refusalToInvite } from '@campushive/contract/rules/invitations';
import { Failure, invalidField, notFound } from '../../calls/failure.js';

type Refusal =
  | NonNullable<
      | ReturnType<typeof refusalToApply>
      | ReturnType<typeof refusalToAssign>
      | ReturnType<typeof refusalToInvite>
    >
  | Extract<ReturnType<typeof decideWithdrawal>, { readonly refused: unknown }>['refused'];

const MESSAGES = {
  own_listing: 'This is your own listing.',
  blocked: 'You and this student cannot work together.',
  listing_unavailable: 'This task does not take applications any more.',
  already_applied: 'There is an application for this already.',
  already_invited: 'You invited this student already.',
  limit_reached: `You invited ${MAX_INVITATIONS} students to this task already.`,
  forbidden: 'Only the student who posted this can invite others.',
  listing_free: 'This is done for nothing: leave the price out.',
  verification_required:
    'Confirm first that you’re still a student. We’ll send a code to your university email.',
  illegal_transition: 'It is too late for that: the task or the application is over.',
  payment_in_flight: 'A payment for this listing is in progress, so it can’t be changed now.',
} as const satisfies Partial<Record<Refusal, string>>;

/** Converts a refusal by the rules of tasks to a failure. */
export function refusal(code: Refusal): Failure {
  switch (code) {
    case 'not_found':
      return notFound('Application');
    case 'not_a_verified_student':
    case 'not_an_applicant':
      return invalidField('assignedToId', code);
    default:
      return new Failure(code, MESSAGES[code]);
  }
}
