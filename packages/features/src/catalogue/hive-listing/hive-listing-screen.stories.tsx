import { ApiError, type InputOf } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dark, french, loading, long, offline, slow, smallPhone } from '../../../test/screen-states.js';
import { aListing } from '../../testing/fixtures.js';
import type { InMemoryCampus } from '../../testing/in-memory/in-memory-campus.js';
import { joinCampus, sell } from '../../testing/settle.js';
import { withCampus } from '../../testing/with-campus.js';
import { NO_FILTERS } from '../parts/listing-filters/filters.js';
import { HiveListingScreen } from './hive-listing-screen.js';

const all = [0, 1, 2, 3].map((n) => aListing(n));
const list = async ({ q = '' }: InputOf<'hives.list'>) => {
  const data = all.filter((one) => one.title.toLowerCase().includes(q.toLowerCase()));
  return { data, count: data.length, pagination: { nextCursor: null, limit: 20 } };
};

const failing = () => Promise.reject(new ApiError({ code: 'network', status: 0, message: '' }));

/** Host that keeps the filters in its state instead of the address. */
function Hosted() {
  const [filters, setFilters] = useState(NO_FILTERS);
  return (
    <HiveListingScreen
      hive="essentials"
      filters={filters}
      onFiltersChange={(change) => setFilters(change.filters)}
    />
  );
}

const meta = {
  id: 'screens-hive-listing-flow',
  title: 'Screens/Find/Hive listing/Flow',
  component: Hosted,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { client: { hives: { list } } } },
} satisfies Meta<typeof Hosted>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Campus where Kwame sells four items and Akosua searches for one. */
async function fourThings(campus: InMemoryCampus) {
  const things = ['Desk lamp with USB', 'Standing mirror', 'HP EliteBook laptop', 'Reading chair'];
  await sell(await joinCampus(campus, 'Kwame Boateng'), ...things);
  return joinCampus(campus, 'Akosua Mensah');
}

export const Search: Story = {
  parameters: { campus: { client: {}, settle: fourThings } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given four listings', async () => {
      await waitFor(() => expect(canvas.getByText('4 listings')).toBeVisible());
    });
    await step('when one is searched for', () =>
      userEvent.type(canvas.getByLabelText('Search title and description'), 'lamp'),
    );
    await step('then it alone is left', async () => {
      await waitFor(() => expect(canvas.getByText('1 listing')).toBeVisible());
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Desk lamp with USB' })).toBeVisible());
    });
    await step('when nothing fits, Clear brings all back', async () => {
      await userEvent.clear(canvas.getByLabelText('Search title and description'));
      await userEvent.type(canvas.getByLabelText('Search title and description'), 'unicorn');
      await waitFor(() => expect(canvas.getByText('Nothing found')).toBeVisible());
      await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
      await waitFor(() => expect(canvas.getByText('4 listings')).toBeVisible());
    });
  },
};

/** Two campuses: Akosua is at UG, Kofi sells at KNUST. */
async function twoCampuses(campus: InMemoryCampus) {
  const akosua = await joinCampus(campus, 'Akosua Mensah');
  await sell(await joinCampus(campus, 'Kwame Boateng'), 'Desk lamp of Legon');
  await sell(await joinCampus(campus, 'Kofi Annan', 'st.knust.edu.gh'), 'Desk lamp of Kumasi');
  return akosua;
}

export const CampusFirst: Story = {
  parameters: { campus: { client: {}, settle: twoCampuses } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const screen = within(canvasElement.ownerDocument.body);
    const lamps = () => canvas.queryAllByRole('heading', { level: 3 }).map((one) => one.textContent);
    await step('given two campuses, then the list begins with one’s own', async () => {
      await waitFor(() => expect(lamps()).toEqual(['Desk lamp of Legon']));
      await expect(canvas.getByRole('button', { name: 'Which campuses: UG' })).toBeVisible();
    });
    await step('and says how much the others have; pressed, then all are there', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Show 1 more from other campuses' }));
      await waitFor(() => expect(lamps()).toHaveLength(2));
      await expect(canvas.getByRole('button', { name: 'Which campuses: All campuses' })).toBeVisible();
    });
    await step('when another campus is chosen, then it comes first', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Which campuses: All campuses' }));
      await userEvent.selectOptions(await screen.findByLabelText('Your campus'), 'knust');
      await waitFor(() => expect(lamps()).toEqual(['Desk lamp of Kumasi']));
    });
  },
};

export const FailedAndTriedAgain: Story = {
  parameters: { campus: { client: { hives: { list: failing } } } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then it says what failed, and offers to try again', async () => {
      await waitFor(() =>
        expect(canvas.getByText('Failed to load essentials. Please try again.')).toBeVisible(),
      );
      await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
    });
  },
};

export const LongText: Story = long;
export const Loading: Story = loading;
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Offline: Story = offline();
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
