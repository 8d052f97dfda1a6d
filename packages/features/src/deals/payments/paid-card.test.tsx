// @vitest-environment jsdom
import type { Payment } from '@campushive/contract';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { createStoryCampus } from '../../testing/story-campus.js';
import { PaidCard } from './paid-card.js';
import { StoryProvider } from '../../testing/story-provider.js';
import { aMeetup, aPayment } from '../../testing/order-fixtures.js';

afterEach(cleanup);

/** Returns the labels and styles of the actions, in order. */
function actionsOf(change: Partial<Payment>): (string | null)[][] {
  const { container } = render(
    <StoryProvider campus={createStoryCampus()}>
      <PaidCard payment={aPayment(0, change)} message={{ opening: false, onMessage: () => undefined }} />
    </StoryProvider>,
  );
  return [...container.querySelectorAll('[data-slot=button]')].map((action) => [
    action.textContent,
    action.getAttribute('data-variant'),
  ]);
}

it('makes Message the primary action until a meet-up is agreed', () => {
  for (const meetup of [null, aMeetup()]) {
    const [first, second] = actionsOf({ meetup });
    expect(first).toEqual([expect.stringContaining('Message'), 'primary']);
    expect(second).toEqual(['Show my code', 'outline']);
    cleanup();
  }
});

it('makes Show my code the primary action once a meet-up is agreed', () => {
  const [first, second] = actionsOf({ meetup: aMeetup({ status: 'accepted' }) });
  expect(first).toEqual(['Show my code', 'primary']);
  expect(second).toEqual([expect.stringContaining('Message'), 'outline']);
});
