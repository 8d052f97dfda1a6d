// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { InMemoryCampus } from '../../testing/in-memory/in-memory-campus.js';
import { joinCampus } from '../../testing/settle.js';
import { createStoryCampus, StoryProvider } from '../../testing/story-campus.js';
import { WantedScreen, type WantedScreenProps } from './wanted-screen.js';

afterEach(cleanup);

/** Seeds two campuses: Akosua at UG, Kofi's wanted posts at KNUST. */
async function twoCampuses(campus: InMemoryCampus) {
  const akosua = await joinCampus(campus, 'Akosua Mensah');
  const kofi = await joinCampus(campus, 'Kofi Annan', 'st.knust.edu.gh');
  await kofi.wanted.create({ title: 'A desk lamp with a clamp', category: 'hostel' });
  await kofi.wanted.create({ title: 'Casio calculator', category: 'books' });
  return akosua;
}

const nothing = () => undefined;
function show(shown: WantedScreenProps['shown']): void {
  render(
    <StoryProvider campus={createStoryCampus({ settle: twoCampuses })}>
      <WantedScreen shown={shown} onShownChange={nothing} />
    </StoryProvider>,
  );
}

const MORE = { name: 'Show 1 more from other campuses' };
const BOTH = { name: 'Show 2 more from other campuses' };

it('says what other campuses look for where one’s own looks for nothing, and shows it', async () => {
  show({ mine: false, category: null });
  await screen.findByText('Nothing is wanted here yet');
  fireEvent.click(await screen.findByRole('button', BOTH));
  await screen.findByText('A desk lamp with a clamp');
  expect(screen.queryByRole('button', BOTH)).toBeNull();
});

it('counts only the category that is shown', async () => {
  show({ mine: false, category: 'books' });
  expect(await screen.findByRole('button', MORE)).toBeDefined();
});
