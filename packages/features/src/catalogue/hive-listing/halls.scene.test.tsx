// @vitest-environment jsdom
import { campus as ghana } from '@campushive/campus-ghana';
import type { Client } from '@campushive/contract';
import { createCampus, defineScene, type PageCampus } from '@campushive/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createStoryCampus } from '../../testing/story-campus.js';
import { NOW } from '../../testing/fixtures.js';
import { NO_FILTERS } from '../parts/listing-filters/filters.js';
import { HiveListingScreen } from './hive-listing-screen.js';
import { StoryProvider } from '../../testing/story-provider.js';

const item = (title: string, hallId: string | null) =>
  ({
    category: 'essentials',
    title,
    description: 'Used for one year.',
    price: 60,
    condition: 'good',
    pickupLocation: 'Block C',
    hallId,
  }) as const;

/** Akosua lives in Volta Hall, where Kwame sells a fan. He also sells a mirror elsewhere on the campus. */
const volta = defineScene('a hall and its campus', async (stage) => {
  const akosua = await stage.student('Akosua Mensah', 'ug');
  const kwame = await stage.student('Kwame Boateng', 'ug');
  await akosua.users.updateProfile({ hallId: 'volta-hall' });
  await kwame.category.create(item('Table fan', 'volta-hall'));
  await kwame.category.create(item('Standing mirror', null));
});

let campus: PageCampus;
let akosua: Client;
beforeAll(async () => {
  campus = await createCampus({ campus: ghana, scene: volta, now: NOW });
  akosua = campus.as('Akosua Mensah');
});
afterAll(() => campus.close());
afterEach(cleanup);

async function show(client: Client) {
  const { data: user } = await client.auth.me({});
  const session = { status: 'member', user, offline: false } as const;
  render(
    <StoryProvider campus={createStoryCampus({ client, session })}>
      <HiveListingScreen hive="essentials" filters={NO_FILTERS} onFiltersChange={() => undefined} />
    </StoryProvider>,
  );
}

const things = () => screen.queryAllByRole('heading', { level: 3 }).map((one) => one.textContent);

it('lists items of the viewer’s hall first, and only those once the hall is selected', async () => {
  await show(akosua);
  await waitFor(() => expect(things()).toEqual(['Table fan', 'Standing mirror']));
  fireEvent.click(screen.getByRole('button', { name: 'Where: UG' }));
  fireEvent.click(await screen.findByRole('radio', { name: 'My hall 1' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Show 1 thing' }));
  await waitFor(() => expect(things()).toEqual(['Table fan']));
  fireEvent.click(await screen.findByRole('button', { name: 'Show 1 more on my campus' }));
  await waitFor(() => expect(things()).toHaveLength(2));
});

it('offers no hall filter to a student without a hall, and links to the profile', async () => {
  await show(campus.as('Kwame Boateng'));
  await waitFor(() => expect(things()).toEqual(['Standing mirror', 'Table fan']));
  fireEvent.click(screen.getByRole('button', { name: 'Where: UG' }));
  await screen.findByRole('radio', { name: 'My campus 2' });
  expect(screen.queryByRole('radio', { name: /^My hall/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Name my hall' })).toBeTruthy();
});
