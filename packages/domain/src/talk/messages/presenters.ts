import {
  type Conversation,
  type Message,
  type MessageEvent,
  type OfferShown,
  type Presence,
} from '@campushive/contract';
import { depositOf, ownValuesIn } from '@campushive/contract/own-values';
import { quoteOf } from '@campushive/contract/rules/messages';
import { offerStatusAt } from '@campushive/contract/rules/offers';
import type { MessageDetails } from '../../platform/database/schema/index.js';
import { toPerson } from '../../accounts/users/person.js';
import type { ConversationRow } from './store.js';
import type { MessageRow } from './thread-messages.js';
import { toMajor } from '../../platform/money.js';

function depositIn({ hive, priceMinor, own }: NonNullable<ConversationRow['listing']>) {
  const listing = { hiveTypeId: hive, price: toMajor(priceMinor ?? 0), ownDetails: ownValuesIn({ own }) };
  const deposit = depositOf(listing);
  return deposit === undefined ? {} : { deposit: deposit.amount };
}

/** Returns a conversation as its participant sees it. */
export function toConversation(row: ConversationRow, presence: Presence, now: Date): Conversation {
  const { conversation, listing, lastMessage } = row;
  return {
    id: conversation.id,
    otherParticipant: { ...toPerson(row.other), presence: row.silent ? 'offline' : presence },
    listing: listing && {
      id: listing.id,
      title: listing.title,
      price: toMajor(listing.priceMinor ?? 0),
      ...depositIn(listing),
      agreedPrice: listing.agreedMinor === null ? null : toMajor(listing.agreedMinor),
      status: listing.status,
      hiveTypeId: listing.hive,
      postedById: listing.posterId,
      photo: listing.photos[0] ?? null,
      acceptsOffers: listing.acceptsOffers,
      order: row.order,
    },
    offer: row.offer && presentOffer(row.offer, now),
    conversationLastMessage: lastMessage && {
      kind: lastMessage.kind,
      content: lastMessage.content,
      event: toEvent(lastMessage.details),
      createdAt: lastMessage.createdAt.toISOString(),
      senderId: lastMessage.senderId,
      unsent: lastMessage.unsentAt !== null,
    },
    unreadCount: row.unreadCount,
    muted: row.mutedAt !== null,
    archived: row.archivedAt !== null,
    blocked: row.blocked,
    dealsBlocked: row.silent,
    canWrite: !row.closed && row.other.deletedAt === null,
    createdAt: conversation.createdAt.toISOString(),
    updatedAt: conversation.updatedAt.toISOString(),
  };
}

/** Returns a message as one of its readers sees it; `readPosition` is how far its recipient has read, 0 in a group. */
export function toMessage(row: MessageRow, readPosition: number, viewerId: string): Message {
  const { message, quoted = null } = row;
  const { name, profileImage } = toPerson(row.author);
  return {
    id: message.id,
    conversationId: message.conversationId,
    sequence: message.position,
    kind: message.kind,
    senderId: message.senderId,
    content: message.content,
    attachment: message.attachment,
    ...(message.file !== null && { file: message.file }),
    event: toEvent(message.details),
    clientId: message.clientId,
    replyTo: quoted && quoteOf(quoted),
    createdAt: message.createdAt.toISOString(),
    warning: message.senderId === viewerId ? null : message.warning,
    unsentAt: message.unsentAt?.toISOString() ?? null,
    deliveredAt: message.deliveredAt?.toISOString() ?? null,
    isRead: message.position <= readPosition,
    messageAuthor: { name, profileImage },
  };
}

const toEvent = (details: MessageDetails | null): MessageEvent | null =>
  details && {
    code: details.code,
    amount: details.amountMinor === null ? null : toMajor(details.amountMinor),
    ...(details.payoutMinor !== undefined && { payout: toMajor(details.payoutMinor) }),
    ...(details.offer && { offer: details.offer }),
    ...(details.meetup && { meetup: details.meetup }),
    ...(details.lesson && { lesson: details.lesson }),
  };

/** Returns the latest offer of a thread, as its status is by now. */
function presentOffer({ used, ...row }: NonNullable<ConversationRow['offer']>, now: Date): OfferShown {
  const state = { ...row, expiresAt: new Date(row.expiresAt) };
  return {
    id: row.id,
    status: offerStatusAt(state, now, used),
    amount: toMajor(row.amountMinor),
    ...(row.previousMinor !== null && { previousAmount: toMajor(row.previousMinor) }),
    round: row.round,
    expiresAt: state.expiresAt.toISOString(),
  };
}
