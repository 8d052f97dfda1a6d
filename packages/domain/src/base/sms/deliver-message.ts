import { and, eq } from 'drizzle-orm';
import { smsMessages, smsNumbers } from '../../platform/database/schema/index.js';
import type { Sms, SmsOutcome } from '../../platform/ports/sms.js';
import { studentFacts } from '../students/student-facts.js';
import type { SmsContext } from './context.js';
import { segmentsOf } from './gsm.js';
import { openGuestMessage } from './guest-message.js';
import { internationalForm, isReachable, fullNumberOf } from './sms-number.js';
import { writeMessage, type AddressedMessage } from './write-message.js';

type Change = Partial<typeof smsMessages.$inferInsert>;

/** Attempts that a gateway may have taken without an answer. A gateway that ignores ids would send a message at most this often. */
const MAX_UNANSWERED = 2;

/** The gateway is away. Its job is retried. */
class GatewayAway extends Error {}

/**
 * Sends a queued message. Each attempt carries the message's id, so that a gateway sends it once. Throws while the gateway is away; its job
 * is then retried until the message is of no use any more.
 */
export async function deliverMessage(
  context: SmsContext,
  { messageId }: { readonly messageId: string },
): Promise<void> {
  const { db, clock, sms } = context;
  const prepared = await prepare(context, messageId);
  if (prepared === undefined || sms === undefined) return;
  const segments = segmentsOf(prepared.sms.text);
  const outcome = await sms.gateway.send(prepared.sms);
  const change = afterAttempt(outcome, prepared.unanswered);
  const isSent = change.state === 'sent';
  await db
    .update(smsMessages)
    .set({
      ...change,
      ...(change.state !== undefined && { sealedPhone: null, sealedText: null }),
      ...(isSent && {
        segments,
        costMinor: sms.priceMinor === undefined ? null : segments * sms.priceMinor,
        sentAt: clock.now(),
      }),
    })
    .where(and(eq(smsMessages.id, messageId), eq(smsMessages.state, 'queued')));
  if (outcome.kind === 'refused') {
    context.log.warn({ messageId, reason: outcome.reason }, 'text message refused by the gateway');
  }
  if (outcome.kind === 'unreachable' && change.state === undefined) throw new GatewayAway('unreachable');
}

function afterAttempt(outcome: SmsOutcome, before: number): Change {
  switch (outcome.kind) {
    case 'accepted':
      return { state: 'sent' };
    case 'refused':
      return { state: 'refused', reason: outcome.reason };
    case 'unreachable': {
      const unanswered = before + (outcome.unanswered ? 1 : 0);
      return unanswered >= MAX_UNANSWERED
        ? { unanswered, state: 'failed', reason: 'unanswered' }
        : { unanswered };
    }
    default:
      return outcome satisfies never;
  }
}

/** Writes the message, unless it has ended. Ends a message that is of no use, or whose number was removed or switched off. */
async function prepare(
  context: SmsContext,
  messageId: string,
): Promise<{ readonly sms: Sms; readonly unanswered: number } | undefined> {
  return context.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ message: smsMessages, number: smsNumbers })
      .from(smsMessages)
      .leftJoin(smsNumbers, eq(smsNumbers.userId, smsMessages.userId))
      .where(and(eq(smsMessages.id, messageId), eq(smsMessages.state, 'queued')))
      .for('update', { of: smsMessages });
    if (row === undefined) return undefined;
    const { message, number } = row;
    const end = async (change: Change) => {
      const ended = { ...change, sealedPhone: null, sealedText: null };
      await tx.update(smsMessages).set(ended).where(eq(smsMessages.id, messageId));
    };
    if (message.expiresAt <= context.clock.now()) {
      await end({ state: 'failed', reason: 'late' });
      return undefined;
    }
    const sms =
      message.userId === null
        ? openGuestMessage(context, message)
        : await messageToStudent(context, tx, message, number);
    if (sms === undefined) await end({ state: 'dropped' });
    return sms && { sms, unanswered: message.unanswered };
  });
}

/** Returns the message to a student. Undefined for one without a number or an account. */
async function messageToStudent(
  context: SmsContext,
  tx: SmsContext['db'],
  message: AddressedMessage['message'],
  number: AddressedMessage['number'] | null,
): Promise<Sms | undefined> {
  const user = message.userId === null ? undefined : await studentFacts.use.find(tx, message.userId);
  return number === null || user?.deletedAt !== null
    ? undefined
    : addressOf(context, tx, { message, number, user });
}

async function addressOf(
  context: SmsContext,
  tx: SmsContext['db'],
  addressed: AddressedMessage,
): Promise<Sms | undefined> {
  const { message, number, user } = addressed;
  const awaitsProof = number.provenAt === null && number.stoppedAt === null;
  const isOpen = message.kind === 'number_code' ? awaitsProof : isReachable(number);
  if (!isOpen || user.suspendedAt !== null) return undefined;
  const phone = fullNumberOf(context.secrets, number);
  const text = phone === undefined ? undefined : await writeMessage(context, tx, addressed);
  if (phone === undefined || text === undefined) return undefined;
  return { id: message.id, to: internationalForm(phone), text };
}
