import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { createStoryCampus } from '../../testing/story-campus.js';
import { PaymentHistoryView } from './payment-history-view.js';
import { StoryProvider } from '../../testing/story-provider.js';
import { aPayment } from '../../testing/order-fixtures.js';

afterEach(cleanup);

it('sorts by amount from a select, without column headings', async () => {
  const onFiltersChange = vi.fn();
  render(
    <StoryProvider campus={createStoryCampus()}>
      <PaymentHistoryView
        history={{
          state: { status: 'ready', payments: [aPayment(0)], more: null, loadingMore: false },
          justPaid: null,
          message: { onMessage: vi.fn(), opening: false },
          filters: { status: null, q: '', sort: 'date-desc' },
          onFiltersChange,
        }}
      />
    </StoryProvider>,
  );
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Highest amount first');
  expect(onFiltersChange).toHaveBeenCalledExactlyOnceWith({ sort: 'amount-desc' });
});
