import * as z from 'zod/mini';
import { instant } from '../schema.js';
import { message } from './message.js';
import { photo } from './upload.js';
import { person } from './user.js';

/** An event's group: its organiser and everybody who said yes. It has the event's id. */
export const group = z.object({
  id: z.string(),
  title: z.string(),
  eventDate: z.nullable(z.string()),
  photo: z.nullable(photo),
  organiserId: z.string(),
  /** Its organiser is one of them. */
  members: z.number(),
  lastMessage: z.nullable(
    z.object({
      /** Empty where it is a photo without words. */
      content: z.string(),
      createdAt: instant,
      senderId: z.string(),
      senderName: z.nullable(z.string()),
      /** Its writer has taken it back: nothing of it is left. */
      unsent: z.boolean(),
    }),
  ),
  unreadCount: z.number(),
  /** Its event was cancelled: what was written can be read, and nothing is added. */
  cancelled: z.boolean(),
  /** I am not told of what is new in it, and it does not count among what is unread. */
  muted: z.boolean(),
  /** I have put it away; the next message brings it back. */
  archived: z.boolean(),
  /** The last message's time, else when the event was posted. */
  updatedAt: instant,
});
export type Group = z.infer<typeof group>;

/** A message to an event's group. `isRead` is true when all of the others have seen it, `deliveredAt` once all have it. */
export const groupMessage = z.extend(message, {
  /** How many of the others have seen my message; null for another student's. */
  seenBy: z.nullable(z.number()),
});
export type GroupMessage = z.infer<typeof groupMessage>;

/** A student in an event's group. */
export const groupMember = z.extend(person, {
  organiser: z.boolean(),
  /** I have blocked them: their messages are left out for me. */
  blocked: z.boolean(),
  /** When they got their place; for its organiser when the event was posted. */
  joinedAt: instant,
});
export type GroupMember = z.infer<typeof groupMember>;
