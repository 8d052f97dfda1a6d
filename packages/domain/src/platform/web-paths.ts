import { DEAL_HIVE, isTakedown } from '@campushive/contract';

interface NotificationLink {
  readonly kind: string;
  readonly subject: {
    readonly type: 'payment' | 'listing' | 'conversation' | 'group' | 'user' | 'stall-order';
    readonly id: string;
  } | null;
}

/** Notifications about a wanted post that a moderator removed, and about its appeal. */
const ABOUT_A_POST: readonly string[] = ['wanted_removed', 'appeal_restored', 'appeal_upheld'];

/** Page of all notifications. */
export const NOTIFICATIONS_PATH = '/dashboard/notifications';

/** Returns the web app's path for a notification, for push messages and mails. */
export function pathOf({ kind, subject }: NotificationLink): string {
  if (subject === null) {
    if (kind.startsWith('payout_') || kind.startsWith('credit_')) return '/dashboard/payouts';
    if (kind.startsWith('student_verification_')) return '/settings/profile';
    if (ABOUT_A_POST.includes(kind)) return '/dashboard/wanted?show=mine';
    if (kind === 'appeal_received') return '/dashboard/moderation?tab=appeals';
    if (kind === 'payouts_waiting') return '/dashboard/moderation?tab=payouts';
    if (kind.startsWith('chargeback_')) return '/dashboard/moderation?tab=chargebacks';
    return kind === 'dispute_opened' ? '/dashboard/moderation?tab=disputes' : NOTIFICATIONS_PATH;
  }
  switch (subject.type) {
    case 'payment':
      return `/dashboard/payments/${subject.id}`;
    case 'listing':
      if (kind === 'door_helper') return `/dashboard/hives/buzz/${subject.id}/attendees`;
      if (kind === 'safe_deal_ended') return `/dashboard/hives/${DEAL_HIVE}/${subject.id}`;
      if (kind === 'application_invited') return `/dashboard/job/${subject.id}?apply=1`;
      return isTakedown(kind) ? `/dashboard/appeals/${subject.id}` : `/dashboard/job/${subject.id}`;
    case 'conversation':
      return `/dashboard/messages/${subject.id}`;
    case 'group':
      return `/dashboard/messages/groups/${subject.id}`;
    case 'stall-order':
      return `/dashboard/stall-orders/${subject.id}`;
    case 'user':
      return `/dashboard/users/${subject.id}`;
    default:
      return subject.type satisfies never;
  }
}
