import type {
  AboutEventMove,
  EventPlanText,
  NotificationContent,
} from '@campushive/contract/notification-templates/render';
import type { LetterKind } from './letter-kinds.js';
import type { LetterContent } from './letter-params.js';
import type { Writer } from './letter-writer.js';

/** A notification that is mailed in a separate letter. */
export type MailedNotification = Extract<NotificationContent, { readonly kind: LetterKind }>;

/** Returns the content of a letter about a notification without an order; undefined for those with one. */
export function contentOf(
  notification: MailedNotification,
  write: Writer,
  /** Replaces the name of a deleted account. */
  someone: string,
): LetterContent | undefined {
  switch (notification.kind) {
    case 'payout_paid':
    case 'payout_failed': {
      return { name: notification.kind, values: payoutValues(notification.values, write) };
    }
    case 'payout_limited': {
      const { limitMinor } = notification.values;
      const values = payoutValues(notification.values, write);
      return limitMinor === null
        ? { name: 'payout_limit_stopped', values }
        : { name: notification.kind, values: { ...values, limit: write.money(limitMinor) } };
    }
    case 'credit_given':
    case 'credit_withdrawn': {
      const { note, amountMinor } = notification.values;
      return { name: notification.kind, values: { note, amount: write.money(amountMinor) } };
    }
    case 'event_message': {
      const { listing, name, text } = notification.values;
      return { name: notification.kind, values: { listing, other: name ?? someone, text } };
    }
    case 'event_moved':
      return movedContent(notification.values, write);
    case 'event_changed':
    case 'event_cancelled':
    case 'event_moved_up':
    case 'event_offered':
      return { name: notification.kind, values: notification.values };
    default:
      return undefined;
  }
}

const payoutValues = (
  {
    account,
    amountMinor,
    feeReturnedMinor = 0,
  }: Extract<MailedNotification, { kind: 'payout_paid' }>['values'],
  write: Writer,
) => ({
  account,
  amount: write.money(amountMinor),
  feeReturned: feeReturnedMinor > 0 ? write.money(feeReturnedMinor) : null,
});

/** Writes the old and the new plan of a moved event by the clock of the campus. */
function movedContent({ listing, role, from, to, until }: AboutEventMove, write: Writer): LetterContent {
  const planText = ({ startsAt, place }: EventPlanText) =>
    [startsAt === null ? null : write.time(new Date(startsAt)), place]
      .filter((part) => part !== null)
      .join(', ');
  const values = { listing, from: planText(from), to: planText(to), until: write.time(new Date(until)) };
  return { name: `event_moved_${role}`, values };
}
