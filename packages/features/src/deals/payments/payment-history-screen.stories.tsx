import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { failed, long, offline, slow } from '../../../test/screen-states.js';
import { aPayment } from '../../testing/fixtures.js';
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
    campus: {
      client: {
        payments: {
          list: async ({ status }: { status?: string }) => ({
            data:
              status === 'failed'
                ? []
                : [aPayment(0), aPayment(1, { role: 'seller', orderStatus: 'released', handoverCode: null })],
            pagination: { nextCursor: null, limit: 20 },
          }),
        },
      },
    },
  },
} satisfies Meta<typeof PaymentHistoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filter: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when only failed payments are requested', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Failed' }));
    });
    await step('then there are none, and the filter can be cleared', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
      await expect((await canvas.findAllByText(aPayment(0).metadata.hiveTitle))[0]).toBeInTheDocument();
    });
  },
};

export const LongText: Story = long;
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Failed: Story = failed();
export const Offline: Story = offline();
