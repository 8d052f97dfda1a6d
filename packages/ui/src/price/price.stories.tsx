import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../test/sheet.js';
import { Price } from './price.js';

const meta = {
  id: 'kit-price',
  title: 'Kit/Data/Price',
  component: Price,
  args: { amount: '₵2,450.00' },
  parameters: {
    contract: {
      use: 'Every amount of money that is shown, so that figures line up and nothing is spelled in two ways.',
      avoid: 'An amount to type (TextField).',
      keyboard: [['None', 'It takes no focus']],
      screenReader: 'The amount as it is written, with its unit.',
    },
  },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Free: Story = { args: { amount: 'Free' } };

export const PerHour: Story = { args: { amount: '₵60.00', unit: '/hour' } };

/** A reduced price: the former price is struck through, with a text for screen readers. */
export const Reduced: Story = {
  args: { amount: '₵2,100.00', before: { amount: '₵2,450.00', label: 'Was ₵2,450.00' } },
};

/** Tabular figures: the decimals of a column line up. */
export const Column: Story = {
  render: () => (
    <div className="grid w-40 max-w-full justify-items-end">
      <Price amount="₵2,450.00" />
      <Price amount="₵122.50" />
      <Price amount="₵36.11" />
    </div>
  ),
};

export const Matrix: Story = {
  render: () => (
    <Sheet
      rows={(['sm', 'md', 'lg'] as const).map((size) => ({
        name: size,
        children: (
          <>
            <Price size={size} amount="₵2,450.00" />
            <Price size={size} amount="₵60.00" unit="/hour" />
            <Price size={size} amount="Free" />
            <Price size={size} amount="₵1 234 567,89" />
          </>
        ),
      }))}
    />
  ),
};
