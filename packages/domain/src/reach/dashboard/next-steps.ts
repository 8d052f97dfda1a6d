import { MAX_NEXT_STEPS, type NextStep } from '@campushive/contract';
import type { Platform } from '../../platform/platform.js';
import type { StepsContext } from './steps-context.js';
import { complaintsAgainst } from './complaint-steps.js';
import { agreedPrices, meetings, offersToAnswer, openPayments } from './deal-steps.js';
import { lessonsToPay } from './lesson-steps.js';
import { applicants, endingSoon } from './listing-steps.js';
import { milestonesDue } from './milestone-steps.js';
import { unreadConversations } from './unread-steps.js';

/** Returns the next steps of a student, the most urgent first. */
export async function nextStepsOf(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  userId: string,
): Promise<NextStep[]> {
  const context: StepsContext = { db, userId, now: clock.now() };
  const steps = await Promise.all([
    complaintsAgainst(context),
    openPayments(context),
    meetings(context),
    lessonsToPay(context),
    offersToAnswer(context),
    agreedPrices(context),
    milestonesDue(context),
    endingSoon(context),
    applicants(context),
    unreadConversations(context),
  ]);
  return steps.flat().slice(0, MAX_NEXT_STEPS);
}
