import type { ServiceKind, ServiceOffer } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { dark, long, offline, slow, smallPhone } from '../../../test/screen-states.js';
import { NO_FILTERS } from '../parts/listing-filters/filters.js';
import { withCampus } from '../../testing/with-campus.js';
import { ServicesScreen } from './services-screen.js';

/** Keeps the kind and the filters in state, like a host. */
function Hosted() {
  const [filters, setFilters] = useState(NO_FILTERS);
  const [kind, setKind] = useState<ServiceKind | null>(null);
  const [offer, setOffer] = useState<ServiceOffer>('task');
  return (
    <ServicesScreen
      kind={kind}
      onKindChange={(change) => setKind(change.kind)}
      offer={offer}
      onOfferChange={(change) => setOffer(change.offer)}
      filters={filters}
      onFiltersChange={(change) => setFilters(change.filters)}
      onClear={() => {
        setKind(null);
        setFilters(NO_FILTERS);
      }}
    />
  );
}

const meta = {
  id: 'screens-services-flow',
  title: 'Screens/Find/Services/Flow',
  component: Hosted,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { scene: 'tutors and gigs', viewer: 'Akosua Mensah' } },
} satisfies Meta<typeof Hosted>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChooseAKind: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given four tasks', async () => {
      await expect(await canvas.findByText('4 tasks')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'All Services' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    });
    await step(
      'when Creative is chosen, then only the creative task is left and links to its page',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Creative' }));
        await expect(await canvas.findByText('1 task')).toBeVisible();
        const link = canvas.getByRole('link', { name: /Poster for Hall Week/ });
        await expect(link).toHaveAttribute('href', expect.stringContaining('#service/'));
      },
    );
    await step('when a search has no results, then Clear filters brings all four tasks back', async () => {
      await userEvent.type(canvas.getByLabelText('Search services'), 'unicorn');
      await expect(await canvas.findByText('No services found')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
      await expect(await canvas.findByText('4 tasks')).toBeVisible();
      await expect(canvas.getByLabelText('Search services')).toHaveValue('');
    });
  },
};

export const FilterByPrice: Story = {
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await screen.findByText('4 tasks');
    await step('when a highest price is set as a filter', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.type(dialog.getByLabelText('Highest price'), '59');
      await userEvent.click(dialog.getByRole('button', { name: 'Show listings' }));
    });
    await step('then no task matches, and removing the filter brings all four tasks back', async () => {
      await expect(await screen.findByText('No services found')).toBeInTheDocument();
      await userEvent.click(await screen.findByRole('button', { name: 'Remove filter Up to ₵59.00' }));
      await expect(await screen.findByText('4 tasks')).toBeInTheDocument();
    });
  },
};

export const Slow: Story = { ...slow, tags: ['!test'] };
export const Offline: Story = offline();
export const LongText: Story = long;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
