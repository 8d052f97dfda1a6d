import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { withCampus } from '../../testing/with-campus.js';
import { NO_FILTERS } from '../parts/listing-filters/filters.js';
import { HiveListingView } from './hive-listing-view.js';
import { aListing } from '../../testing/listing-fixtures.js';

const listings = [0, 1, 2, 3, 4, 5, 6].map((n) =>
  aListing(n, n === 2 ? { status: 'reserved', photos: [] } : {}),
);

const meta = {
  id: 'screens-hive-listing',
  title: 'Screens/Find/Hive listing',
  component: HiveListingView,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen' },
  args: {
    hive: 'essentials',
    q: '',
    filters: NO_FILTERS,
    onQChange: fn(),
    onFiltersChange: fn(),
    state: { status: 'ready', listings, count: 125, refreshing: false, more: null, loadingMore: false },
  },
} satisfies Meta<typeof HiveListingView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Filtered: Story = {
  args: { filters: { ...NO_FILTERS, minPrice: '50', condition: 'like-new', university: 'knust' } },
};

export const ChoosingFilters: Story = {
  play: async ({ canvasElement, args, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('when Filter is pressed and a highest price is typed', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
      const highest = await screen.findByLabelText('Highest price');
      // The dialog takes presses once it has opened.
      await waitFor(() => expect(getComputedStyle(highest).pointerEvents).toBe('auto'));
      await userEvent.type(highest, '200');
    });
    await step(
      'and when the lowest price is above it, then the highest price shows an error and has the focus',
      async () => {
        const lowest = screen.getByLabelText('Lowest price');
        await userEvent.type(lowest, '300');
        await userEvent.click(screen.getByRole('button', { name: 'Show listings' }));
        await expect(await screen.findByText('Must not be below the lowest price')).toBeInTheDocument();
        await waitFor(() => expect(screen.getByLabelText('Highest price')).toHaveFocus());
        await userEvent.clear(lowest);
      },
    );
    await step(
      'when the lowest price is cleared, then the list is requested with the highest price',
      async () => {
        await userEvent.click(screen.getByRole('button', { name: 'Show listings' }));
        await expect(args.onFiltersChange).toHaveBeenCalledWith({
          filters: { ...NO_FILTERS, maxPrice: '200' },
        });
      },
    );
  },
};
export const NothingYet: Story = { args: { state: { status: 'empty', filtered: false } } };
export const NothingFound: Story = { args: { q: 'unicorn', state: { status: 'empty', filtered: true } } };
export const PricesCrossed: Story = {
  args: {
    filters: { ...NO_FILTERS, minPrice: '300', maxPrice: '200' },
    state: { status: 'empty', filtered: true },
  },
  tags: ['!test'],
};
export const Failed: Story = { args: { state: { status: 'failed', retry: () => undefined } } };
export const OtherHive: Story = {
  args: {
    hive: 'academia',
    state: {
      status: 'ready',
      listings: [
        aListing(0, { hiveTypeId: 'academia', title: 'Calculus II, past questions solved', price: 60 }),
      ],
      count: 1,
      refreshing: false,
      more: () => undefined,
      loadingMore: false,
    },
  },
};
const eventOn = (n: number, eventDate: string) => {
  const event = aListing(n, { hiveTypeId: 'buzz', price: 0, photos: [] });
  return event.buzzDetails ? { ...event, buzzDetails: { ...event.buzzDetails, eventDate } } : event;
};
/** Events, grouped by date. */
export const EventsByDate: Story = {
  args: {
    hive: 'buzz',
    state: {
      status: 'ready',
      listings: [
        eventOn(0, '2026-11-20T19:00:00.000Z'),
        eventOn(1, '2026-11-22T14:00:00.000Z'),
        eventOn(2, '2026-11-25T17:30:00.000Z'),
        eventOn(3, '2026-12-04T18:00:00.000Z'),
      ],
      count: 4,
      refreshing: false,
      more: null,
      loadingMore: false,
    },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then the events are grouped into Today, This week and Later', async () => {
      const titles = canvas.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
      await expect(titles).toEqual(['Today', 'This week', 'Later']);
    });
  },
};
const filtered = fn();
/** Quick filters for events. */
export const EventsOfTheWeekend: Story = {
  args: { ...EventsByDate.args, filters: { ...NO_FILTERS, when: 'weekend' }, onFiltersChange: filtered },
  play: async ({ canvasElement }) => {
    filtered.mockClear();
    const chips = within(within(canvasElement).getByRole('group', { name: 'When' }));
    await expect(chips.getByRole('button', { name: 'This weekend' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(chips.getByRole('button', { name: 'Free' }));
    await expect(filtered).toHaveBeenLastCalledWith({
      filters: { ...NO_FILTERS, when: 'weekend', cost: 'free' },
    });
    await userEvent.click(chips.getByRole('button', { name: 'This weekend' }));
    await expect(filtered).toHaveBeenLastCalledWith({ filters: NO_FILTERS });
  },
};
