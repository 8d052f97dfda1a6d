import { expect, it } from 'vitest';
import { pathOf } from './web-paths.js';

it.each([
  ['payment_held', { type: 'payment', id: '7' }, '/dashboard/payments/7'],
  ['application_invited', { type: 'listing', id: '7' }, '/dashboard/job/7?apply=1'],
  ['wanted_answered', { type: 'listing', id: '7' }, '/dashboard/job/7'],
  ['wanted_removed', null, '/dashboard/wanted?show=mine'],
  ['task_assigned', { type: 'listing', id: '7' }, '/dashboard/job/7'],
  ['message_received', { type: 'conversation', id: '7' }, '/dashboard/messages/7'],
  ['group_message_received', { type: 'group', id: '7' }, '/dashboard/messages/groups/7'],
  ['payout_paid', null, '/dashboard/payouts'],
  ['credit_given', null, '/dashboard/payouts'],
  ['student_verification_due', null, '/settings/profile'],
  ['dispute_opened', null, '/dashboard/moderation?tab=disputes'],
  ['listing_deleted', { type: 'listing', id: '7' }, '/dashboard/appeals/7'],
  ['appeal_received', null, '/dashboard/moderation?tab=appeals'],
  ['moderation_warning', null, '/dashboard/notifications'],
] as const)('links a %s notification about %j to its page', (kind, subject, path) => {
  expect(pathOf({ kind, subject })).toBe(path);
});
