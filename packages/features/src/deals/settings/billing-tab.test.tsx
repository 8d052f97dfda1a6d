import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { ApiError } from '@campushive/contract';

import { createStoryCampus } from '../../testing/story-campus.js';
import { BillingTab } from './billing-tab.js';
import { StoryProvider } from '../../testing/story-provider.js';
import { aPayment } from '../../testing/order-fixtures.js';

afterEach(cleanup);

const ACCOUNT = {
  bankName: null,
  network: 'mtn',
  maskedNumber: '024 ••• ••67',
  name: 'AKOSUA MENSAH',
} as const;

it('does not ask for a first payout account when the account could not be loaded', async () => {
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

it('counts the payments made with a method over all pages, including those behind many sales', async () => {
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

it('forgets the last used number, and keeps it on the page when the request fails', async () => {
  let fails = true;
  const calls: string[] = [];
  const number = async () => ({ data: { network: 'mtn', maskedPhone: '024 ••• 4567' } as const });
  const forgetNumber = async () => {
    calls.push('forget');
    if (fails) throw new ApiError({ code: 'unavailable', status: 503, message: '' });
    return {};
  };
  const campus = createStoryCampus({ client: { payments: { number, forgetNumber } as never } });
  render(
    <StoryProvider campus={campus}>
      <BillingTab />
    </StoryProvider>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Forget the number' }));
  await screen.findByText('The number could not be forgotten. Please try again.');
  expect(screen.getByText(/024 ••• 4567/)).toBeDefined();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Forget the number' }));
  await screen.findByText('Number forgotten.');
  expect(screen.queryByText(/024 ••• 4567/)).toBeNull();
  expect(calls).toEqual(['forget', 'forget']);
});

it('shows no number before the first payment', async () => {
  render(
    <StoryProvider
      campus={createStoryCampus({ client: { payments: { number: async () => ({ data: null }) } } })}
    >
      <BillingTab />
    </StoryProvider>,
  );
  await screen.findByText('Payment methods used');
  expect(screen.queryByRole('button', { name: 'Forget the number' })).toBeNull();
});
