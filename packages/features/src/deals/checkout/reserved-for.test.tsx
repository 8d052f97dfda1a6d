import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createStoryCampus } from '../../testing/story-campus.js';
import { ReservedFor } from './reserved-for.js';
import { StoryProvider } from '../../testing/story-provider.js';

afterEach(cleanup);

it('counts down the time of the reservation, and disappears at its end', () => {
  const campus = createStoryCampus();
  const now = campus.ports.clock.now().getTime();
  let tick: (() => void) | undefined;
  let passed = 0;
  const clock = {
    ...campus.ports.clock,
    now: () => new Date(now + passed),
    every: (_milliseconds: number, run: () => void) => {
      tick = run;
      return () => (tick = undefined);
    },
  };
  render(
    <StoryProvider campus={{ ...campus, ports: { ...campus.ports, clock } }}>
      <ReservedFor until={new Date(now + 754_000).toISOString()} />
    </StoryProvider>,
  );
  expect(screen.getByRole('timer').textContent).toBe('12:34');
  passed = 5_000;
  act(() => tick?.());
  expect(screen.getByRole('timer').textContent).toBe('12:29');
  passed = 755_000;
  act(() => tick?.());
  expect(screen.queryByRole('timer')).toBeNull();
  expect(tick).toBeUndefined();
});
