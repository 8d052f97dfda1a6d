// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aMeetup, aPayment, NOW } from '../../testing/fixtures.js';
import { createStoryCampus, StoryProvider } from '../../testing/story-campus.js';
import { OrderMeeting, type OrderMeetingProps } from './order-meeting.js';

afterEach(cleanup);

const idle = {
  message: { opening: false, onMessage: () => undefined },
  meetup: { acts: [], acting: null, now: NOW },
  lesson: {},
} as unknown as Pick<OrderMeetingProps, 'message' | 'meetup' | 'lesson'>;

it('says the day of the week on which the two meet, and no year', () => {
  const payment = aPayment(0, {
    meetup: aMeetup({ status: 'accepted', startsAt: '2026-11-28T10:00:00.000Z' }),
  });
  const { container } = render(
    <StoryProvider campus={createStoryCampus()}>
      <OrderMeeting payment={payment} {...idle} />
    </StoryProvider>,
  );
  expect(container.querySelector('time')?.textContent).toMatch(/^Sat 28 Nov, \d+\sam$/);
});
