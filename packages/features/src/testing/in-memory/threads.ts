import { type OrderStatus } from '@campushive/contract';
import { dealLineOf } from '@campushive/contract/rules/deal-events';
import { feesOf } from './order-shown.js';
import type { Order, State, StoredConversation, StoredListing, StoredMessage, Student } from './state.js';

type Pair = readonly [Student, Student];

export const findThread = (state: State, [one, other]: Pair, listing: StoredListing | null) =>
  state.conversations.find(
    (talk) => talk.pair.includes(one) && talk.pair.includes(other) && talk.listing === listing,
  );

/** Returns the only conversation of two students about a listing, or about none. Creates it if missing. */
export function ensureThread(state: State, pair: Pair, listing: StoredListing | null): StoredConversation {
  const known = findThread(state, pair, listing);
  if (known !== undefined) return known;
  const now = state.now().toISOString();
  const talk: StoredConversation = {
    id: state.nextId(),
    pair,
    openedBy: pair[0],
    listing,
    messages: [],
    seen: new Map(),
    read: new Map(),
    muted: new Set(),
    archived: new Set(),
    createdAt: now,
    updatedAt: now,
  };
  state.conversations.push(talk);
  return talk;
}

/** Initial state of a message. */
export const UNTOUCHED = { replyTo: null, unsentAt: null, deliveredAt: null } as const;

/** Adds a system message after the sender's action. It is new only to the other participant. */
export function addLine(
  state: State,
  talk: StoredConversation,
  sender: Student,
  line: Pick<StoredMessage, 'kind' | 'event'>,
  actor?: Student | null,
): void {
  const createdAt = state.now().toISOString();
  const seenAll = (talk.seen.get(sender.id) ?? 0) === talk.messages.length;
  const unwritten = { ...UNTOUCHED, content: '', attachment: null, clientId: null, warning: null };
  const told = { ...unwritten, ...line, id: state.nextId(), sender, createdAt };
  talk.messages.push(actor ? { ...told, actor } : told);
  if (seenAll) {
    talk.seen.set(sender.id, talk.messages.length);
    talk.read.set(sender.id, talk.messages.length);
  }
  talk.archived.clear();
  talk.updatedAt = createdAt;
}

/** Changes the status of an order and adds an event to its thread. */
export function moveOrder(state: State, order: Order, to: OrderStatus, actor?: Student | null): void {
  const from = order.status;
  order.status = to;
  const line = order.item === 'ticket' ? null : dealLineOf(from, to);
  if (line === null) return;
  const { listing, buyer, seller } = order;
  const [sender, other] = line.by === 'buyer' ? [buyer, seller] : [seller, buyer];
  const amountMinor = line.amount === null ? null : feesOf(order)[line.amount];
  const talk = ensureThread(state, [sender, other], listing);
  addLine(state, talk, sender, { kind: 'system', event: { code: line.code, amountMinor } }, actor);
}
