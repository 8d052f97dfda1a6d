import { campus as ghana } from '@campushive/campus-ghana';
import { decideUnsend, quoteOf } from '@campushive/contract/rules/messages';
import { BUILT_IN_SCAM_RULES } from '@campushive/contract/scam/built-in/index';
import { createScamShield } from '@campushive/contract/scam/shield';
import type { Message, MessageEvent } from '@campushive/contract';
import { toMajor } from './money.js';
import { refuse, refuseField, toUser, type State, type StoredMessage, type Student } from './state.js';

/** What messages of conversations and of groups have in common. */

const shield = createScamShield(ghana, ...BUILT_IN_SCAM_RULES);

/** What the reader of a text should be careful about. */
export const warningOf = (content: string): Message['warning'] => shield(content)?.warning ?? null;

/** The photo of the sender's own upload; null where none goes along. */
export function attached(state: State, me: Student, attachmentId: string | undefined): Message['attachment'] {
  if (attachmentId === undefined) return null;
  const upload = state.uploads.get(attachmentId);
  return upload?.owner === me ? upload.photo : refuseField('attachmentId', 'unknown_upload');
}

/** A message as one of its readers sees it, without how far others have read. */
export function shownTo(
  { sender, actor: _, replyTo, warning, event, ...said }: StoredMessage,
  viewer: Student | null,
): Omit<Message, 'conversationId' | 'sequence' | 'isRead'> {
  const { name, profileImage } = toUser(sender);
  return {
    ...said,
    event: toEvent(event),
    senderId: sender.id,
    warning: sender === viewer ? null : warning,
    replyTo: replyTo && quoteOf({ ...replyTo, senderId: replyTo.sender.id }),
    messageAuthor: { name, profileImage },
  };
}

/** What happened to a deal, as its readers see it. */
export const toEvent = (event: StoredMessage['event']): MessageEvent | null => {
  if (event === null) return null;
  const { amountMinor, ...said } = event;
  return { ...said, amount: amountMinor === null ? null : toMajor(amountMinor) };
};

/** Takes a message back; false where it was before. */
export function takeBack(state: State, message: StoredMessage, me: Student): boolean {
  const { kind, sender, createdAt, unsentAt } = message;
  const facts = {
    kind,
    senderId: sender.id,
    createdAt: Date.parse(createdAt),
    unsentAt: unsentAt === null ? null : Date.parse(unsentAt),
  };
  const decision = decideUnsend(facts, me.id, state.now().getTime());
  if ('refused' in decision) return refuse(decision.refused);
  if (!decision.changed) return false;
  keepForReport(state, message);
  const nothing = { content: '', attachment: null, warning: null };
  delete message.file;
  Object.assign(message, { ...nothing, unsentAt: state.now().toISOString() });
  return true;
}

/** A report that is still open keeps what it is about. */
function keepForReport(state: State, { id, content, attachment, file }: StoredMessage): void {
  for (const one of state.cases) {
    if (one.targetType === 'message' && one.targetId === id && one.decision === null) {
      one.evidence = { content, photo: attachment, ...(file && { file }) };
    }
  }
}
