import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { failed, long, offline, slow } from '../../../test/screen-states.js';
import { withCampus } from '../../testing/with-campus.js';
import { PaymentHistoryScreen, type PaymentHistoryScreenProps } from './payment-history-screen.js';

/** Keeps the filters in state, where the app uses the URL. */
function Kept(props: PaymentHistoryScreenProps) {
  const [filters, setFilters] = useState(props.filters);
  return <PaymentHistoryScreen filters={filters} onFiltersChange={(change) => setFilters(change.filters)} />;
}

const meta = {
  id: 'screens-payments-history-flow',
  title: 'Screens/Buy/Payments/History/Flow',
  component: PaymentHistoryScreen,
  render: (args) => <Kept {...args} />,
  args: { filters: { status: null, q: '', sort: 'date-desc' }, onFiltersChange: () => undefined },
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    // Kofi has paid for Ama's laptop.
    campus: { scene: 'held payment', viewer: 'Kofi Mensah' },
  },
} satisfies Meta<typeof PaymentHistoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filter: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when the list is filtered by failed payments', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Failed' }));
    });
    await step('then the list is empty, and clearing the filters shows the payments again', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
      await expect((await canvas.findAllByText('HP EliteBook 840 G6'))[0]).toBeInTheDocument();
    });
  },
};

export const LongText: Story = long;
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Failed: Story = failed();
export const Offline: Story = offline();
