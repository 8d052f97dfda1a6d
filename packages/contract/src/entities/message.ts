import * as z from 'zod/mini';
import { instant } from '../schema.js';
import { hiveName } from '../hive-fields.js';
import { LISTING_STATUSES } from '../listing-status.js';
import { MESSAGE_KINDS } from '../message-kinds.js';
import { ORDER_STATUSES } from '../order-status.js';
import { DEAL_EVENTS } from '../rules/deal-events.js';
import { majorUnits } from '../schema.js';
import { attachment } from './attachment.js';
import { offerFacts } from './offer.js';
import { photo } from './upload.js';
import { WARNINGS } from '../warnings.js';
import { person } from './user.js';

export const PRESENCES = ['online', 'away', 'offline'] as const;
export type Presence = (typeof PRESENCES)[number];

/** What happened to the deal, for the screen to word for its reader; `by` is the message's sender. */
export const messageEvent = z.object({
  code: z.enum(DEAL_EVENTS),
  amount: z.nullable(majorUnits),
  /** Of a part refund that was agreed on: what the seller gets. `amount` is what the buyer gets back; the fees are neither's. */
  payout: z.optional(majorUnits),
  /** Of an offer: which one, and which of its amounts this is. */
  offer: z.optional(z.object({ id: z.string(), round: z.number() })),
  /** Of a meet-up: where and when. */
  meetup: z.optional(z.object({ place: z.string(), startsAt: instant })),
  /** Of a lesson that is moved: when it begins, or would begin. */
  lesson: z.optional(z.object({ startsAt: instant })),
});
export type MessageEvent = z.infer<typeof messageEvent>;

/** The listing that a conversation is about, as its header shows it. */
export const conversationListing = z.object({
  id: z.string(),
  title: z.string(),
  price: majorUnits,
  /** Of a gig: what the chosen student named and is paid instead of `price`; null where they named nothing. */
  agreedPrice: z.nullable(majorUnits),
  status: z.enum(LISTING_STATUSES),
  hiveTypeId: hiveName,
  postedById: z.string(),
  photo: z.nullable(photo),
  /** Its poster lets buyers name another price. */
  acceptsOffers: z.boolean(),
  /** What the two last bought of it from each other; null where no money came or is coming. */
  order: z.nullable(
    z.object({
      id: z.string(),
      status: z.enum(ORDER_STATUSES),
      role: z.enum(['buyer', 'seller']),
      /** How many further things it is of; left out unless it is a bundle. */
      moreItems: z.optional(z.number()),
    }),
  ),
});
export type ConversationListing = z.infer<typeof conversationListing>;

export const conversation = z.object({
  id: z.string(),
  otherParticipant: z.extend(person, { presence: z.enum(PRESENCES) }),
  /** What it is about, for good; null for a conversation about no listing. */
  listing: z.nullable(conversationListing),
  /** The latest offer between the two, whatever became of it; null where there is none. */
  offer: z.nullable(offerFacts),
  conversationLastMessage: z.nullable(
    z.object({
      kind: z.enum(MESSAGE_KINDS),
      content: z.string(),
      event: z.nullable(messageEvent),
      createdAt: instant,
      senderId: z.string(),
      /** Its writer has taken it back: nothing of it is left. */
      unsent: z.boolean(),
    }),
  ),
  unreadCount: z.number(),
  /** What is new in it does not ring, is not pushed, and does not count among what is unread. */
  muted: z.boolean(),
  /** I have put it away; the next message brings it back. */
  archived: z.boolean(),
  /** I have blocked the other participant. */
  blocked: z.boolean(),
  /** No offers and no payments, because one participant has blocked the other. */
  dealsBlocked: z.boolean(),
  /** False where a block closes the conversation, or the other account is deleted. An open order can keep it open despite a block. */
  canWrite: z.boolean(),
  createdAt: instant,
  /** When anything last happened in it; lists are sorted by it, newest first. */
  updatedAt: instant,
});
export type Conversation = z.infer<typeof conversation>;

/** The message that another one answers, as much of it as is shown above the answer. */
export const quote = z.object({
  id: z.string(),
  senderId: z.string(),
  kind: z.enum(MESSAGE_KINDS),
  /** Its beginning; empty where it is a photo without words, or was taken back. */
  content: z.string(),
  unsent: z.boolean(),
});
export type Quote = z.infer<typeof quote>;

export const message = z.object({
  id: z.string(),
  conversationId: z.string(),
  /** Position in its thread, counted from 1 by the server. Messages are shown in this order. */
  sequence: z.number(),
  kind: z.enum(MESSAGE_KINDS),
  /** Who wrote it; of kind `system`, whose step it was. */
  senderId: z.string(),
  /** Empty beside an attachment, and in messages that are not written by hand. */
  content: z.string(),
  attachment: z.nullable(photo),
  /** A private file of a conversation of two. Left out where there is none. */
  file: z.optional(attachment),
  /** Of kinds `system`, `offer` and `meetup`: what happened. */
  event: z.nullable(messageEvent),
  /** The sender's own name for the message; lets the sender recognise it. */
  clientId: z.nullable(z.string()),
  /** What it answers; null where it answers nothing. */
  replyTo: z.nullable(quote),
  createdAt: instant,
  /** What its reader should be careful about; null where nothing is, and always for its sender. */
  warning: z.nullable(z.enum(WARNINGS)),
  /** When its writer took it back: its words, its photo and its file are gone. */
  unsentAt: z.nullable(instant),
  /** When a device of the other participant first had it; in groups, of the last of the others. */
  deliveredAt: z.nullable(instant),
  /** True when the other participant has seen it. */
  isRead: z.boolean(),
  messageAuthor: z.object({ name: z.nullable(z.string()), profileImage: z.nullable(z.string()) }),
});
export type Message = z.infer<typeof message>;
