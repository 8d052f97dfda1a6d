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
import { withCampus } from '../../testing/with-campus.js';
import { renderOwnCard } from '../../../test/own-card.js';
import { SearchScreen, type SearchScreenProps } from './search-screen.js';

/** Keeps the filters in state, like a host. */
function Hosted({ q = 'lamp', renderCard }: { q?: string } & Pick<SearchScreenProps, 'renderCard'>) {
  const [filters, setFilters] = useState({ ...NO_FILTERS, q });
  return (
    <SearchScreen
      filters={filters}
      onFiltersChange={(change) => setFilters(change.filters)}
      listings={null}
      renderCard={renderCard}
    />
  );
}

const meta = {
  id: 'screens-search-flow',
  title: 'Screens/Find/Search/Flow',
  component: Hosted,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { scene: 'goods on two campuses', viewer: 'Akosua Mensah' } },
} satisfies Meta<typeof Hosted>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A host draws the card of each listing itself. */
export const OwnCards: Story = {
  args: { renderCard: renderOwnCard },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then each listing has the card of the host, which leads to its page', async () => {
      const [own] = await canvas.findAllByRole('link', { name: /^Own card: / });
      await expect(own).toHaveAttribute('href', expect.stringContaining('listing'));
      await expect(canvas.queryByRole('button', { name: /^Save / })).toBeNull();
    });
  },
};

export const Everything: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('searchbox');
    const type = async (q: string) => {
      await userEvent.clear(box);
      await userEvent.type(box, q);
    };
    await step(
      'given a search for an item, then each hive shows its number of results, goods before errands',
      async () => {
        const nav = within(canvas.getByRole('navigation', { name: 'Show' }));
        await waitFor(() => expect(nav.getByRole('link', { name: 'Essentials 1' })).toBeVisible());
        const names = nav.getAllByRole('link').map((one) => one.textContent);
        await expect(names).toEqual(['All 2', 'Essentials 1', 'Logistics 1']);
      },
    );
    await step('when the name of a student is typed, then the People section comes first', async () => {
      await type('kwame');
      await waitFor(() => expect(canvas.getByRole('link', { name: /Kwame Boateng/ })).toBeVisible());
      await waitFor(() =>
        expect(canvas.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('People'),
      );
    });
    await step('when the popular name of a campus is typed, then its university appears', async () => {
      await type('Legon');
      await waitFor(() => expect(canvas.getByRole('link', { name: /University of Ghana/ })).toBeVisible());
    });
    await step('when a search has no results, then a message says that nothing was found', async () => {
      await type('zebra');
      await waitFor(() => expect(canvas.getByText('Nothing found')).toBeVisible());
    });
  },
};
/** More of one hive than the overview shows. */
export const SeeAll: Story = {
  args: { q: 'laptop' },
  parameters: { campus: { scene: '21 laptops', viewer: 'Kwame Boateng' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /See all 21.*Essentials/ })).toBeVisible();
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
