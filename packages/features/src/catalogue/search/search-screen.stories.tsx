import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  dark,
  failed,
  french,
  loading,
  long,
  offline,
  slow,
  smallPhone,
} from '../../../test/screen-states.js';
import { NO_FILTERS } from '../parts/listing-filters/filters.js';
import type { InMemoryCampus } from '../../testing/in-memory/in-memory-campus.js';
import { joinCampus } from '../../testing/settle.js';
import { withCampus } from '../../testing/with-campus.js';
import { SearchScreen } from './search-screen.js';

/** Seeds Kwame, who sells lamps and mentions fixing laptops in his bio. Akosua browses. */
async function settle(campus: InMemoryCampus) {
  const kwame = await joinCampus(campus, 'Kwame Boateng');
  await kwame.users.updateProfile({ bio: 'I braid hair and fix laptops' });
  for (const title of ['Desk lamp with USB', 'Lamp, woven', 'Reading lamp', 'Bedside lamp', 'Lava lamp'])
    await kwame.category.create({
      category: 'essentials',
      title,
      description: 'Like new.',
      price: 40,
      condition: 'good',
      pickupLocation: 'Balme Library',
    });
  await kwame.hives.create({ hiveType: 'logistics', title: 'Carry a lamp to Volta Hall', price: 15 });
  return joinCampus(campus, 'Akosua Mensah');
}

/** Keeps the filters in state, like a host. */
function Hosted({ q = 'lamp' }: { q?: string }) {
  const [filters, setFilters] = useState({ ...NO_FILTERS, q });
  return (
    <SearchScreen
      filters={filters}
      onFiltersChange={(change) => setFilters(change.filters)}
      listings={null}
    />
  );
}

const meta = {
  id: 'screens-search-flow',
  title: 'Screens/Find/Search/Flow',
  component: Hosted,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { settle } },
} satisfies Meta<typeof Hosted>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('searchbox');
    const type = async (q: string) => {
      await userEvent.clear(box);
      await userEvent.type(box, q);
    };
    await step('given a thing, then its hives come with their numbers, goods before errands', async () => {
      const nav = within(canvas.getByRole('navigation', { name: 'Show' }));
      await waitFor(() => expect(nav.getByRole('link', { name: 'Essentials 5' })).toBeVisible());
      const names = nav.getAllByRole('link').map((one) => one.textContent);
      await expect(names).toEqual(['All 6', 'Essentials 5', 'Logistics 1']);
      await expect(canvas.getByRole('link', { name: /See all 5.*Essentials/ })).toBeVisible();
    });
    await step('when a name is typed, then the student comes first', async () => {
      await type('kwame');
      await waitFor(() => expect(canvas.getByRole('link', { name: /Kwame Boateng/ })).toBeVisible());
      await waitFor(() =>
        expect(canvas.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('People 1'),
      );
    });
    await step('when a campus is typed as people call it, then its university comes first', async () => {
      await type('Legon');
      await waitFor(() => expect(canvas.getByRole('link', { name: /University of Ghana/ })).toBeVisible());
    });
    await step('when nothing fits, then it shows a message', async () => {
      await type('zebra');
      await waitFor(() => expect(canvas.getByText('Nothing found')).toBeVisible());
    });
  },
};
export const LongText: Story = long;
export const Loading: Story = loading;
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Failed: Story = failed();
export const Offline: Story = offline();
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
