import type { Meta, StoryObj } from '@storybook/react-vite';
import { FeeBreakdown } from './fee-breakdown.js';

const meta = {
  id: 'kit-feebreakdown',
  title: 'Kit/Data/FeeBreakdown',
  component: FeeBreakdown,
  args: {
    lines: [
      { label: 'Price', amount: '₵2,450.00' },
      {
        label: 'Platform fee (5%)',
        amount: '₵122.50',
      },
      { label: 'Processing fee (1.5%)', amount: '₵36.75' },
    ],
    total: { label: 'Total', amount: '₵2,609.25' },
    className: 'max-w-xs',
  },
  parameters: {
    contract: {
      use: 'Before a payment, and on the receipt.',
      avoid: 'One amount without parts (Price).',
      keyboard: [['Tab', 'To the explanations, where there are any']],
      screenReader: 'A description list: each name with its amount, the total last.',
    },
  },
} satisfies Meta<typeof FeeBreakdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Matrix: Story = {
  render: (args) => (
    <div className="grid max-w-3xl gap-8 sm:grid-cols-2">
      <FeeBreakdown {...args} />
      <FeeBreakdown lines={[]} total={{ label: 'Total', amount: 'Free' }} />
      <FeeBreakdown
        lines={[{ label: 'Zahlungsdienstleistungsgebühr', amount: '₵1,234,567.89' }]}
        total={{ label: 'Gesamtsumme einschließlich aller Gebühren', amount: '₵1,234,567.89' }}
      />
    </div>
  ),
};
