import * as z from 'zod/mini';
import { instant } from '../../schema.js';
import { MESSAGE_KINDS } from '../../message-kinds.js';
import { message } from './message.js';
import { photo } from '../base/upload.js';
import { person } from '../accounts/user.js';

/** An event's group: its organiser and all attendees. Shares the event's id. */
export const group = z.object({
  id: z.string(),
  title: z.string(),
  eventDate: z.nullable(z.string()),
  photo: z.nullable(photo),
  organiserId: z.string(),
  /** Number of members, including the organiser. */
  members: z.number(),
  lastMessage: z.nullable(
    z.object({
      kind: z.enum(MESSAGE_KINDS),
      /** Empty for a photo or a file without text. */
      content: z.string(),
      createdAt: instant,
      senderId: z.string(),
      senderName: z.nullable(z.string()),
      /** True when the author unsent the message. Its content is deleted. */
      unsent: z.boolean(),
    }),
  ),
  unreadCount: z.number(),
  /** The event is cancelled. Its group is read-only. */
  cancelled: z.boolean(),
  /** The viewer gets no notifications of new messages, and they do not count as unread. */
  muted: z.boolean(),
  /** The viewer has archived the group. The next message restores it. */
  archived: z.boolean(),
  /** Time of the last message, or of the event's publication without one. */
  updatedAt: instant,
});
/** An event's group, as one member sees it. */
export type Group = z.infer<typeof group>;

/** A message in an event's group. `isRead` is true when all other members have seen it. `deliveredAt` is set when all have received it. */
export const groupMessage = z.extend(message, {
  /** Number of other members who have seen the viewer's message. Null for another student's. */
  seenBy: z.nullable(z.number()),
});
/** A message in an event's group, with the number of members who saw it. */
export type GroupMessage = z.infer<typeof groupMessage>;

/** A student in an event's group. */
export const groupMember = z.extend(person, {
  organiser: z.boolean(),
  /** True when the viewer has blocked the member, whose messages are hidden. */
  blocked: z.boolean(),
  /** Time at which the member got their place. For the organiser, the time of the event's publication. */
  joinedAt: instant,
});
/** A student in an event's group. */
export type GroupMember = z.infer<typeof groupMember>;
