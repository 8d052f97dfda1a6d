import * as z from 'zod/mini';
import { APPLICATION_STATUSES, INVITATION_STATUSES } from '../application-status.js';
import { instant, majorUnits } from '../schema.js';
import { listing } from './listing.js';
import { person } from './user.js';

/** The applicant with a summary of their reviews. */
const applicant = z.extend(person, {
  /** Mean of shown reviews, 1 to 5; null before the first. */
  rating: z.nullable(z.number()),
  reviewCount: z.number(),
});

/** A student who wants a task, as its poster and the student themselves see it. */
export const application = z.object({
  id: z.string(),
  hiveId: z.string(),
  applicantId: z.string(),
  applicant,
  /** Why this student, in their own words. */
  message: z.string(),
  /** For how much they do it; null for the listed price. */
  price: z.nullable(majorUnits),
  status: z.enum(APPLICATION_STATUSES),
  createdAt: instant,
});
export type Application = z.infer<typeof application>;

/** A student who did such work before: how often, and what others say of them. */
export const experiencedStudent = z.extend(applicant, {
  /** Tasks of the same hive that they did and were paid for. */
  completed: z.number(),
});
export type ExperiencedStudent = z.infer<typeof experiencedStudent>;

/** A student whom the poster of a task invited to apply. */
export const invitation = z.object({
  student: experiencedStudent,
  status: z.enum(INVITATION_STATUSES),
  createdAt: instant,
});
export type Invitation = z.infer<typeof invitation>;

/** An application of the viewer, with its task. */
export const myApplication = z.extend(application, { listing });
export type MyApplication = z.infer<typeof myApplication>;
