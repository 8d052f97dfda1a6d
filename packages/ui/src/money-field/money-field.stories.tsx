import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MoneyField } from './money-field.js';

const meta = {
  title: 'Kit/MoneyField',
  component: MoneyField,
  args: { label: 'Price', description: '0 means free.', onValueChange: fn(), className: 'max-w-xs' },
  parameters: {
    contract: {
      use: 'An amount of money that somebody decides: a price, a payout.',
      avoid: 'An amount that follows from others: show it with Price or FeeBreakdown.',
      keyboard: [['Figures, point or comma', 'Type it; grouping is forgiven']],
      screenReader: 'A text field with its label; what is wrong is read out under it.',
    },
  },
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WritesItOut: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const field = canvas.getByLabelText('Price');
    await step('When an amount is typed as it comes', () => userEvent.type(field, '2450,5'));
    await step('then the caller has it in pesewas', () =>
      expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 245_050 }),
    );
    await step('when the field is left', () => userEvent.tab());
    await step('then it has two decimals', () => expect(field).toHaveValue('2,450.50'));
  },
};

export const Matrix: Story = {
  render: () => (
    <div className="grid max-w-3xl items-start gap-x-6 gap-y-5 sm:grid-cols-2">
      <MoneyField label="Price" />
      <MoneyField label="Price" defaultValue={245_000} description="You receive ₵2,425.50." />
      <MoneyField label="Price" defaultValue={123_456_789} locale="fr" suffix="/hour" />
      <MoneyField label="Price" error="Price must be 0 or more, with at most two decimals" />
      <MoneyField label="Price" defaultValue={0} disabled />
      <MoneyField label="Price" defaultValue={6_000} readOnly />
    </div>
  ),
};
