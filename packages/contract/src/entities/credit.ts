import * as z from 'zod/mini';
import { instant, majorUnits } from '../schema.js';
import { person } from './user.js';

/** A credit waits for the student's next payout, is on its way with one, has arrived, or was taken back before. */
export const CREDIT_STATUSES = ['waiting', 'on_the_way', 'paid', 'withdrawn'] as const;
export type CreditStatus = (typeof CREDIT_STATUSES)[number];

/** Money that the campus gives a student out of its own, as the student sees it. */
export const credit = z.object({
  id: z.string(),
  amount: majorUnits,
  /** In the words of the admin who gave it. */
  reason: z.string(),
  status: z.enum(CREDIT_STATUSES),
  /** Why it was taken back, and when; null while it was not. */
  withdrawal: z.nullable(z.object({ reason: z.string(), at: instant })),
  createdAt: instant,
});
export type Credit = z.infer<typeof credit>;

/** The same as admins see it. */
export const givenCredit = z.extend(credit, {
  /** Who gave it. */
  by: person,
  /** Who took it back; null while it was not. */
  withdrawnBy: z.nullable(person),
});
export type GivenCredit = z.infer<typeof givenCredit>;
