import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dark, french, loading, long, offline, slow, smallPhone } from '../../../test/screen-states.js';
import { withCampus } from '../../testing/with-campus.js';
import { NO_FILTERS } from '../parts/listing-filters/filters.js';
import { renderOwnCard } from '../../../test/own-card.js';
import { HiveListingScreen, type HiveListingScreenProps } from './hive-listing-screen.js';

/** Host that keeps the filters in its state instead of the address. */
function Hosted({ renderCard }: Pick<HiveListingScreenProps, 'renderCard'>) {
  const [filters, setFilters] = useState(NO_FILTERS);
  return (
    <HiveListingScreen
      hive="essentials"
      filters={filters}
      onFiltersChange={(change) => setFilters(change.filters)}
      renderCard={renderCard}
    />
  );
}

const meta = {
  id: 'screens-hive-listing-flow',
  title: 'Screens/Find/Hive listing/Flow',
  component: Hosted,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { scene: 'goods on two campuses', viewer: 'Akosua Mensah' } },
} satisfies Meta<typeof Hosted>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Search: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given five listings on the viewer’s campus', async () => {
      await waitFor(() => expect(canvas.getByText('5 listings')).toBeVisible());
    });
    await step('when the viewer searches for a lamp', () =>
      userEvent.type(canvas.getByLabelText('Search title and description'), 'lamp'),
    );
    await step('then only the desk lamp is left', async () => {
      await waitFor(() => expect(canvas.getByText('1 listing')).toBeVisible());
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Desk lamp with USB' })).toBeVisible());
    });
    await step('when a search has no results, then Clear brings all five listings back', async () => {
      await userEvent.clear(canvas.getByLabelText('Search title and description'));
      await userEvent.type(canvas.getByLabelText('Search title and description'), 'unicorn');
      await waitFor(() => expect(canvas.getByText('Nothing found')).toBeVisible());
      await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
      await waitFor(() => expect(canvas.getByText('5 listings')).toBeVisible());
    });
  },
};

export const CampusFirst: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const screen = within(canvasElement.ownerDocument.body);
    const things = () => canvas.queryAllByRole('heading', { level: 3 }).map((one) => one.textContent);
    const ofKumasi = 'Desk lamp of Kumasi';
    await step(
      'given listings on two campuses, then the list shows those of the viewer’s campus',
      async () => {
        await waitFor(() => expect(things()).toHaveLength(5));
        await expect(things()).not.toContain(ofKumasi);
        await expect(canvas.getByRole('button', { name: 'Where: UG' })).toBeVisible();
      },
    );
    await step(
      'and when Show more from other campuses is pressed, then their listing follows at the end',
      async () => {
        await userEvent.click(await canvas.findByRole('button', { name: 'Show 1 more from other campuses' }));
        await waitFor(() => expect(things()).toHaveLength(6));
        await expect(things().at(-1)).toBe(ofKumasi);
        await expect(canvas.getByRole('button', { name: 'Where: All Ghana' })).toBeVisible();
      },
    );
    await step('when another campus is chosen, then the list shows its listing only', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Where: All Ghana' }));
      await userEvent.selectOptions(await screen.findByLabelText('Your campus'), 'knust');
      await userEvent.click(await screen.findByRole('button', { name: 'Show 1 thing' }));
      await waitFor(() => expect(things()).toEqual([ofKumasi]));
    });
  },
};

const inAHall = { campus: { scene: 'goods of a hall', viewer: 'Akosua Mensah' } };

export const HallFirst: Story = {
  parameters: inAHall,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const screen = within(canvasElement.ownerDocument.body);
    const things = () => canvas.queryAllByRole('heading', { level: 3 }).map((one) => one.textContent);
    await step(
      'given a viewer with a hall, then the listing of the hall comes before those of the campus',
      async () => {
        await waitFor(() =>
          expect(things()).toEqual(['Rice cooker 1.8 L', 'Electric kettle', 'Standing mirror']),
        );
      },
    );
    await step('when the Where button is pressed, then each place has a name and a count', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Where: UG' }));
      await expect(await screen.findByRole('radio', { name: 'My campus 3' })).toBeChecked();
      for (const name of ['My hall 1', 'Nearby 4', 'All Ghana 5'])
        await expect(await screen.findByRole('radio', { name })).not.toBeChecked();
    });
    await step(
      'when My hall is chosen, then the button counts the results and the list shows the hall only',
      async () => {
        await userEvent.click(screen.getByRole('radio', { name: 'My hall 1' }));
        await userEvent.click(await screen.findByRole('button', { name: 'Show 1 thing' }));
        await waitFor(() => expect(things()).toEqual(['Rice cooker 1.8 L']));
        await expect(canvas.getByText('Block C')).toBeVisible();
      },
    );
    await step('and the button at the end of the list adds the listings of the campus', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Show 2 more on my campus' }));
      await waitFor(() => expect(things()).toHaveLength(3));
    });
    await step(
      'when Nearby is chosen, then the nearby listing follows those of the hall and the campus',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Where: UG' }));
        await userEvent.click(await screen.findByRole('radio', { name: 'Nearby 4' }));
        await userEvent.click(await screen.findByRole('button', { name: 'Show 4 things' }));
        await waitFor(() => expect(things().at(-1)).toBe('Table fan'));
        await expect(things()[0]).toBe('Rice cooker 1.8 L');
      },
    );
  },
};

/** Sheet of the chip, with the number of things in each place. */
export const Where: Story = {
  parameters: inAHall,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const screen = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Where: UG' }));
    await expect(await screen.findByRole('button', { name: 'Show 3 things' })).toBeVisible();
  },
};
export const WhereDark: Story = { ...Where, globals: { theme: 'dark' } };

export const FailedAndTriedAgain: Story = {
  parameters: { campus: { failures: { 'hives.list': 'offline' } } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then a message says that the hive failed to load, with a Try again button', async () => {
      await waitFor(() =>
        expect(canvas.getByText('Failed to load essentials. Please try again.')).toBeVisible(),
      );
      await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
    });
  },
};

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

export const LongText: Story = long;
export const Loading: Story = loading;
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Offline: Story = offline();
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
