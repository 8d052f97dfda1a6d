import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { dark, french, smallPhone } from '../../../../test/screen-states.js';
import { withCampus } from '../../../testing/with-campus.js';
import { PriceField, type PriceFieldProps } from './price-field.js';

const meta = {
  id: 'screens-price-field',
  title: 'Screens/Sell and earn/Price field',
  component: PriceField,
  decorators: [withCampus],
  args: { label: 'Price', typed: '1.200', description: 'What buyers pay you.', onChoose: () => undefined },
  render: (props) => <TypedPrice {...props} />,
} satisfies Meta<typeof PriceField>;

export default meta;
type Story = StoryObj<typeof meta>;

function TypedPrice(props: PriceFieldProps) {
  const [typed, setTyped] = useState(props.typed);
  return (
    <PriceField
      {...props}
      typed={typed}
      onChange={({ target }) => setTyped(target.value)}
      onChoose={setTyped}
    />
  );
}

export const Unclear: Story = {
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Price' });
    await step('given a price that can be read in two ways', () => expect(field).toHaveValue('1.200'));
    await step('then both prices are offered, and the typed text stays', async () => {
      const question = canvas.getByRole('group', { name: 'What do you mean by 1.200?' });
      await expect(question).toHaveTextContent('₵1,200.00₵1.20');
    });
    await step('when one of the prices is chosen', () =>
      userEvent.click(canvas.getByRole('button', { name: '₵1,200.00' })),
    );
    await step('then the field holds the chosen price, has the focus, and the question is gone', async () => {
      await expect(field).toHaveValue('1200');
      await expect(field).toHaveFocus();
      await expect(canvas.queryByRole('group')).toBeNull();
    });
  },
};
export const Clear: Story = { args: { typed: 'GHS 1.5k' } };
export const UnclearAndSent: Story = {
  args: { error: 'This can be read in two ways.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose the price you mean.')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  },
};
export const TooManyDecimals: Story = { args: { typed: '12.345' } };
export const Dark: Story = { ...dark, tags: ['!test'] };
export const French: Story = { ...french };
export const SmallPhone: Story = { ...smallPhone };
