import type {
  NotificationKind,
  NotificationParams,
} from '@campushive/contract/notification-templates/params';
import { formatMoney } from '@campushive/contract';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { campus, textsFor } from '../../platform/campus.js';
import type { Db } from '../../platform/database/database.js';
import { notifications, smsMessages } from '../../platform/database/schema/index.js';
import { languageOf } from '../../platform/language.js';
import type { Student } from '../students/student-facts.js';
import type { SmsContext } from './context.js';
import { fitSegment } from './gsm.js';
import { orderPath } from './order-link.js';
import { findRecoveryCode, recoveryCodeOf } from './recovery-code.js';
import { numberCodeOf, type NumberRow } from './sms-number.js';
import { SMS_TEXTS, type SmsTexts } from './sms-texts.js';

type MessageRow = typeof smsMessages.$inferSelect;
type NotificationRow = typeof notifications.$inferSelect;

/** A message with its recipient. */
export interface AddressedMessage {
  readonly message: MessageRow;
  readonly number: NumberRow;
  readonly user: Student;
}

/** Writes a message at the time of sending. Undefined if there is nothing left to say, such as for a read notification. */
export async function writeMessage(
  context: SmsContext,
  tx: Db,
  addressed: AddressedMessage,
): Promise<string | undefined> {
  const { message, number, user } = addressed;
  const texts = textsFor(SMS_TEXTS, languageOf(user.settings.language));
  const stop = stopOf(context, texts);
  switch (message.kind) {
    case 'number_code': {
      const { codeSeed } = number;
      if (codeSeed === null) return undefined;
      return fitSegment([], () => `${texts.numberCode(numberCodeOf(context, number, codeSeed))} ${stop}`);
    }
    case 'recovery_code': {
      const code = await findRecoveryCode(tx, user.id);
      return code && fitSegment([], () => texts.recoveryCode(recoveryCodeOf(context, code)));
    }
    case 'paid':
    case 'arrived':
    case 'payout': {
      const [notification] = await tx
        .select()
        .from(notifications)
        .where(eq(notifications.id, message.notificationId ?? ''));
      if (notification === undefined) return undefined;
      // A receipt of money is of use even to a seller who released it by entering the code.
      if (message.kind !== 'paid' && notification.readAt !== null) return undefined;
      const isFirst = await isFirstMessage(tx, addressed);
      const more = (path: string) =>
        (path === '' ? '' : ` ${context.config.publicUrl}${path}`) + (isFirst ? ` ${stop}` : '');
      return writeNews(context, tx, { notification, texts, more });
    }
    case 'claim':
      // Messages with a claim link go to phones without an account. Their text is stored.
      return undefined;
    default:
      return message.kind satisfies never;
  }
}

interface News {
  readonly notification: NotificationRow;
  readonly texts: SmsTexts;
  /** Returns the end of the message: a link, unless the path is empty, and how to stop the messages. */
  readonly more: (path: string) => string;
}

/** Writes the message of a notification. */
async function writeNews(context: SmsContext, tx: Db, news: News): Promise<string | undefined> {
  const { notification, texts, more } = news;
  const { kind, subject, userId } = notification;
  if (kind === 'payout_paid') {
    const { account, amountMinor } = valuesOf('payout_paid', notification);
    return fitSegment(
      [account],
      (to = '') => texts.payout(to, money(amountMinor)) + more('/dashboard/payouts'),
    );
  }
  const order = subject === null ? undefined : await context.orderOf(tx, subject.id);
  if (order === undefined) return undefined;
  if (kind === 'meetup_arrived') {
    const { name, place } = valuesOf('meetup_arrived', notification);
    const code = order.codeOfBuyer?.buyerId === userId ? order.codeOfBuyer.code : undefined;
    // The code replaces the link, so that name and place have room.
    return fitSegment([name ?? texts.someone, place], (other = '', at = '') =>
      code !== undefined
        ? texts.arrivedWithCode(other, at, code) + more('')
        : texts.arrived(other, at) + more(orderPath(order.id)),
    );
  }
  const { listing } = valuesOf('payment_released', notification);
  const amount =
    kind === 'payment_settled' ? valuesOf('payment_settled', notification).payoutMinor : order.payout;
  return fitSegment([listing], (title = '') => texts.paid(title, money(amount)) + more(orderPath(order.id)));
}

// The kind decides the values, which the database cannot express.
const valuesOf = <K extends NotificationKind>(_kind: K, { values }: NotificationRow) =>
  values as NotificationParams[K];

/** Formats an amount with the code of the currency, because its symbol may be missing in the GSM alphabet. */
const money = (amountMinor: number): string =>
  formatMoney(amountMinor, { ...campus.currency, symbol: `${campus.currency.code} ` }, 'en');

/** Writes how to stop the messages. */
export function stopOf({ sms }: Pick<SmsContext, 'sms'>, texts: SmsTexts): string {
  return sms?.replyNumber === undefined ? texts.stopByReply : texts.stopAt(sms.replyNumber);
}

/** Returns true if the number got no message besides codes since it was proven. */
async function isFirstMessage(tx: Db, { user, number }: AddressedMessage): Promise<boolean> {
  const earlier = await tx
    .select({ sentAt: smsMessages.sentAt })
    .from(smsMessages)
    .where(
      and(
        eq(smsMessages.userId, user.id),
        inArray(smsMessages.kind, ['paid', 'arrived', 'payout']),
        isNotNull(smsMessages.sentAt),
      ),
    );
  return !earlier.some(
    ({ sentAt }) => sentAt !== null && number.provenAt !== null && sentAt > number.provenAt,
  );
}
