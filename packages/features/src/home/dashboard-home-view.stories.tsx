import { HIVE_NAMES } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aListing } from '../testing/fixtures.js';
import { withCampus } from '../testing/with-campus.js';
import { DashboardHomeView } from './dashboard-home-view.js';

const meta = {
  title: 'Screens/Dashboard home',
  component: DashboardHomeView,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen' },
  args: {
    home: {
      name: 'Akosua',
      hives: HIVE_NAMES.map((name) => ({ name, count: 94 })),
      fresh: { status: 'ready', listings: [0, 1, 2, 3].map((n) => aListing(n)) },
    },
  },
} satisfies Meta<typeof DashboardHomeView>;

export default meta;

export const Ready: StoryObj<typeof meta> = {};
