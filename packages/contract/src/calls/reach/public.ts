import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import { home, topic } from '../../entities/reach/public.js';
import { MAX_CONTACT_MESSAGE, MAX_FEEDBACK_DESCRIPTION, MAX_NAME, MAX_SHORT_TEXT } from '../../limits.js';
import { email, line, optionalText, text } from '../../schema.js';
import { listingFilters } from '../catalogue/listing-filters.js';

/** Categories of `feedback.send`: a new feature, a new service, or anything else. */
export const FEEDBACK_CATEGORIES = ['feature', 'service', 'other'] as const;

/** Calls for visitors: public pages, and the ways to contact the team. */
export const publicCalls = {
  'home.get': defineCall({
    summary: 'Get the front page',
    who: 'anyone',
    input: z.strictObject({ first: listingFilters.first }),
    output: home,
    errors: [],
  }),
  'topics.list': defineCall({
    summary: 'List topics',
    who: 'anyone',
    input: z.strictObject({}),
    output: z.array(topic),
    answers: 'counted',
    errors: [],
  }),
  'contact.send': defineCall({
    summary: 'Contact the operator',
    who: 'anyone',
    creates: true,
    input: z.strictObject({
      name: line(MAX_NAME),
      email,
      subject: line(MAX_SHORT_TEXT),
      message: text(MAX_CONTACT_MESSAGE),
      /** Honeypot field, hidden from people. A message that fills it is answered as usual and discarded. */
      website: z.optional(optionalText(MAX_SHORT_TEXT)),
    }),
    errors: [],
  }),
  'feedback.send': defineCall({
    summary: 'Send feedback',
    who: 'member',
    creates: true,
    input: z.strictObject({
      title: line(MAX_SHORT_TEXT),
      description: text(MAX_FEEDBACK_DESCRIPTION),
      category: z.enum(FEEDBACK_CATEGORIES),
    }),
    errors: [],
  }),
};
