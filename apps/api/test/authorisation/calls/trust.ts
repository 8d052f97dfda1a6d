import type { CallName } from '@campushive/contract';
import { NOT_IN_IT, type Expected } from '../parties.js';

/** Answers to the calls of trust. */
export const trustExpected = {
  'appeals.get': NOT_IN_IT,
  'appeals.create': NOT_IN_IT,
  'appeals.suspension': 'anybody',
  'appeals.createForAccount': 'anybody',
  'appeals.list': 'anybody',
  'appeals.resolve': 'anybody',
  'reports.create': { other: 'own_content' },
  'moderation.reports': 'anybody',
  'moderation.resolve': 'anybody',
  'moderation.updateListing': 'anybody',
  'moderation.listings': 'anybody',
  'moderation.orders': 'anybody',
  'moderation.refund': 'anybody',
  'moderation.switches': 'anybody',
  'moderation.setSwitch': 'anybody',
  'moderation.users': 'anybody',
  'moderation.updateUser': 'anybody',
  'moderation.warnings': 'anybody',
  'moderation.health': 'anybody',
  'moderation.audit': 'anybody',
} satisfies Partial<Record<CallName, Expected>>;
