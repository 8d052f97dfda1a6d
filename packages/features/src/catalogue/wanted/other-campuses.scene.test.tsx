// @vitest-environment jsdom
import { campus as ghana } from '@campushive/campus-ghana';
import type { Client } from '@campushive/contract';
import { createCampus, defineScene, type PageCampus } from '@campushive/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { NOW } from '../../testing/fixtures.js';
import { createStoryCampus } from '../../testing/story-campus.js';
import { WantedScreen, type WantedScreenProps } from './wanted-screen.js';
import { StoryProvider } from '../../testing/story-provider.js';

/** Seeds two campuses: Akosua at UG, Kofi's wanted posts at KNUST. */
const twoCampuses = defineScene('wanted posts of another campus', async (stage) => {
  await stage.student('Akosua Mensah', 'ug');
  const kofi = await stage.student('Kofi Annan', 'knust');
  await kofi.wanted.create({ title: 'A desk lamp with a clamp', category: 'hostel' });
  await kofi.wanted.create({ title: 'Casio calculator', category: 'books' });
});

let campus: PageCampus;
let akosua: Client;
beforeAll(async () => {
  campus = await createCampus({ campus: ghana, scene: twoCampuses, now: NOW });
  akosua = campus.as('Akosua Mensah');
});
afterAll(() => campus.close());
afterEach(cleanup);

const nothing = () => undefined;
function show(shown: WantedScreenProps['shown']): void {
  render(
    <StoryProvider campus={createStoryCampus({ client: akosua })}>
      <WantedScreen shown={shown} onShownChange={nothing} />
    </StoryProvider>,
  );
}

const MORE = { name: 'Show 1 more from other campuses' };
const BOTH = { name: 'Show 2 more from other campuses' };

it('offers wanted posts of other campuses when the campus of the viewer has none, and shows them', async () => {
  show({ mine: false, category: null });
  await screen.findByText('No requests here yet');
  fireEvent.click(await screen.findByRole('button', BOTH));
  await screen.findByText('A desk lamp with a clamp');
  expect(screen.queryByRole('button', BOTH)).toBeNull();
});

it('counts only wanted posts of the selected category', async () => {
  show({ mine: false, category: 'books' });
  expect(await screen.findByRole('button', MORE)).toBeDefined();
});
