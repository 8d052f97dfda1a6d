import * as z from 'zod/mini';
import { NOTIFICATION_TYPES } from '../notification-types.js';
import { instant } from '../schema.js';

export { NOTIFICATION_TYPES };

export const notification = z.object({
  id: z.string(),
  type: z.enum(NOTIFICATION_TYPES),
  /** What happened, for the reader's own words: `payment_held`, `payment_released`, … */
  kind: z.string(),
  title: z.string(),
  description: z.string(),
  read: z.boolean(),
  /** Where it leads: a payment, a listing, a conversation, an event's group, a student; null for neither. */
  subject: z.nullable(
    z.object({ type: z.enum(['payment', 'listing', 'conversation', 'group', 'user']), id: z.string() }),
  ),
  createdAt: instant,
});
export type Notification = z.infer<typeof notification>;
