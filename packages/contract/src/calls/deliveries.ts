import * as z from 'zod/mini';
import { defineCall } from '../call.js';
import { payment } from '../entities/payment.js';
import { id } from '../schema.js';
import { handoverCode } from './payments.js';

/** Errors common to every step of a delivery. */
const CANNOT_GO_ON = ['not_found', 'forbidden', 'order_not_held'] as const;

export const deliveries = {
  'deliveries.pickUp': defineCall({
    summary:
      'The helper of an errand enters the code of the person at the pick-up: it is fetched. Its drop-off code, which releases the money, is entered at `handover`',
    who: 'member',
    input: z.strictObject({ id, code: handoverCode }),
    output: payment,
    errors: [...CANNOT_GO_ON, 'pickup_code_wrong', 'dropoff_code_at_pickup', 'too_many_attempts'],
  }),
  'deliveries.leave': defineCall({
    summary: 'The helper says that they are on the way with what they fetched',
    who: 'member',
    input: z.strictObject({ id }),
    output: payment,
    errors: [...CANNOT_GO_ON, 'not_picked_up'],
  }),
  'deliveries.addPhoto': defineCall({
    summary:
      'The helper adds a photo of the drop-off, which only the two and moderators see; another one replaces it until the money is released',
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
