import { campus as ghana } from '@campushive/campus-ghana';
import { decideUnsend, quoteOf } from '@campushive/contract/rules/messages';
import { BUILT_IN_SCAM_RULES } from '@campushive/contract/scam/built-in/index';
import { createScamShield } from '@campushive/contract/scam/shield';
import type { Attachment, Message, MessageEvent } from '@campushive/contract';
import { toMajor } from './money.js';
import {
  refuse,
  refuseField,
  toUser,
  type State,
  type StoredConversation,
  type StoredListing,
  type StoredMessage,
  type Student,
} from './state.js';

/** Shared parts of messages in conversations and groups. */

const shield = createScamShield(ghana, ...BUILT_IN_SCAM_RULES);

/** Returns the scam warning of a text, or null. */
export const warningOf = (content: string): Message['warning'] => shield(content)?.warning ?? null;

/** Returns the photo of the sender's own upload, or null without one. */
export function attached(state: State, me: Student, attachmentId: string | undefined): Message['attachment'] {
  if (attachmentId === undefined) return null;
  const upload = state.uploads.get(attachmentId);
  return upload?.owner === me ? upload.photo : refuseField('attachmentId', 'unknown_upload');
}

/** Returns the sender's own private file and assigns it to a conversation. */
export function sentFile(
  state: State,
  me: Student,
  fileId: string | undefined,
  talk: StoredConversation | StoredListing,
): Attachment | undefined {
  if (fileId === undefined) return undefined;
  const one = state.attachments.get(fileId);
  if (one?.owner !== me || one.order !== null || (one.talk !== null && one.talk !== talk))
    return refuseField('fileId', 'unknown_upload');
  one.talk = talk;
  return one.file;
}

/** Returns a message for a reader, without read receipts. */
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

/** Returns a deal event in the format of the calls. */
export const toEvent = (event: StoredMessage['event']): MessageEvent | null => {
  if (event === null) return null;
  const { amountMinor, ...said } = event;
  return { ...said, amount: amountMinor === null ? null : toMajor(amountMinor) };
};

/** Unsends a message. Returns false when it was already unsent. */
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

/** Keeps the content for an open report. */
function keepForReport(state: State, { id, content, attachment, file }: StoredMessage): void {
  for (const one of state.cases) {
    if (one.targetType === 'message' && one.targetId === id && one.decision === null) {
      one.evidence = { content, photo: attachment, ...(file && { file }) };
    }
  }
}
