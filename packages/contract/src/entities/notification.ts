import * as z from 'zod/mini';
import { NOTIFICATION_TYPES } from '../notification-types.js';
import { instant } from '../schema.js';

export { NOTIFICATION_TYPES };

export const notification = z.object({
  id: z.string(),
  type: z.enum(NOTIFICATION_TYPES),
  /** Kind of event, from which clients word the notification: `payment_held`, `payment_released`, … */
  kind: z.string(),
  title: z.string(),
  description: z.string(),
  read: z.boolean(),
  /** Target of the link: a payment, a listing, a conversation, an event's group or a student. Null without one. */
  subject: z.nullable(
    z.object({ type: z.enum(['payment', 'listing', 'conversation', 'group', 'user']), id: z.string() }),
  ),
  createdAt: instant,
});
export type Notification = z.infer<typeof notification>;
