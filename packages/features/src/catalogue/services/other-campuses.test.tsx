// @vitest-environment jsdom
import type { InputOf } from '@campushive/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { NO_FILTERS } from '../parts/listing-filters/filters.js';
import type { InMemoryCampus } from '../../testing/in-memory/in-memory-campus.js';
import { joinCampus } from '../../testing/settle.js';
import { createStoryCampus, StoryProvider } from '../../testing/story-campus.js';
import { ServicesScreen } from './services-screen.js';

afterEach(cleanup);

const gig = (title: string) =>
  ({
    category: 'sidehustle',
    title,
    description: 'This week, on campus.',
    price: 60,
    applicationDeadline: '2027-06-01T12:00:00.000Z',
  }) as InputOf<'category.create'>;

/** Seeds two campuses: Akosua at UG, Kofi's gig at KNUST. */
async function twoCampuses(campus: InMemoryCampus) {
  const akosua = await joinCampus(campus, 'Akosua Mensah');
  const kwame = await joinCampus(campus, 'Kwame Boateng');
  const kofi = await joinCampus(campus, 'Kofi Annan', 'st.knust.edu.gh');
  await kwame.category.create(gig('Move a wardrobe'));
  await kofi.category.create(gig('Logo for a waakye stand'));
  return akosua;
}

const nothing = () => undefined;
function show(q: string): void {
  render(
    <StoryProvider campus={createStoryCampus({ settle: twoCampuses })}>
      <ServicesScreen
        kind={null}
        onKindChange={nothing}
        offer={null}
        onOfferChange={nothing}
        filters={{ ...NO_FILTERS, q }}
        onFiltersChange={nothing}
        onClear={nothing}
      />
    </StoryProvider>,
  );
}

const MORE = { name: 'Show 1 more from other campuses' };

it('says what other campuses have where nothing fits on one’s own, and shows it', async () => {
  show('logo');
  await screen.findByText('No services found');
  fireEvent.click(await screen.findByRole('button', MORE));
  await screen.findByText('Logo for a waakye stand');
  expect(screen.queryByRole('button', MORE)).toBeNull();
});

it('says it under what is found on one’s own, too', async () => {
  show('');
  await screen.findByText('Move a wardrobe');
  await screen.findByRole('button', MORE);
  expect(screen.queryByText('Logo for a waakye stand')).toBeNull();
});
