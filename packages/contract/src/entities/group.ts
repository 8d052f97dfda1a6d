import * as z from 'zod/mini';
import { instant } from '../schema.js';
import { photo } from './upload.js';

/** An event's group: its organiser and everybody who said yes. It has the event's id. */
export const group = z.object({
  id: z.string(),
  title: z.string(),
  eventDate: z.nullable(z.string()),
  photo: z.nullable(photo),
  /** Its organiser is one of them. */
  members: z.number(),
  lastMessage: z.nullable(
    z.object({
      content: z.string(),
      createdAt: instant,
      senderId: z.string(),
      senderName: z.nullable(z.string()),
    }),
  ),
  unreadCount: z.number(),
  /** The last message's time, else when I joined. */
  updatedAt: instant,
});
export type Group = z.infer<typeof group>;
