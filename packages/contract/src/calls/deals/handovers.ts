import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import { handoverFacts } from '../../entities/deals/handover.js';
import { payment } from '../../entities/deals/payment.js';
import { wrong } from '../../fields/field-errors.js';
import { id } from '../../schema.js';

/** A scanned signed voucher, or its typed code. The schema checks the format, not the authenticity. */
const releaseVoucher = z
  .string()
  .check(z.trim(), z.regex(/^(RV1:[0-9A-Z]{224}|[0-9A-Z]{16})$/, wrong('invalid_release_voucher')));

/** Calls about handovers without a network: decision 49. */
export const handovers = {
  'handovers.list': defineCall({
    summary: 'Get data for offline handovers',
    who: 'member',
    input: z.strictObject({}),
    output: handoverFacts,
    errors: [],
  }),
  'handovers.release': defineCall({
    summary: 'Redeem a release voucher',
    who: 'member',
    input: z.strictObject({ id, voucher: releaseVoucher }),
    output: payment,
    errors: [
      'not_found',
      'forbidden',
      'release_voucher_invalid',
      'release_voucher_expired',
      'order_frozen',
      'order_disputed',
      'order_not_held',
      'conflict',
    ],
  }),
};
