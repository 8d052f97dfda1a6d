import { PAYMENT_STATUS_OF, type OrderStatus } from '@campushive/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createStoryCampus } from '../../../testing/story-campus.js';
import { StatusBadge } from './status-badge.js';
import { StoryProvider } from '../../../testing/story-provider.js';

afterEach(cleanup);

const TONES = { success: 'success', pending: 'warning', failed: 'danger' };

it.each([
  ['pending_payment', 'Pending'],
  ['released', 'Released'],
  ['failed', 'Failed'],
] as const satisfies readonly (readonly [OrderStatus, string])[])(
  'shows the order status %s in the colour of its payment status',
  (status, word) => {
    render(
      <StoryProvider campus={createStoryCampus()}>
        <StatusBadge status={status} />
      </StoryProvider>,
    );
    const badge = screen.getByText(word).closest('[data-tone]');
    expect(badge?.getAttribute('data-tone')).toBe(TONES[PAYMENT_STATUS_OF[status]]);
  },
);

it.each([
  ['requested', 'Refund on its way'],
  ['pending', 'Refund on its way'],
  ['failed', 'Refund late'],
  ['processed', 'Refunded'],
] as const)('shows for a refund that is %s: %s', (status, word) => {
  const facts = { reason: 'seller_cancelled', note: null, amount: 50, currency: 'GHS' } as const;
  const refund = { ...facts, status, createdAt: '2026-11-20T10:00:00.000Z', processedAt: null };
  render(
    <StoryProvider campus={createStoryCampus()}>
      <StatusBadge status="refunded" refund={refund} />
    </StoryProvider>,
  );
  expect(screen.getByText(word)).toBeDefined();
});
