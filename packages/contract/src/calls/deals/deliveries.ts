import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import { payment } from '../../entities/deals/payment.js';
import { id } from '../../schema.js';
import { handoverCode } from './payments.js';

/** Errors common to every step of a delivery. */
const CANNOT_GO_ON = ['not_found', 'forbidden', 'order_not_held'] as const;

/** Calls with which the helper of a paid errand reports its progress. */
export const deliveries = {
  'deliveries.pickUp': defineCall({
    summary: 'Confirm the pick-up',
    who: 'member',
    input: z.strictObject({ id, code: handoverCode }),
    output: payment,
    errors: [...CANNOT_GO_ON, 'pickup_code_wrong', 'dropoff_code_at_pickup', 'too_many_attempts'],
  }),
  'deliveries.leave': defineCall({
    summary: 'Set out with a delivery',
    who: 'member',
    input: z.strictObject({ id }),
    output: payment,
    errors: [...CANNOT_GO_ON, 'not_picked_up'],
  }),
  'deliveries.addPhoto': defineCall({
    summary: 'Add a photo of the drop-off',
    who: 'member',
    input: z.strictObject({
      id,
      /** Id of the caller's upload with the purpose `delivery-photo`. */
      photoId: id,
    }),
    output: payment,
    errors: CANNOT_GO_ON,
  }),
};
