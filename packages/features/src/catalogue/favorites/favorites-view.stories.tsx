import type { Favorite } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ago } from '../../testing/fixtures.js';
import { withCampus } from '../../testing/with-campus.js';
import { FavoritesView } from './favorites-view.js';
import { aListing } from '../../testing/listing-fixtures.js';

const favorite = (n: number, change: Partial<Favorite> = {}): Favorite => ({
  kind: 'saved',
  savedAt: ago(20 + n * 300),
  listing: aListing(n),
  rating: null,
  reviewCount: 0,
  ...change,
});
const favorites = [
  favorite(0, { rating: 4.8, reviewCount: 12, listing: aListing(0, { price: 2200, previousPrice: 2450 }) }),
  favorite(1, {
    listing: aListing(1, { hiveTypeId: 'academia', title: 'Calculus II tutoring', photos: [] }),
  }),
  favorite(2, {
    listing: aListing(2, {
      status: 'reserved',
      title: 'Full-length wardrobe mirror with a hand-carved Sankofa frame from Ahwiaa',
    }),
  }),
  favorite(3, { listing: aListing(3, { status: 'sold' }) }),
];

const meta = {
  id: 'screens-favorites',
  title: 'Screens/Find/Favorites',
  component: FavoritesView,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    campus: { scene: 'empty campus', viewer: 'Kofi Mensah' },
  },
  args: {
    tab: 'saved',
    onTabChange: fn(),
    state: { status: 'ready', favorites, count: 4, more: null, loadingMore: false },
  },
} satisfies Meta<typeof FavoritesView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const NothingSaved: Story = { args: { state: { status: 'empty' } } };
export const NothingLiked: Story = { args: { tab: 'liked', state: { status: 'empty' } } };
