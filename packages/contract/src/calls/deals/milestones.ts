import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import { gigMilestones } from '../../entities/deals/milestone.js';
import { MAX_MILESTONE_TITLE, MAX_MILESTONES, MAX_MILESTONES_REASON } from '../../limits.js';
import { id, namedPrice, line, text } from '../../schema.js';
import { wrong } from '../../fields/field-errors.js';

/** Schema of a milestone's title, shared by the form and the request. */
export const milestoneTitle = line(MAX_MILESTONE_TITLE);

/** Schema of a milestone's price, in major units. A price is required. */
export const milestonePrice = namedPrice.check(z.refine((value) => value !== null, wrong('required')));

/** Schema of a worker's reason for declining milestones. */
const milestonesReason = text(MAX_MILESTONES_REASON);

const CANNOT_ANSWER = ['not_found', 'forbidden', 'conflict', 'milestones_changed'] as const;

/** Calls about milestones, in which an expensive gig is paid one part at a time. */
export const milestones = {
  'milestones.get': defineCall({
    summary: 'Get the milestones of a gig',
    who: 'member',
    input: z.strictObject({ id }),
    output: gigMilestones,
    errors: ['not_found', 'forbidden', 'conflict'],
  }),
  'milestones.propose': defineCall({
    summary: 'Propose milestones',
    who: 'member',
    creates: true,
    input: z.strictObject({
      id,
      /** The unpaid milestones, in order. */
      milestones: z
        .array(z.strictObject({ title: milestoneTitle, price: milestonePrice }))
        .check(
          z.minLength(1, wrong('too_few', { min: 1 })),
          z.maxLength(MAX_MILESTONES, wrong('too_many', { max: MAX_MILESTONES })),
        ),
    }),
    output: gigMilestones,
    errors: [
      'not_found',
      'forbidden',
      'conflict',
      'listing_unassigned',
      'illegal_transition',
      'payment_in_flight',
    ],
  }),
  'milestones.accept': defineCall({
    summary: 'Accept milestones',
    who: 'member',
    input: z.strictObject({ id, planId: id }),
    output: gigMilestones,
    errors: [...CANNOT_ANSWER, 'payment_in_flight'],
  }),
  'milestones.decline': defineCall({
    summary: 'Decline milestones',
    who: 'member',
    input: z.strictObject({ id, planId: id, reason: milestonesReason }),
    output: gigMilestones,
    errors: CANNOT_ANSWER,
  }),
  'milestones.withdraw': defineCall({
    summary: 'Withdraw milestones',
    who: 'member',
    input: z.strictObject({ id, planId: id }),
    output: gigMilestones,
    errors: CANNOT_ANSWER,
  }),
};
