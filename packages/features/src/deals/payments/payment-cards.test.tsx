import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { createStoryCampus } from '../../testing/story-campus.js';
import { PaymentCards } from './payment-cards.js';
import { StoryProvider } from '../../testing/story-provider.js';
import { aPayment } from '../../testing/order-fixtures.js';

afterEach(cleanup);

it('links the item to its listing, and the status to the order', () => {
  const payment = aPayment(0);
  render(
    <StoryProvider campus={createStoryCampus()}>
      <PaymentCards payments={[payment]} byMonth={false} />
    </StoryProvider>,
  );
  const to = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(to(new RegExp(payment.metadata.hiveTitle))).toContain(payment.hiveId);
  expect(to(/See order/)).toContain(payment.id);
});
