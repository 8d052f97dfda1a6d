import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SearchOverview } from '@campushive/contract';
import { expect, fn } from 'storybook/test';
import { NO_FILTERS } from '../parts/listing-filters/filters.js';
import { aStudent } from '../../testing/fixtures.js';
import { withCampus } from '../../testing/with-campus.js';
import { SearchView } from './search-view.js';
import { aListing } from '../../testing/listing-fixtures.js';

const people = [
  aStudent(1, { bio: 'I braid hair and fix laptops', rating: 4.8, reviewCount: 12 }),
  aStudent(2),
  aStudent(3, { name: 'Nana Yaa Asantewaa Agyeiwaa-Boakye Ofori-Atta', bio: 'x'.repeat(200) }),
];
const found: SearchOverview = {
  fit: 'all',
  hives: [{ hiveType: 'essentials', count: 16, listings: [0, 1, 2, 3].map((n) => aListing(n)) }],
  people: { count: 50, users: people },
  universities: [
    { id: 'ug', listingCount: 132 },
    { id: 'knust', listingCount: 1 },
  ],
};

const meta = {
  id: 'screens-search',
  title: 'Screens/Find/Search',
  component: SearchView,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen' },
  args: {
    q: 'lamp',
    filters: { ...NO_FILTERS, q: 'lamp' },
    group: 'all',
    onQChange: fn(),
    onFiltersChange: fn(),
    onClear: fn(),
    listings: null,
    people: { status: 'idle' },
    state: { status: 'ready', found, count: 68, refreshing: false },
  },
} satisfies Meta<typeof SearchView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
/** No result contains all words. */
export const MostWords: Story = {
  args: {
    q: 'red clay kettle',
    filters: { ...NO_FILTERS, q: 'red clay kettle' },
    state: { status: 'ready', found: { ...found, fit: 'most' }, count: 68, refreshing: false },
  },
};
/** Name that finds a student and no listing. The page shows no note about unmatched words. */
export const OnlyAPerson: Story = {
  args: {
    q: 'kwame',
    filters: { ...NO_FILTERS, q: 'kwame' },
    state: {
      status: 'ready',
      found: { fit: 'alike', hives: [], people: { count: 1, users: people.slice(0, 1) }, universities: [] },
      count: 1,
      refreshing: false,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /People/ })).toBeVisible();
    await expect(canvas.queryByText(/No listing has/)).toBeNull();
  },
};
export const Idle: Story = { args: { q: '', filters: NO_FILTERS, state: { status: 'idle' } } };
export const NothingFound: Story = { args: { state: { status: 'empty' } } };
export const People: Story = {
  args: { group: 'users', people: { status: 'ready', people, refreshing: false } },
};
export const NoPeople: Story = { args: { group: 'users', people: { status: 'empty' } } };
export const PeopleFailed: Story = {
  args: { group: 'users', people: { status: 'failed', retry: () => undefined } },
};
export const Universities: Story = { args: { group: 'universities' } };
