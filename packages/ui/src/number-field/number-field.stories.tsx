import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NumberField } from './number-field.js';

const meta = {
  title: 'Kit/NumberField',
  component: NumberField,
  args: {
    label: 'Capacity',
    min: 1,
    max: 500,
    defaultValue: 40,
    decreaseLabel: 'One fewer',
    increaseLabel: 'One more',
    onValueChange: fn(),
    className: 'max-w-xs',
  },
  parameters: {
    contract: {
      use: 'A number that is counted: seats, hours, copies.',
      avoid:
        'Money (MoneyField), figures that are not counted such as a phone number (TextField), about right (Slider).',
      keyboard: [
        ['Figures', 'Type it'],
        ['Arrow up, down', 'One step more or less'],
      ],
      screenReader: 'A spin button with its value and bounds; the two buttons are for fingers and mice.',
    },
  },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Keyboard: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Capacity' });
    await step('When the arrow up is pressed', () => userEvent.type(field, '{ArrowUp}'));
    await step('then it is one more', () => expect(field).toHaveValue('41'));
    await step('and the caller knows', () => expect(args.onValueChange).toHaveBeenCalledWith({ value: 41 }));
    await step('when too much is typed, and the field is left', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '9000');
      await userEvent.tab();
    });
    await step('then it is the most that may be', () => expect(field).toHaveValue('500'));
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div className="grid max-w-3xl items-start gap-x-6 gap-y-5 sm:grid-cols-2">
      <NumberField {...args} />
      <NumberField {...args} defaultValue={1} description="From 1 to 500." />
      <NumberField {...args} defaultValue={null} error="Please enter a capacity" />
      <NumberField {...args} suffix="h" step={0.5} defaultValue={1.5} />
      <NumberField {...args} disabled />
      <NumberField {...args} readOnly />
    </div>
  ),
};
