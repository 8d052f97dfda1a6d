import { expect, it } from 'vitest';

import { destinationOfNotification } from './notification-target.js';
import { aNotification } from '../../testing/message-fixtures.js';

it('leads to the subject of a notification, or to the screen for its kind when it has none', () => {
  const subject = { type: 'payment', id: '7' } as const;
  expect(destinationOfNotification(aNotification(0, { kind: 'payment_held', subject }))).toEqual({
    to: 'payment',
    id: '7',
  });
  const lead = (kind: string) => destinationOfNotification(aNotification(0, { kind, subject: null }));
  expect(lead('chargeback_due')).toEqual({ to: 'moderation', tab: 'chargebacks' });
  expect(lead('webhook_disabled')).toEqual({ to: 'moderation', tab: 'partners' });
  expect(lead('ledger_differs')).toEqual({ to: 'moderation', tab: 'ledger' });
  expect(lead('dispute_opened')).toEqual({ to: 'moderation', tab: 'disputes' });
  expect(lead('appeal_received')).toEqual({ to: 'moderation', tab: 'appeals' });
  expect(lead('payout_failed')).toEqual({ to: 'payouts' });
  for (const kind of ['wanted_removed', 'appeal_restored', 'appeal_upheld'] as const)
    expect(lead(kind)).toEqual({ to: 'wanted', mine: true });
  expect(lead('moderation_warning')).toBeUndefined();
  const group = { type: 'group', id: '7' } as const;
  expect(
    destinationOfNotification(aNotification(0, { kind: 'group_message_received', subject: group })),
  ).toEqual({
    to: 'group',
    id: '7',
  });
  const listing = { type: 'listing', id: '7' } as const;
  expect(
    destinationOfNotification(aNotification(0, { kind: 'application_invited', subject: listing })),
  ).toEqual({ to: 'service', id: '7', apply: true });
  for (const kind of ['listing_hidden', 'listing_deleted', 'appeal_upheld']) {
    expect(destinationOfNotification(aNotification(0, { kind, subject: listing }))).toEqual({
      to: 'appeal',
      id: '7',
    });
  }
});
