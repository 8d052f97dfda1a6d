// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { NOW } from '../../testing/fixtures.js';
import { createStoryCampus } from '../../testing/story-campus.js';
import { OrderAppointment, type OrderAppointmentProps } from './order-appointment.js';
import { StoryProvider } from '../../testing/story-provider.js';
import { aMeetup, aPayment } from '../../testing/order-fixtures.js';

afterEach(cleanup);

const idle = {
  meetup: { acts: [], acting: null, now: NOW },
  lesson: {},
} as unknown as OrderAppointmentProps['order'];

it('shows the weekday of the meet-up, without the year', () => {
  const payment = aPayment(0, {
    meetup: aMeetup({ status: 'accepted', startsAt: '2026-11-28T10:00:00.000Z' }),
  });
  const { container } = render(
    <StoryProvider campus={createStoryCampus()}>
      <OrderAppointment payment={payment} order={idle} />
    </StoryProvider>,
  );
  expect(container.querySelector('time')?.textContent).toMatch(/^Sat 28 Nov, \d+\sam$/);
});
