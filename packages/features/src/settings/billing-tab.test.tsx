import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { ApiError } from '@campushive/contract';
import { aPayment } from '../testing/fixtures.js';
import { createStoryCampus, StoryProvider } from '../testing/story-campus.js';
import { BillingTab } from './billing-tab.js';

afterEach(cleanup);

const ACCOUNT = { network: 'mtn', maskedPhone: '024 ••• ••67', name: 'AKOSUA MENSAH' } as const;

it('asks no one for a first payout account while theirs could not be loaded', async () => {
  let answers = false;
  const account = async () => {
    if (!answers) throw new ApiError({ code: 'unavailable', status: 503, message: '' });
    return { data: { account: ACCOUNT } };
  };
  const campus = createStoryCampus({ client: { payouts: { account } } as never });
  render(
    <StoryProvider campus={campus}>
      <BillingTab />
    </StoryProvider>,
  );
  await screen.findByText('Your payout account could not be loaded.');
  expect(screen.queryByRole('link', { name: 'Add Payment Method' })).toBeNull();
  answers = true;
  const [retry] = screen.getAllByRole('button', { name: 'Try again' });
  await userEvent.setup().click(retry ?? document.body);
  await screen.findByText('AKOSUA MENSAH');
  expect(screen.getByRole('link', { name: 'Change the payout account' })).toBeDefined();
});

it('counts what was paid with on all pages, however many sales came after it', async () => {
  const paid = { status: 'success', orderStatus: 'released', channel: 'card' } as const;
  const pages = [
    { data: [aPayment(0, { ...paid, role: 'seller' })], next: 'older' },
    { data: [aPayment(1, { ...paid, role: 'buyer' }), aPayment(2, { ...paid, role: 'buyer' })], next: null },
  ];
  const list = async ({ cursor }: { cursor?: string | undefined }) => {
    const page = pages[cursor === undefined ? 0 : 1];
    return { data: page?.data ?? [], pagination: { nextCursor: page?.next ?? null, limit: 50 } };
  };
  const campus = createStoryCampus({ client: { payments: { list } } });
  render(
    <StoryProvider campus={campus}>
      <BillingTab />
    </StoryProvider>,
  );
  expect(await screen.findByText(/^Used 2 times/)).toBeDefined();
});
