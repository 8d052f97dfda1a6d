import type { Dispute } from '@campushive/contract';
import type { Order, State, StoredAttachment, StoredMessage } from './state.js';

export const MESSAGES_BEFORE = 5;

/** Returns the messages of the conversation or group that a file was sent to. */
export const messagesOf = (
  state: State,
  talk: NonNullable<StoredAttachment['talk']>,
): readonly StoredMessage[] =>
  'pair' in talk ? talk.messages : state.groupMessages.filter(({ listing }) => listing === talk);

/** Returns the open complaint about the order or the thread, or the reported message that shows the file. */
export function caseAbout(state: State, stored: StoredAttachment) {
  const { file, order, talk } = stored;
  const disputed = state.orders.find(
    (one) =>
      one.dispute?.outcome === null &&
      (one === order || filesSent(state, one).some((sent) => sent.file.id === file.id)),
  );
  if (disputed !== undefined) return { type: 'payment', id: disputed.id };
  if (talk === null) return undefined;
  const all = messagesOf(state, talk);
  const found = state.cases.find(({ targetId, evidence }) => {
    const at = all.findIndex(({ id }) => id === targetId);
    const shown = all.slice(Math.max(0, at - MESSAGES_BEFORE), at + 1);
    return at >= 0 && (evidence?.file?.id === file.id || shown.some((one) => one.file?.id === file.id));
  });
  return found && { type: 'message', id: found.targetId };
}

/** Returns the files that the two sides of an order sent about its listing. */
const filesSent = (state: State, { buyer, seller, listing }: Order) =>
  state.conversations
    .filter((one) => one.listing === listing && one.pair.includes(buyer) && one.pair.includes(seller))
    .flatMap(({ messages }) => messages)
    .flatMap(({ file, sender, createdAt }) => (file === undefined ? [] : [{ file, sender, createdAt }]));

/** Returns the files of an open complaint; undefined without any. */
export function disputeFiles(state: State, order: Order): Dispute['files'] {
  if (order.dispute?.outcome !== null) return undefined;
  const delivered = [...state.attachments.values()].filter((one) => one.order === order);
  const files = [
    ...filesSent(state, order).map((one) => ({ ...one, how: 'sent' as const })),
    ...delivered.map(({ file, owner: sender, createdAt }) => {
      return { file, sender, createdAt, how: 'delivered' as const };
    }),
  ];
  if (files.length === 0) return undefined;
  return files
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt))
    .map(({ sender, ...shown }) => ({ ...shown, by: sender === order.buyer ? 'buyer' : 'seller' }));
}
