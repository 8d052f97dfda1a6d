import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Locale } from '../src/kernel/index.js';
import { Since } from '../src/shared/since.js';
import { NOW } from '../src/testing/fixtures.js';
import { createStoryCampus } from '../src/testing/story-campus.js';
import { StoryProvider } from '../src/testing/story-provider.js';

afterEach(() => document.body.replaceChildren());

it.each<[Locale, string, string]>([
  ['en', 'just now', '3 hours ago'],
  ['fr', 'à l’instant', 'il y a 3 heures'],
  ['es', 'ahora mismo', 'hace 3 horas'],
])('says in %s how long ago something was', async (locale, justNow, hours) => {
  // Within `act`, so that the language's own words are there when it is over.
  const { unmount } = await act(async () =>
    render(
      <StoryProvider campus={createStoryCampus()} locale={locale}>
        <Since date={NOW.toISOString()} />
        <Since date={new Date(NOW.getTime() - 3 * 3_600_000).toISOString()} />
      </StoryProvider>,
    ),
  );
  expect(await screen.findByText(justNow)).toBeDefined();
  expect(screen.getByText(hours)).toBeDefined();
  unmount();
});
