import type { Meta, StoryObj } from '@storybook/react-vite';
import Truck from 'lucide-react/icons/truck';
import { Sheet } from '../test/sheet.js';
import { StatusPill } from './status-pill.js';

const meta = {
  title: 'Kit/StatusPill',
  component: StatusPill,
  args: { children: 'Waiting for handover', tone: 'waiting' },
  parameters: {
    contract: {
      use: 'Where something stands that goes through states: an order, a payment, a report.',
      avoid: 'A fixed property (Badge), a number (Count), a message (Alert).',
      keyboard: [['None', 'It takes no focus']],
      screenReader: 'Its words; the icon is hidden.',
    },
  },
} satisfies Meta<typeof StatusPill>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const OwnIcon: Story = {
  args: { tone: 'active', icon: <Truck aria-hidden />, children: 'On its way' },
};

export const Matrix: Story = {
  render: () => (
    <Sheet
      rows={[
        {
          name: 'tones',
          children: (
            <>
              <StatusPill>Cancelled</StatusPill>
              <StatusPill tone="waiting">Waiting for handover</StatusPill>
              <StatusPill tone="active">On its way</StatusPill>
              <StatusPill tone="success">Released</StatusPill>
              <StatusPill tone="danger">Payment failed</StatusPill>
            </>
          ),
        },
        {
          name: 'long words',
          children: (
            <StatusPill tone="waiting">
              Auszahlungsbestätigung durch den Zahlungsdienstleister steht aus
            </StatusPill>
          ),
        },
      ]}
    />
  ),
};
