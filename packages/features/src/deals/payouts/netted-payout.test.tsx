import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createStoryCampus } from '../../testing/story-campus.js';
import { account, payout } from './payouts.fixtures.js';
import { PayoutsView } from './payouts-view.js';
import type { Payouts } from './use-payouts.js';
import { StoryProvider } from '../../testing/story-provider.js';

afterEach(cleanup);

it('shows the part of a payout that was used for a debt, and nothing for a payout without one', () => {
  const payouts = {
    state: {
      status: 'ready',
      account,
      payouts: [payout(0, { amount: 880.3, debt: 198, sales: 4 }), payout(1)],
      loadMore: null,
      loadingMore: false,
    },
    credits: { status: 'ready', credits: [], loadMore: null, loadingMore: false },
    form: { open: false },
    paying: false,
    problem: null,
  } as unknown as Payouts;
  render(
    <StoryProvider campus={createStoryCampus()}>
      <PayoutsView payouts={payouts} />
    </StoryProvider>,
  );
  const lines = screen.getAllByText(/198\.00 kept for payments that banks took back/);
  expect(lines.map((line) => line.closest('[data-slot=fact-line]')?.textContent)).toEqual([
    expect.stringMatching(/4 sales .*kept for payments/),
  ]);
});
