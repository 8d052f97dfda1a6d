import type { CallName } from '@campushive/contract';
import type { Expected } from '../parties.js';

/** Answers to the calls of reach. */
export const reachExpected = {
  'dashboard.get': 'anybody',
  'calendar.get': 'anybody',
  'calendar.create': 'anybody',
  'calendar.remove': 'anybody',
  'home.get': 'anybody',
  'topics.list': 'anybody',
  'contact.send': 'anybody',
  'feedback.send': 'anybody',
  'partnerKeys.list': 'anybody',
  'partnerKeys.create': 'anybody',
  'partnerKeys.revoke': 'anybody',
  'webhooks.list': 'anybody',
  'webhooks.create': 'anybody',
  'webhooks.remove': 'anybody',
  'webhooks.enable': 'anybody',
  'webhooks.test': 'anybody',
  'webhooks.deliveries': 'anybody',
  'webhooks.resend': 'anybody',
} satisfies Partial<Record<CallName, Expected>>;
