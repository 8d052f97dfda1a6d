import * as z from 'zod/mini';
import { NOTIFICATION_TYPES } from '../../notification-types.js';
import { instant } from '../../schema.js';

export { NOTIFICATION_TYPES };

/** A notification of the viewer. Clients word it by `kind`. `title` and `description` are its text in the viewer's language. */
export const notification = z.object({
  id: z.string(),
  type: z.enum(NOTIFICATION_TYPES),
  /** Kind of event, from which clients word the notification: `payment_held`, `payment_released`, … */
  kind: z.string(),
  title: z.string(),
  description: z.string(),
  read: z.boolean(),
  /** Target of the link: a payment, a listing, a conversation, an event's group, a student, or an order at a stall that is paid in cash. Null without one. */
  subject: z.nullable(
    z.object({
      type: z.enum(['payment', 'listing', 'conversation', 'group', 'user', 'stall-order']),
      id: z.string(),
    }),
  ),
  createdAt: instant,
});
/** A notification of the viewer, with the target of its link. */
export type Notification = z.infer<typeof notification>;
