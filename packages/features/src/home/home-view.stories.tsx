import { HIVE_NAMES } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aListing, aStudent } from '../testing/fixtures.js';
import { withCampus } from '../testing/with-campus.js';
import { HomeView } from './home-view.js';
import type { Home } from './use-home.js';

const hives = HIVE_NAMES.map((name, index) => ({ name, count: [125, 105, 86, 112, 94, 138][index] }));
const listings = [0, 1, 2, 3, 4, 5].map((n) => aListing(n));
const home: Home = { name: null, hives, fresh: { status: 'ready', listings } };

const meta = {
  title: 'Screens/Home',
  component: HomeView,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { session: { status: 'anonymous' } } },
  args: { home },
} satisfies Meta<typeof HomeView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};

export const Member: Story = {
  args: { home: { ...home, name: 'Akosua' } },
  parameters: { campus: { session: { status: 'member', user: aStudent(0), offline: false } } },
};

export const Loading: Story = {
  args: {
    home: {
      name: null,
      hives: hives.map(({ name }) => ({ name, count: undefined })),
      fresh: { status: 'loading' },
    },
  },
};

export const NothingPosted: Story = { args: { home: { ...home, fresh: { status: 'empty' } } } };

export const Failed: Story = {
  args: { home: { ...home, fresh: { status: 'failed', retry: () => undefined } } },
};
