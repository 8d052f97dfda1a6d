import type { Service } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { NO_FILTERS } from '../parts/listing-filters/filters.js';

import { withCampus } from '../../testing/with-campus.js';
import { ServicesView } from './services-view.js';
import type { ServicesState } from './use-services.js';
import { aListing } from '../../testing/listing-fixtures.js';

const of = (n: number, title: string, rest: Omit<Service, 'listing'>, price = 40): Service => ({
  listing: aListing(n, {
    hiveTypeId: rest.kind === 'academic' ? 'academia' : 'sidehustle',
    title,
    price,
    photos: [],
    description: 'Two years of doing it for my hall, with everything brought along. Evenings and weekends.',
  }),
  ...rest,
});

const ready: ServicesState = {
  status: 'ready',
  services: [
    of(0, 'Calculus II, from limits to Taylor series', { kind: 'academic', rating: 4.8, reviewCount: 23 }),
    of(1, 'Fix laptops that will not start', { kind: 'technical', rating: 4.5, reviewCount: 8 }, 120),
    of(2, 'Flyers and posters for your event', { kind: 'creative', rating: null, reviewCount: 0 }, 80),
    of(3, 'Knotless braids in your room', { kind: 'lifestyle', rating: 5, reviewCount: 41 }, 150),
    of(4, 'Hand out surveys at the Night Market', { kind: null, rating: 4, reviewCount: 1 }, 0),
  ],
  count: 32,
  refreshing: false,
  more: fn(),
  loadingMore: false,
};
const long = 'Unbelievably-long-names-of-services-that-do-not-end-where-one-would-hope-they-would and go on';

const meta = {
  id: 'screens-services',
  title: 'Screens/Find/Services',
  component: ServicesView,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    campus: { scene: 'empty campus', viewer: 'Kofi Mensah' },
  },
  args: {
    state: ready,
    kind: null,
    onKindChange: fn(),
    offer: 'service',
    onOfferChange: fn(),
    q: '',
    onQChange: fn(),
    filters: NO_FILTERS,
    onFiltersChange: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof ServicesView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const OneKind: Story = {
  args: { kind: 'creative', filters: { ...NO_FILTERS, maxPrice: '100', since: 'week' } },
};
export const LongWords: Story = {
  args: {
    state: {
      ...ready,
      services: [of(0, long, { kind: 'technical', rating: 4.25, reviewCount: 1204 }, 99_999)],
    },
  },
};
export const Refreshing: Story = { args: { state: { ...ready, refreshing: true } } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Empty: Story = { args: { state: { status: 'empty', filtered: false } } };
export const NothingFound: Story = {
  args: { kind: 'technical', q: 'unicorn', state: { status: 'empty', filtered: true } },
};
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const French: Story = { globals: { locale: 'fr' } };
