import * as z from 'zod/mini';
import { instant, majorUnits } from '../../schema.js';
import { person } from '../accounts/user.js';

/** Statuses of a credit: waiting for the next payout, being sent, arrived, or withdrawn before. */
const CREDIT_STATUSES = ['waiting', 'on_the_way', 'paid', 'withdrawn'] as const;
/** The status of a credit on its way to the student. */
export type CreditStatus = (typeof CREDIT_STATUSES)[number];

/** Money that the campus gives a student from its own funds, as the student sees it. */
export const credit = z.object({
  id: z.string(),
  amount: majorUnits,
  /** The reason, written by the admin who gave the credit. */
  reason: z.string(),
  status: z.enum(CREDIT_STATUSES),
  /** Reason and time of the withdrawal. Null while the credit is in force. */
  withdrawal: z.nullable(z.object({ reason: z.string(), at: instant })),
  createdAt: instant,
});
/** Money that the campus gives a student, as the student sees it. The amount is in major units. */
export type Credit = z.infer<typeof credit>;

/** A credit as admins see it. */
export const givenCredit = z.extend(credit, {
  /** The admin who gave the credit. */
  by: person,
  /** The admin who withdrew the credit. Null while the credit is in force. */
  withdrawnBy: z.nullable(person),
});
/** A credit with the admins who gave and withdrew it. */
export type GivenCredit = z.infer<typeof givenCredit>;
