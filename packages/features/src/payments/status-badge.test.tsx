import { PAYMENT_STATUS_OF, type OrderStatus } from '@campushive/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createStoryCampus, StoryProvider } from '../testing/story-campus.js';
import { StatusBadge } from './status-badge.js';

afterEach(cleanup);

const TONES = { success: 'success', pending: 'warning', failed: 'danger' };

it.each([
  ['pending_payment', 'Pending'],
  ['released', 'Released'],
  ['failed', 'Failed'],
] as const satisfies readonly (readonly [OrderStatus, string])[])(
  'shows %s in the colour of its payment',
  (status, word) => {
    render(
      <StoryProvider campus={createStoryCampus()}>
        <StatusBadge status={status} />
      </StoryProvider>,
    );
    const badge = screen.getByText(word).closest('[data-tone]');
    expect(badge?.getAttribute('data-tone')).toBe(TONES[PAYMENT_STATUS_OF[status]]);
  },
);
