import type { OpenOrder } from '@campushive/contract';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { idOf } from '../../../testing/fixtures.js';
import { createStoryCampus } from '../../../testing/story-campus.js';
import { BlockDialog } from './block-dialog.js';
import { OrderBlock } from './order-block.js';
import { StoryProvider } from '../../../testing/story-provider.js';
import { aPayment } from '../../../testing/order-fixtures.js';

afterEach(cleanup);

const order: OpenOrder = {
  ...{ id: idOf(4000), title: 'Steel kettle', moreItems: 0, photo: null, role: 'buyer' },
  ...{ orderStatus: 'held', amount: 90.53, canCancel: true },
};

function show(openOrders: () => Promise<{ data: OpenOrder[]; count: number }>) {
  const block = vi.fn(async () => ({ data: undefined }));
  render(
    <StoryProvider campus={createStoryCampus({ client: { users: { openOrders, block } } })}>
      <BlockDialog student={{ id: idOf(1), name: 'Selorm', profileImage: null }} onClose={vi.fn()} />
    </StoryProvider>,
  );
  return block;
}
const press = (name: string) => screen.findByRole('button', { name }).then((one) => userEvent.click(one));

it('blocks without a choice when no order is open between the two students', async () => {
  const block = show(async () => ({ data: [], count: 0 }));
  await screen.findByText(/We don’t notify them/);
  await press('Block');
  await waitFor(() => expect(block).toHaveBeenCalledWith({ id: idOf(1) }));
});

it('requires a choice about an open order, and sends the chosen one', async () => {
  const block = show(async () => ({ data: [order], count: 1 }));
  await screen.findByText('You have an open order');
  await press('Block');
  expect(await screen.findByText('Please choose what happens first.')).toBeTruthy();
  expect(block).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('radio', { name: 'Finish this order, then block' }));
  await press('Block and keep the order');
  await waitFor(() => expect(block).toHaveBeenCalledWith({ id: idOf(1), orders: 'keep' }));
});

it('offers no refund for an order that may have been handed over', async () => {
  const block = show(async () => ({ data: [{ ...order, canCancel: false }], count: 1 }));
  expect(await screen.findByText(/No longer possible/)).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Cancel and block' }).hasAttribute('disabled')).toBe(true);
  await press('Block and keep the order');
  await waitFor(() => expect(block).toHaveBeenCalledWith({ id: idOf(1), orders: 'keep' }));
});

it('allows a block when the open orders could not be loaded', async () => {
  const block = show(() => Promise.reject(new Error('offline')));
  await screen.findByText('Your open orders could not be loaded.');
  await press('Block');
  await waitFor(() => expect(block).toHaveBeenCalledWith({ id: idOf(1) }));
});

it.each([
  ['buyer', 'undecided', /report a problem and we’ll help you get it back/],
  ['seller', 'undecided', /Or cancel the order/],
  ['seller', 'keep', /You can still message each other about this order/],
] as const)(
  'shows a blocked %s the remaining actions when the decision of the other side is %s',
  (role, theirs, words) => {
    render(
      <StoryProvider campus={createStoryCampus()}>
        <OrderBlock payment={aPayment(0, { role, block: { mine: null, theirs } })} />
      </StoryProvider>,
    );
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Choose' })).toBeNull();
  },
);

it('shows a blocker without a decision the choice on the order page', () => {
  render(
    <StoryProvider campus={createStoryCampus()}>
      <OrderBlock payment={aPayment(0, { block: { mine: 'undecided', theirs: null } })} />
    </StoryProvider>,
  );
  expect(screen.getByRole('button', { name: 'Choose' })).toBeTruthy();
});
