import * as z from 'zod/mini';
import { APPLICATION_STATUSES, INVITATION_STATUSES } from '../../deals/application-status.js';
import { instant, majorUnits } from '../../schema.js';
import { listing } from '../catalogue/listing.js';
import { person } from '../accounts/user.js';

/** The applicant with a summary of their reviews. */
const applicant = z.extend(person, {
  /** Mean of published reviews, 1 to 5. Null without any. */
  rating: z.nullable(z.number()),
  reviewCount: z.number(),
});

/** An application for a task, as its poster and the applicant see it. */
export const application = z.object({
  id: z.string(),
  hiveId: z.string(),
  applicantId: z.string(),
  applicant,
  /** The applicant's message. */
  message: z.string(),
  /** The applicant's price. Null for the listed price. */
  price: z.nullable(majorUnits),
  status: z.enum(APPLICATION_STATUSES),
  createdAt: instant,
});
/** An application for a task, as its poster and the applicant see it. The price is in major units. */
export type Application = z.infer<typeof application>;

/** A student with experience in such work, with a summary of their reviews. */
export const experiencedStudent = z.extend(applicant, {
  /** Number of paid tasks in the same hive. */
  completed: z.number(),
});
/** A student with paid tasks in the same hive, as suggested for an invitation. */
export type ExperiencedStudent = z.infer<typeof experiencedStudent>;

/** A student who was invited to apply for a task. */
export const invitation = z.object({
  student: experiencedStudent,
  status: z.enum(INVITATION_STATUSES),
  createdAt: instant,
});
/** An invitation to apply for a task, as its poster sees it. */
export type Invitation = z.infer<typeof invitation>;

/** An application of the viewer, with its task. */
export const myApplication = z.extend(application, { listing });
/** An application of the viewer, with the task it is for. */
export type MyApplication = z.infer<typeof myApplication>;
