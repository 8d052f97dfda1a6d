import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { idOf } from '../../testing/fixtures.js';
import { createStoryCampus } from '../../testing/story-campus.js';
import { payout } from './payouts.fixtures.js';
import { PayoutScreen } from './payout-screen.js';
import { StoryProvider } from '../../testing/story-provider.js';

afterEach(cleanup);

function show(id: string) {
  const list = vi.fn(async ({ cursor }: { cursor?: string | undefined }) =>
    cursor === undefined
      ? { data: [payout(0)], pagination: { hasMore: true, nextCursor: 'older' } }
      : { data: [payout(1, { amount: 77 })], pagination: { hasMore: false, nextCursor: null } },
  );
  const client = { payouts: { list } } as never;
  render(
    <StoryProvider campus={createStoryCampus({ client })}>
      <PayoutScreen id={id} />
    </StoryProvider>,
  );
  return list;
}

it('finds a payout on a later page', async () => {
  const list = show(idOf(8001));
  expect(await screen.findByText('₵77.00')).toBeTruthy();
  expect(list).toHaveBeenCalledTimes(2);
});

it('reports a payout as missing after the last page', async () => {
  const list = show(idOf(8009));
  expect(await screen.findByText('We couldn’t find this payout')).toBeTruthy();
  expect(list).toHaveBeenCalledTimes(2);
});
