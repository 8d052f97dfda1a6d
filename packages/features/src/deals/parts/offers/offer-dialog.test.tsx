import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ago, idOf } from '../../../testing/fixtures.js';
import { createStoryCampus } from '../../../testing/story-campus.js';
import type { Bargain } from './bargain.js';
import { OfferDialog } from './offer-dialog.js';
import { StoryProvider } from '../../../testing/story-provider.js';

afterEach(cleanup);

it('copies a suggested price of a counter-offer into the field, and suggests none for a first offer', async () => {
  const bargain: Bargain = {
    listing: {
      id: idOf(1000),
      hive: 'essentials',
      price: 120,
      status: 'active',
      acceptsOffers: true,
    },
    role: 'seller',
    name: 'Kwame Boateng',
    offer: { id: idOf(7000), status: 'open', amount: 70, round: 1, expiresAt: ago(-600) },
  };
  const show = (counters: boolean) =>
    render(
      <StoryProvider campus={createStoryCampus()}>
        <OfferDialog bargain={bargain} counters={counters} open onOpenChange={vi.fn()} />
      </StoryProvider>,
    );
  show(false);
  expect(screen.queryByRole('group', { name: 'Suggested prices' })).toBeNull();
  cleanup();
  show(true);
  await userEvent.click(screen.getByRole('button', { name: '₵100.00' }));
  const field: HTMLInputElement = screen.getByLabelText('Your price');
  expect(field.value).toBe('100');
});

it('refuses a counter-offer at or beyond the last two amounts, and shows the amounts of both sides', async () => {
  const counter = vi.fn(() => new Promise<never>(() => undefined));
  const bargain: Bargain = {
    listing: { id: idOf(1000), hive: 'essentials', price: 200, status: 'active', acceptsOffers: true },
    role: 'buyer',
    name: 'Kwame Boateng',
    offer: {
      ...{ id: idOf(7000), status: 'countered', amount: 180, previousAmount: 150, round: 2 },
      expiresAt: ago(-600),
    },
  };
  render(
    <StoryProvider campus={createStoryCampus({ client: { offers: { counter } } })}>
      <OfferDialog bargain={bargain} counters open onOpenChange={vi.fn()} />
    </StoryProvider>,
  );
  const field = screen.getByLabelText('Your price');
  const send = screen.getByRole('button', { name: 'Send offer' });
  for (const amount of ['140', '150', '180']) {
    await userEvent.clear(field);
    await userEvent.type(field, amount);
    await userEvent.click(send);
    expect(screen.getByText(/more than ₵150\.00 and less than ₵180\.00/)).toBeTruthy();
  }
  expect(counter).not.toHaveBeenCalled();
  await userEvent.clear(field);
  await userEvent.type(field, '160');
  expect(screen.getByText('You pay ₵170.40 in all. The seller gets ₵158.40 after fees.')).toBeTruthy();
  await userEvent.click(send);
  expect(counter).toHaveBeenCalledWith({ id: idOf(7000), amount: 160 });
});
