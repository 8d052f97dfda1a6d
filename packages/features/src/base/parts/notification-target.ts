import { DEAL_HIVE, isTakedown, type Notification } from '@campushive/contract';
import { BriefcaseBusiness, Info, MessageCircle, ReceiptText, type LucideIcon } from 'lucide-react';
import type { Destination } from '../../kernel/index.js';

/** Icon of each type of notification. */
export const NOTIFICATION_ICONS: Readonly<Record<Notification['type'], LucideIcon>> = {
  message: MessageCircle,
  task: BriefcaseBusiness,
  payment: ReceiptText,
  system: Info,
};

/** Returns the type to display: `system` for one that this version does not know. */
export const knownType = (type: Notification['type']): Notification['type'] =>
  Object.hasOwn(NOTIFICATION_ICONS, type) ? type : 'system';

/** Kinds about a moderated wanted post and its appeal. The kinds about a listing carry a subject instead. */
const ABOUT_A_POST: readonly string[] = ['wanted_removed', 'appeal_restored', 'appeal_upheld'];

/** Returns the destination of a notification; undefined when it has no page to open. */
export function destinationOfNotification({ subject, kind }: Notification): Destination | undefined {
  if (subject === null) {
    if (kind.startsWith('payout_') || kind.startsWith('credit_')) return { to: 'payouts' };
    if (kind.startsWith('student_verification_')) return { to: 'settings', tab: 'account' };
    if (ABOUT_A_POST.includes(kind)) return { to: 'wanted', mine: true };
    if (kind === 'appeal_received') return { to: 'moderation', tab: 'appeals' };
    if (kind === 'ledger_differs') return { to: 'moderation', tab: 'ledger' };
    if (kind === 'payouts_waiting') return { to: 'moderation', tab: 'payouts' };
    if (kind === 'webhook_disabled') return { to: 'moderation', tab: 'partners' };
    if (kind.startsWith('chargeback_')) return { to: 'moderation', tab: 'chargebacks' };
    return kind === 'dispute_opened' ? { to: 'moderation', tab: 'disputes' } : undefined;
  }
  switch (subject.type) {
    case 'payment':
      return { to: 'payment', id: subject.id };
    case 'conversation':
      return { to: 'conversation', id: subject.id };
    case 'group':
      return { to: 'group', id: subject.id };
    case 'listing':
      // The event's page is deleted; the tickets page shows what happened to the viewer's place.
      if (kind === 'event_cancelled') return { to: 'tickets' };
      if (kind === 'door_helper') return { to: 'attendees', id: subject.id };
      if (kind === 'safe_deal_ended') return { to: 'listing', hive: DEAL_HIVE, id: subject.id };
      if (kind === 'application_invited') return { to: 'service', id: subject.id, apply: true };
      return { to: isTakedown(kind) ? 'appeal' : 'service', id: subject.id };
    case 'user':
      return { to: 'user', id: subject.id };
    case 'stall-order':
      return { to: 'stallOrder', id: subject.id };
    default:
      return subject.type satisfies never;
  }
}
