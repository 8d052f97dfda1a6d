// @vitest-environment jsdom
import type { HiveName, Listing } from '@campushive/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { createStoryCampus } from '../../testing/story-campus.js';
import { HeroComb } from './hero-comb.js';
import { aHome } from './landing.fixtures.js';
import { StoryProvider } from '../../testing/story-provider.js';
import { aListing } from '../../testing/listing-fixtures.js';

afterEach(cleanup);

const [photo] = aListing(0).photos;
if (photo === undefined) throw new Error('The first listing has no photo');
const listed = (hiveTypeId: HiveName, title: string, pictured = false): Listing => ({
  ...aListing(0),
  hiveTypeId,
  title,
  photos: pictured ? [photo] : [],
});

function cellsOf(fresh: readonly Listing[], pictured: readonly Listing[] = []): (string | null)[] {
  render(
    <StoryProvider campus={createStoryCampus()}>
      <HeroComb home={aHome({ fresh: [...fresh], pictured: [...pictured] })} />
    </StoryProvider>,
  );
  return screen.getAllByRole('link').map((cell) => cell.getAttribute('aria-label') ?? cell.textContent);
}

it('shows one listing of each other hive when few items have a photo', () => {
  const cells = cellsOf(
    [
      listed('academia', 'Algebra'),
      listed('logistics', 'Waakye run'),
      listed('academia', 'Organic chemistry'),
    ],
    [listed('essentials', 'Kettle', true)],
  );
  expect(cells.slice(0, 3)).toEqual([
    expect.stringMatching(/^Kettle, /),
    expect.stringMatching(/^Algebra, /),
    expect.stringMatching(/^Waakye run, /),
  ]);
  expect(cells.some((cell) => cell?.startsWith('Organic chemistry'))).toBe(false);
});

it('shows four items with a photo, one listing of each other hive, then the remaining items', () => {
  const things = ['Kettle', 'Fan', 'Lamp', 'Desk', 'Chair', 'Bicycle'];
  const cells = cellsOf(
    [listed('academia', 'Algebra'), listed('logistics', 'Waakye run')],
    things.map((title) => listed('essentials', title, true)),
  );
  expect(cells.map((cell) => cell?.split(',')[0])).toEqual([
    ...things.slice(0, 4),
    'Algebra',
    'Waakye run',
    ...things.slice(4),
  ]);
});

it('shows the lowest price with “from” for an event with several prices', () => {
  const party = aListing(0, { hiveTypeId: 'buzz', title: 'Hall week', price: 10 });
  if (party.buzzDetails === undefined) throw new Error('An event has details');
  const ticketKinds = [10, 20].map((price) => ({
    id: String(price),
    name: String(price),
    price,
    quota: 5,
    lastDay: null,
  }));
  const cells = cellsOf([{ ...party, buzzDetails: { ...party.buzzDetails, ticketKinds } }]);
  expect(cells[0]).toMatch(/^Hall week, .* from ₵10\.00$/);
  expect(screen.getByText('from ₵10.00')).toBeDefined();
});
