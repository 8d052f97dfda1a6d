// @vitest-environment jsdom
import { campus as ghana } from '@campushive/campus-ghana';
import type { Client, InputOf } from '@campushive/contract';
import { createCampus, defineScene, type PageCampus } from '@campushive/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { NOW } from '../../testing/fixtures.js';
import { NO_FILTERS } from '../parts/listing-filters/filters.js';
import { createStoryCampus } from '../../testing/story-campus.js';
import { ServicesScreen } from './services-screen.js';
import { StoryProvider } from '../../testing/story-provider.js';

const gig = (title: string) =>
  ({
    category: 'sidehustle',
    title,
    description: 'This week, on campus.',
    price: 60,
    applicationDeadline: '2027-06-01T12:00:00.000Z',
  }) as InputOf<'category.create'>;

/** Seeds two campuses: Akosua at UG, Kofi's gig at KNUST. */
const twoCampuses = defineScene('gigs of two campuses', async (stage) => {
  await stage.student('Akosua Mensah', 'ug');
  const kwame = await stage.student('Kwame Boateng', 'ug');
  const kofi = await stage.student('Kofi Annan', 'knust');
  await kwame.category.create(gig('Move a wardrobe'));
  await kofi.category.create(gig('Logo for a waakye stand'));
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
function show(q: string): void {
  render(
    <StoryProvider campus={createStoryCampus({ client: akosua })}>
      <ServicesScreen
        kind={null}
        onKindChange={nothing}
        offer="task"
        onOfferChange={nothing}
        filters={{ ...NO_FILTERS, q }}
        onFiltersChange={nothing}
        onClear={nothing}
      />
    </StoryProvider>,
  );
}

const MORE = { name: 'Show 1 more from other campuses' };

it('offers matches of other campuses when there is none on the campus of the viewer, and shows them', async () => {
  show('logo');
  await screen.findByText('No services found');
  fireEvent.click(await screen.findByRole('button', MORE));
  await screen.findByText('Logo for a waakye stand');
  expect(screen.queryByRole('button', MORE)).toBeNull();
});

it('offers services of other campuses also below those of the campus of the viewer', async () => {
  show('');
  await screen.findByText('Move a wardrobe');
  await screen.findByRole('button', MORE);
  expect(screen.queryByText('Logo for a waakye stand')).toBeNull();
});
