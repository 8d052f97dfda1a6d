import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { createStoryCampus } from '../../testing/story-campus.js';
import { OrderTimeline } from './order-timeline.js';
import { StoryProvider } from '../../testing/story-provider.js';
import { aPayment } from '../../testing/order-fixtures.js';

afterEach(cleanup);

const facts = { reason: 'seller_cancelled', note: null, amount: 50, currency: 'GHS' } as const;
const createdAt = '2026-11-20T10:00:00.000Z';

it.each([
  ['requested', null, /^Next/],
  ['pending', null, /^Next/],
  ['failed', null, /^Next/],
  ['processed', '2026-11-21T10:00:00.000Z', /^Sent back to the buyer/],
] as const)('shows a refund that is %s as done only once it has arrived', (status, processedAt, text) => {
  const refund = { ...facts, status, createdAt, processedAt };
  render(
    <StoryProvider campus={createStoryCampus()}>
      <OrderTimeline payment={aPayment(0, { status: 'failed', orderStatus: 'refunded', refund })} />
    </StoryProvider>,
  );
  const step = screen.getAllByRole('listitem').at(-1);
  expect(step?.textContent).toMatch(text);
  expect(step?.textContent).toContain('Sent back to the buyer');
});
