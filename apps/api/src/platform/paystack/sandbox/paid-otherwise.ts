import * as z from 'zod';

/** Possible mistakes of a payer or a network: a different amount in minor units, a different currency. */
export const paidOtherwise = {
  amount: z.coerce.number().int().positive().optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
};
export interface PaidOtherwise {
  readonly amount?: number | undefined;
  readonly currency?: string | undefined;
}
