import * as z from 'zod/mini';
import { messageInput, messageText, photoOrFile, somethingToSay } from './calls/talk/messages.js';
import type { Message, Presence } from './entities/talk/message.js';
import type { ThreadMessage } from './entities/talk/thread.js';
import type { Notification } from './entities/base/notification.js';
import type { Payment } from './entities/deals/payment.js';
import type { StallOrder } from './entities/deals/stall-order.js';
import type { ErrorCode } from './errors.js';
import type { FieldErrors } from './fields/field-codes.js';
import { id } from './schema.js';

/** Path of Socket.IO. The handshake carries the token in `auth.token`. */
export const SOCKET_PATH = '/socket.io';

/** Payloads of client events. */
export const emitted = {
  /** Sends a message to a conversation or a group. Acknowledged once the message is stored. */
  sendToThread: z.strictObject({ threadId: id, ...messageText }).check(somethingToSay, photoOrFile),
  /** @deprecated Use `sendToThread`. `recipientId` is optional and must be the other participant. */
  sendMessage: z
    .strictObject({ ...messageInput, recipientId: z.optional(z.nullable(id)) })
    .check(somethingToSay, photoOrFile),
  joinConversation: z.strictObject({ conversationId: id }),
  leaveConversation: z.strictObject({ conversationId: id }),
  /** Subscribes the page to changes of the listing that it shows. */
  watchListing: z.strictObject({ hiveId: id }),
  unwatchListing: z.strictObject({ hiveId: id }),
  typing: z.strictObject({ conversationId: id, isTyping: z.boolean() }),
  /** Reports that the page went to the background (away) or came back. */
  presence: z.strictObject({ presence: z.enum(['online', 'away']) }),
};

/** The server's answer to a client event, in the form of an HTTP response of the API. */
export type Acknowledgement<D = undefined> =
  | { status: 'success'; data: D }
  | { status: 'error'; code: ErrorCode; message: string; fieldErrors?: FieldErrors };

/** Events that a signed-in client sends. Payloads are checked by `emitted`. */
export interface ClientEvents {
  sendToThread: (
    payload: z.input<typeof emitted.sendToThread>,
    acknowledge?: (answer: Acknowledgement<ThreadMessage>) => void,
  ) => void;
  /** @deprecated Use `sendToThread`. */
  sendMessage: (
    payload: z.input<typeof emitted.sendMessage>,
    acknowledge?: (answer: Acknowledgement<Message>) => void,
  ) => void;
  joinConversation: (
    payload: z.input<typeof emitted.joinConversation>,
    acknowledge?: (answer: Acknowledgement) => void,
  ) => void;
  leaveConversation: (payload: z.input<typeof emitted.leaveConversation>) => void;
  watchListing: (
    payload: z.input<typeof emitted.watchListing>,
    acknowledge?: (answer: Acknowledgement) => void,
  ) => void;
  unwatchListing: (payload: z.input<typeof emitted.unwatchListing>) => void;
  typing: (payload: z.input<typeof emitted.typing>) => void;
  presence: (payload: z.input<typeof emitted.presence>) => void;
}

/** Events that the server sends to a signed-in student. `newMessage` goes to both participants, including the sender's other devices. */
export interface ServerPayloads {
  newMessage: Message;
  /** A known message was changed: its author unsent it. Sent to both participants, or to all members of a group. */
  messageChanged: Message;
  /**
   * A device of the other participant has all messages of the receiver until then. In a group, a device of every other member has
   * the messages up to `writtenUntil`.
   */
  messagesDelivered: { conversationId: string; deliveredAt: string; writtenUntil?: string };
  /** The receiver muted, archived or restored a conversation or a group on one of their devices. */
  conversationChanged: { conversationId: string };
  /** A new message in an event's group. `conversationId` is the event. Sent to all members, including the sender's devices. */
  groupMessage: Message;
  /** A member of a group saw the receiver's messages: those after `after`, or from the first one, up to `seenId`. */
  groupRead: {
    conversationId: string;
    readerId: string;
    after: string | null;
    seenId: string;
  };
  /** In an event's group, `name` is the typing member and `conversationId` the group's id. */
  userTyping: { conversationId: string; userId: string; isTyping: boolean; name?: string };
  /** Also for a group, sent only to the reader's own devices: `readerId` is the receiver and `conversationId` the event. */
  messageRead: { conversationId: string; readerId: string; readAt: string };
  presence: { userId: string; presence: Presence };
  notification: Notification;
  /** Number of notifications that the receiver read on another device. */
  notificationsRead: { count: number };
  paymentUpdate: Payment;
  /** An order at a stall was placed or took a step. Sent to its buyer and its seller. */
  stallOrderUpdate: StallOrder;
  /** The listing's status, price, text, places or free hours changed. Sent to pages that watch it, and to its poster. */
  listingChanged: { hiveId: string };
}

/** Listeners for the server's events. */
export type ServerEvents = {
  [E in keyof ServerPayloads]: (payload: ServerPayloads[E]) => void;
};
