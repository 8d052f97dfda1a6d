import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../test/sheet.js';
import { Price } from './price.js';

const meta = {
  title: 'Kit/Price',
  component: Price,
  args: { cedis: 2450 },
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

export const Playground: Story = {};

export const Free: Story = { args: { cedis: 0 } };

export const PerHour: Story = { args: { cedis: 60, unit: '/hour' } };

/** Figures of one width: the decimals of a column line up. */
export const Column: Story = {
  render: () => (
    <div className="grid w-40 max-w-full justify-items-end">
      <Price cedis={2450} />
      <Price cedis={122.5} />
      <Price cedis={36.11} />
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
            <Price size={size} cedis={2450} />
            <Price size={size} cedis={60} unit="/hour" />
            <Price size={size} cedis={0} />
            <Price size={size} cedis={1234567.89} locale="fr" />
          </>
        ),
      }))}
    />
  ),
};
