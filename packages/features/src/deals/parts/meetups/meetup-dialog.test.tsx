// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { createStoryCampus } from '../../../testing/story-campus.js';
import { MeetupDialog } from './meetup-dialog.js';
import { StoryProvider } from '../../../testing/story-provider.js';
import { aPayment } from '../../../testing/order-fixtures.js';

afterEach(cleanup);

function open() {
  const propose = vi.fn();
  const spots = { data: [{ id: 'ug/night-market', name: 'Night Market', universityId: 'ug' }], count: 1 };
  const campus = createStoryCampus({ client: { meetups: { propose, spots: () => Promise.resolve(spots) } } });
  const payment = aPayment(0);
  const seller = { ...payment.seller, universityId: 'ug' };
  render(
    <StoryProvider campus={campus}>
      <MeetupDialog
        payment={{ ...payment, seller }}
        open
        onOpenChange={() => undefined}
        onChanged={() => undefined}
      />
    </StoryProvider>,
  );
  return { propose, time: screen.getByLabelText<HTMLInputElement>('Time') };
}

it('shows a field error for a time between midnight and 5 am before anything is sent', async () => {
  const { propose, time } = open();
  await screen.findByRole('option', { name: 'Night Market' });
  fireEvent.change(screen.getByLabelText('Place'), { target: { value: 'ug/night-market' } });
  fireEvent.change(time, { target: { value: '04:30' } });
  expect(time.getAttribute('aria-invalid')).toBe('true');
  const error = document.getElementById(time.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '');
  expect(error?.textContent).toContain('between 5 am and midnight');
  expect(screen.queryByText(/That’s at night/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(propose).not.toHaveBeenCalled();
  expect(time.value).toBe('04:30');
});

it('warns about 11 pm without a field error', () => {
  const { time } = open();
  fireEvent.change(time, { target: { value: '23:00' } });
  expect(time.getAttribute('aria-invalid')).not.toBe('true');
  expect(screen.getByText(/That’s at night/)).not.toBeNull();
});
