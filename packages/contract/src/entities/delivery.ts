import * as z from 'zod/mini';
import { DELIVERY_STATUSES } from '../deliveries.js';
import { instant } from '../schema.js';
import { photo } from './upload.js';

/** How far a paid errand is, as its poster or its helper sees it. */
export const delivery = z.object({
  status: z.enum(DELIVERY_STATUSES),
  /** Where it is fetched and where it is brought, as its poster wrote; null where no place was named. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** Six digits that the poster gives to the person at the pick-up; null for the helper, and once it is fetched. */
  pickupCode: z.nullable(z.string()),
  pickedUpAt: z.nullable(instant),
  onTheWayAt: z.nullable(instant),
  deliveredAt: z.nullable(instant),
  /** Taken by the helper at the drop-off; only the two and moderators see it. */
  photo: z.nullable(photo),
});
export type Delivery = z.infer<typeof delivery>;
