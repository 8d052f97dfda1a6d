import type { Payment } from '@campushive/contract';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { createStoryCampus } from '../../testing/story-campus.js';
import { OrderChargeback } from './order-chargeback.js';
import { OrderReleased } from './order-released.js';
import { OrderTimeline } from './order-timeline.js';
import { StoryProvider } from '../../testing/story-provider.js';
import { aPayment } from '../../testing/order-fixtures.js';

afterEach(cleanup);

const order = { needsAccount: true } as unknown as ComponentProps<typeof OrderReleased>['order'];

/** Renders the order parts that show who has the money after the release. */
function show(role: Payment['role'], outcome: 'won' | 'lost' | null) {
  const payment = aPayment(0, {
    role,
    orderStatus: 'released',
    payout: 198,
    releasedAt: '2026-11-18T10:00:00.000Z',
    chargeback: {
      id: 'c1',
      amount: 213,
      effect: 'debt',
      dueAt: null,
      outcome,
      raisedAt: '2026-11-19T10:00:00.000Z',
      resolvedAt: null,
      owed: role === 'seller' ? 198 : null,
    },
  });
  render(
    <StoryProvider campus={createStoryCampus()}>
      <OrderReleased order={order} payment={payment} rises={false} />
      <OrderChargeback payment={payment} />
      <OrderTimeline payment={payment} />
    </StoryProvider>,
  );
}

describe('a released order whose payment is charged back', () => {
  it.each([null, 'lost'] as const)('promises its seller no payout (outcome: %s)', (outcome) => {
    show('seller', outcome);
    expect(screen.queryByText('The money is yours')).toBeNull();
    expect(screen.queryByText(/waits for you/)).toBeNull();
    expect(screen.queryByText('Sent to mobile money')).toBeNull();
    expect(screen.getByText(/198\.00/, { selector: '[role] *' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See payouts' })).toBeTruthy();
  });

  it.each([null, 'lost'] as const)('does not congratulate its buyer (outcome: %s)', (outcome) => {
    show('buyer', outcome);
    expect(screen.queryByText('Done. Enjoy it!')).toBeNull();
    expect(screen.getByText('The money was released to the seller.')).toBeTruthy();
  });

  it('is shown as before once the chargeback is won', () => {
    show('seller', 'won');
    expect(screen.getByText('The money is yours')).toBeTruthy();
    expect(screen.getByText('Sent to mobile money')).toBeTruthy();
  });
});
