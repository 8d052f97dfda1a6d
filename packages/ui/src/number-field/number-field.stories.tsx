import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NumberField } from './number-field.js';

const meta = {
  id: 'kit-numberfield',
  title: 'Kit/Forms/NumberField',
  component: NumberField,
  args: { label: 'Places', defaultValue: 2, min: 1, max: 30, className: 'max-w-48', onValueChange: fn() },
  parameters: {
    contract: {
      use: 'A number that is counted with: places, pieces in stock, days, percent.',
      avoid: 'Digits that name something, such as a phone number or a code (TextField, OtpField). Money.',
      keyboard: [
        ['Arrow up, down', 'One step more or less'],
        ['Page up, down', 'Ten steps more or less'],
        ['Enter', 'Moves the number into its limits, then sends the form'],
        ['Home, End', 'Move the caret, as in every text'],
      ],
      screenReader: 'A spin button with its number and limits; a press on a button is read out.',
    },
  },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Steps: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Places' });
    await step('when the button for more is pressed', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Increase' })),
    );
    await step('then the number is one step higher', () => expect(field).toHaveValue('3'));
    await step('when arrow down is pressed twice', () => userEvent.type(field, '{ArrowDown}{ArrowDown}'));
    await step('then the number is at its minimum', () => expect(field).toHaveValue('1'));
    await step('and the button for less is off', () =>
      expect(canvas.getByRole('button', { name: 'Decrease' })).toBeDisabled(),
    );
    await step('and the caller gets each number', () => expect(args.onValueChange).toHaveBeenCalledTimes(3));
  },
};

/** A number beyond the limits moves to the nearest one when the field is left. */
export const Limits: Story = {
  args: { description: 'Up to 30.' },
  play: async ({ canvas, step, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Places' });
    await step('when 500 is typed', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '500');
    });
    await step('and the field is left', () => userEvent.tab());
    await step('then the field shows the maximum', () => expect(field).toHaveValue('30'));
  },
};

/** The locale decides digits and signs. The form gets `1234.5`. */
export const Locale: Story = {
  args: { label: 'Gewicht', locale: 'de', step: 0.5, defaultValue: 1234.5, max: 5000, suffix: 'kg' },
  play: async ({ canvas, step }) => {
    await step('then the number has the signs of the locale', () =>
      expect(canvas.getByRole('spinbutton')).toHaveValue('1.234,5'),
    );
  },
};

/** A field without buttons, where it is narrow or the number is usually typed. */
export const HiddenSteppers: Story = {
  args: { label: 'Discount', leading: '%', defaultValue: 15, max: 90, hideSteppers: true },
};

export const Matrix: Story = {
  render: () => (
    <div className="grid max-w-4xl items-start gap-x-6 gap-y-5 sm:grid-cols-2">
      <NumberField label="Places" min={1} placeholder="No limit" />
      <NumberField label="Places" defaultValue={1} min={1} max={30} description="Up to 30." />
      <NumberField label="Places" defaultValue={30} max={30} error="Only 12 places are left" />
      <NumberField label="Discount" leading="%" defaultValue={15} step={5} />
      <NumberField label="Places" defaultValue={4} disabled />
      <NumberField label="Places" defaultValue={4} readOnly description="Set by the organiser." />
      <NumberField label="Weight" defaultValue={12.5} step={0.5} suffix="kg" />
      <NumberField label="Seats" defaultValue={1_250_000} locale="ar-EG" />
      <NumberField label="Days" defaultValue={14} hideSteppers />
      <NumberField
        label="Rechtsschutzversicherungsgesellschaften of Nana Ama Serwaa Konadu-Agyemang Boakyewaa"
        defaultValue={3}
      />
    </div>
  ),
};
