import * as z from 'zod/mini';
import { instant } from '../../schema.js';
import { hiveName } from '../../catalogue/hive-fields.js';
import { LISTING_STATUSES } from '../../catalogue/listing-status.js';
import { MESSAGE_KINDS } from '../../message-kinds.js';
import { ORDER_STATUSES } from '../../deals/order-status.js';
import { DEAL_EVENTS } from '../../rules/deals/orders/deal-events.js';
import { majorUnits } from '../../schema.js';
import { attachment } from '../base/attachment.js';
import { offerFacts } from '../deals/offer.js';
import { photo } from '../base/upload.js';
import { WARNINGS } from '../../warnings.js';
import { person } from '../accounts/user.js';

/** Presences of a student. `away`: the page has been in the background for five minutes. */
const PRESENCES = ['online', 'away', 'offline'] as const;
/** The presence of a student. A student who hides it always appears as `offline`. */
export type Presence = (typeof PRESENCES)[number];

/** A step in a deal, which the screen words for its reader. The message's sender took the step. */
const messageEvent = z.object({
  code: z.enum(DEAL_EVENTS),
  amount: z.nullable(majorUnits),
  /** Amount that the seller gets of an agreed part refund. `amount` is the buyer's share. The fees go to neither. */
  payout: z.optional(majorUnits),
  /** Id of the offer, and the round that this amount belongs to. */
  offer: z.optional(z.object({ id: z.string(), round: z.number() })),
  /** Place and time of a meet-up. */
  meetup: z.optional(z.object({ place: z.string(), startsAt: instant })),
  /** New or proposed start of a lesson that is moved. */
  lesson: z.optional(z.object({ startsAt: instant })),
});
/** A step in a deal, which clients word by its code. Amounts are in major units. */
export type MessageEvent = z.infer<typeof messageEvent>;

/** The listing in a conversation's header. */
export const conversationListing = z.object({
  id: z.string(),
  title: z.string(),
  price: majorUnits,
  /** The deposit that a buyer pays in place of `price`. Left out where the price itself is paid. */
  deposit: z.optional(majorUnits),
  /** The chosen student's price of a gig, paid instead of `price`. Null where they named none. */
  agreedPrice: z.nullable(majorUnits),
  status: z.enum(LISTING_STATUSES),
  hiveTypeId: hiveName,
  postedById: z.string(),
  photo: z.nullable(photo),
  /** The poster accepts offers of another price. */
  acceptsOffers: z.boolean(),
  /** The latest order between the two for the listing. Null without a paid or pending order. */
  order: z.nullable(
    z.object({
      id: z.string(),
      status: z.enum(ORDER_STATUSES),
      role: z.enum(['buyer', 'seller']),
      /** Number of other items in a bundle. Left out for other orders. */
      moreItems: z.optional(z.number()),
    }),
  ),
});
/** The listing in a conversation's header, with the latest order between the two. Prices are in major units. */
export type ConversationListing = z.infer<typeof conversationListing>;

/** A conversation of two students about one listing, or about none, as one of them sees it. */
export const conversation = z.object({
  id: z.string(),
  otherParticipant: z.extend(person, { presence: z.enum(PRESENCES) }),
  /** The listing that the conversation is about, which never changes. Null for a conversation without a listing. */
  listing: z.nullable(conversationListing),
  /** The latest offer between the two, in any status. Null without one. */
  offer: z.nullable(offerFacts),
  conversationLastMessage: z.nullable(
    z.object({
      kind: z.enum(MESSAGE_KINDS),
      content: z.string(),
      event: z.nullable(messageEvent),
      createdAt: instant,
      senderId: z.string(),
      /** True when the author unsent the message. Its content is deleted. */
      unsent: z.boolean(),
    }),
  ),
  unreadCount: z.number(),
  /** New messages make no sound, are not pushed, and do not count as unread. */
  muted: z.boolean(),
  /** The viewer has archived the conversation. The next message restores it. */
  archived: z.boolean(),
  /** True when the viewer has blocked the other participant. */
  blocked: z.boolean(),
  /** True when a block between the participants prevents offers and payments. */
  dealsBlocked: z.boolean(),
  /** False where a block closes the conversation, or the other account is deleted. An open order can keep it open despite a block. */
  canWrite: z.boolean(),
  createdAt: instant,
  /** Time of the last activity, by which lists are sorted, newest first. */
  updatedAt: instant,
});
/** A conversation of two students, as one of them sees it. */
export type Conversation = z.infer<typeof conversation>;

/** The quoted part of a message, shown above a reply. */
export const quote = z.object({
  id: z.string(),
  senderId: z.string(),
  kind: z.enum(MESSAGE_KINDS),
  /** Start of the quoted text. Empty for a photo without text, or an unsent message. */
  content: z.string(),
  unsent: z.boolean(),
});
/** The quoted part of a message, at most `MAX_QUOTE` characters. */
export type Quote = z.infer<typeof quote>;

/** A message of a conversation or a group, as one reader sees it. */
export const message = z.object({
  id: z.string(),
  conversationId: z.string(),
  /** Position in its thread, counted from 1 by the server. Messages are shown in this order. */
  sequence: z.number(),
  kind: z.enum(MESSAGE_KINDS),
  /** Author of the message. For kind `system`, the party that took the step. */
  senderId: z.string(),
  /** Empty beside an attachment, and in generated messages. */
  content: z.string(),
  attachment: z.nullable(photo),
  /** A private file, which only the readers of the message can download. Left out without one. */
  file: z.optional(attachment),
  /** The event of a message of kind `system`, `offer` or `meetup`. */
  event: z.nullable(messageEvent),
  /** The sender's id for the message, by which the sender recognises it. */
  clientId: z.nullable(z.string()),
  /** The quoted message. Null without one. */
  replyTo: z.nullable(quote),
  createdAt: instant,
  /** Warning shown to the reader. Null for none, and always null for the sender. */
  warning: z.nullable(z.enum(WARNINGS)),
  /** Time of the deletion by the author, which also deletes text, photo and file. */
  unsentAt: z.nullable(instant),
  /** Time of the first receipt on a device of the other participant. In groups: of the last participant. */
  deliveredAt: z.nullable(instant),
  /** True when the other participant has seen it. */
  isRead: z.boolean(),
  messageAuthor: z.object({ name: z.nullable(z.string()), profileImage: z.nullable(z.string()) }),
});
/** A message as one reader sees it. A text, a photo, a file or an event, according to `kind`. */
export type Message = z.infer<typeof message>;
