import * as z from 'zod';

/** What a payer, or a network, can get wrong: another amount in minor units, another currency. */
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
