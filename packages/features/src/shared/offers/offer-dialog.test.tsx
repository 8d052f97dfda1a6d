import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ago, idOf } from '../../testing/fixtures.js';
import { createStoryCampus, StoryProvider } from '../../testing/story-campus.js';
import type { Bargain } from './bargain.js';
import { OfferDialog } from './offer-dialog.js';

afterEach(cleanup);

it('takes a suggested price into the field, and suggests none for a first offer', async () => {
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
