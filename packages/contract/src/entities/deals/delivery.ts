import * as z from 'zod/mini';
import { DELIVERY_STATUSES } from '../../deals/deliveries.js';
import { instant } from '../../schema.js';
import { photo } from '../base/upload.js';

/** Progress of a paid errand, as its poster or its helper sees it. */
export const delivery = z.object({
  status: z.enum(DELIVERY_STATUSES),
  /** Pick-up and drop-off, as its poster wrote them. Null where no place was named. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** Six digits that the poster gives to the person at the pick-up. Null for the helper, and after the pick-up. */
  pickupCode: z.nullable(z.string()),
  pickedUpAt: z.nullable(instant),
  onTheWayAt: z.nullable(instant),
  deliveredAt: z.nullable(instant),
  /** The helper's photo of the drop-off. Only the two sides and moderators see it. */
  photo: z.nullable(photo),
});
/** The progress of a paid errand, as one of its two sides sees it. */
export type Delivery = z.infer<typeof delivery>;
