import type { ListingStatus, OrderStatus } from '@campushive/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { idOf } from '../../testing/fixtures.js';
import { createStoryCampus } from '../../testing/story-campus.js';
import { ListingNotice } from './listing-notice.js';
import type { Reader } from './use-listing-detail.js';
import { StoryProvider } from '../../testing/story-provider.js';
import { aListing } from '../../testing/listing-fixtures.js';

afterEach(cleanup);

function show(status: ListingStatus, order: OrderStatus | null, reader: Reader) {
  const listing = aListing(0, {
    status,
    ...(order !== null && { myOrder: { id: idOf(4000), status: order } }),
  });
  render(
    <StoryProvider campus={createStoryCampus()}>
      <ListingNotice listing={listing} reader={reader} />
    </StoryProvider>,
  );
  return { listing, link: screen.queryByRole('link'), text: document.body.textContent };
}

it('links a buyer to their code from the listing that they bought', () => {
  const { link, text } = show('sold', 'held', 'student');
  expect(text).not.toContain('Sold');
  expect(link?.textContent).toBe('Show my code');
  expect(link?.getAttribute('href')).toContain(idOf(4000));
});

it('informs a buyer about their own open payment, and links to it', () => {
  const { link, text } = show('reserved', 'pending_payment', 'student');
  expect(text).toContain('You’ve started to pay.');
  expect(link?.textContent).toBe('Continue to payment');
});

it('shows no link to others and the seller while a payment is open, and the code entry to the seller once paid', () => {
  expect(show('reserved', null, 'student').link).toBeNull();
  cleanup();
  expect(show('reserved', 'pending_payment', 'poster').link).toBeNull();
  cleanup();
  expect(show('sold', 'held', 'poster').link?.textContent).toBe('Enter the code');
});
