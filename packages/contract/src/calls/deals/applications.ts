import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import { application, myApplication } from '../../entities/deals/application.js';
import { MAX_APPLICATION, MAX_PAGE } from '../../limits.js';
import { id, line, namedPrice, text, wholeNumber } from '../../schema.js';

const page = { cursor: z.optional(line(500)), limit: z.optional(wholeNumber(1, MAX_PAGE)) };

/** Schema of an applicant's message, shared by the form and the request. */
const applicationMessage = text(MAX_APPLICATION);

/** Calls about applications for gigs and deliveries. */
export const applications = {
  'applications.create': defineCall({
    summary: 'Apply for a gig or delivery',
    who: 'member',
    creates: true,
    input: z.strictObject({ id, message: applicationMessage, price: z.optional(namedPrice) }),
    output: application,
    errors: [
      'not_found',
      'own_listing',
      'blocked',
      'conflict',
      'listing_unavailable',
      'already_applied',
      'listing_free',
      'verification_required',
    ],
  }),
  'applications.list': defineCall({
    summary: 'List the applicants of your task',
    who: 'member',
    input: z.strictObject({ id, ...page }),
    output: z.array(application),
    answers: 'page',
    errors: ['not_found', 'forbidden'],
  }),
  'applications.withdraw': defineCall({
    summary: 'Withdraw your application',
    who: 'member',
    input: z.strictObject({ id }),
    output: application,
    errors: ['not_found', 'conflict', 'illegal_transition', 'payment_in_flight'],
  }),
  'applications.mine': defineCall({
    summary: 'List your applications',
    who: 'member',
    input: z.strictObject(page),
    output: z.array(myApplication),
    answers: 'page',
    errors: [],
  }),
};
