import type { Stall } from '@campushive/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aStall } from '../../../catalogue/parts/share/share.fixtures.js';
import { createStoryCampus } from '../../../testing/story-campus.js';
import { StallHours } from './stall-hours.js';
import { StoryProvider } from '../../../testing/story-provider.js';

afterEach(cleanup);

it('shows a day from midnight to midnight as open all day', () => {
  const hours: Stall['hours'] = [
    { weekday: 'monday', from: '00:00', to: '24:00' },
    { weekday: 'tuesday', from: '08:00', to: '24:00' },
  ];
  render(
    <StoryProvider campus={createStoryCampus()}>
      <StallHours stall={{ ...aStall, hours }} />
    </StoryProvider>,
  );
  const [monday, tuesday, wednesday] = screen.getAllByRole('definition').map((one) => one.textContent);
  expect([monday, tuesday, wednesday]).toEqual(['All day', '8\u00a0am – 12\u00a0am', 'Closed']);
});
