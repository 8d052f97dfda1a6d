import type { Meta, StoryObj } from '@storybook/react-vite';
import { withCampus } from '../../testing/with-campus.js';

import { aHome } from './landing.fixtures.js';
import { LandingView } from './landing-view.js';
import type { Landing } from './use-landing.js';
import { aListing } from '../../testing/listing-fixtures.js';

const home = aHome();
const landing: Landing = {
  member: false,
  state: { status: 'ready', home },
  browse: { status: 'ready', pictured: home.pictured, listings: home.fresh.slice(4) },
  filter: 'all',
  onFilterChange: () => undefined,
};

const meta = {
  id: 'screens-landing',
  title: 'Screens/Look around/Landing',
  component: LandingView,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { session: { status: 'anonymous' } } },
  args: { landing },
} satisfies Meta<typeof LandingView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};
export const InFrench: Story = { globals: { locale: 'fr' } };
export const Member: Story = { args: { landing: { ...landing, member: true } } };
const party = aListing(9, { hiveTypeId: 'buzz', price: 10, photos: [] });
const kindOf = (price: number) => ({
  id: String(price),
  name: String(price),
  price,
  quota: 5,
  lastDay: null,
});
/** Event with kinds of tickets, in the honeycomb and on its card. */
export const EventWithKinds: Story = {
  args: {
    landing: {
      ...landing,
      state: {
        status: 'ready',
        home: aHome({
          fresh: [
            {
              ...party,
              ...(party.buzzDetails && {
                buzzDetails: { ...party.buzzDetails, ticketKinds: [kindOf(10), kindOf(25)] },
              }),
            },
            ...home.fresh,
          ],
        }),
      },
    },
  },
};

/** Campus on its first day, without tasks, listings and reviews. */
export const FirstDay: Story = {
  args: {
    landing: {
      ...landing,
      state: {
        status: 'ready',
        home: aHome({ studentCount: 1, listingCount: 0, completedCount: 0, featured: [], testimonials: [] }),
      },
      browse: { status: 'empty' },
      filter: 'buzz',
    },
  },
};
