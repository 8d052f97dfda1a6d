import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { OtpField } from './otp-field.js';

const meta = {
  id: 'kit-otpfield',
  title: 'Kit/Forms/OtpField',
  component: OtpField,
  args: { label: 'Verification code', onValueChange: fn(), onComplete: fn() },
  parameters: {
    contract: {
      use: 'A code of six figures that came by email or text.',
      avoid: 'Passwords and other numbers.',
      keyboard: [
        ['Figures', 'Fill box after box'],
        ['Paste', 'Fills all'],
        ['Backspace', 'Removes the last figure'],
      ],
      screenReader: 'One text field with the label; phones offer the code that came.',
    },
  },
} satisfies Meta<typeof OtpField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { autoFocus: true }, tags: ['!test'] };

export const Typed: Story = {
  args: { autoFocus: true },
  play: async ({ args, canvas, step, userEvent }) => {
    const field = () => canvas.getByRole('textbox', { name: 'Verification code' });
    await step('given the field has the focus', () => waitFor(() => expect(field()).toHaveFocus()));
    await step('when digits and a letter are typed', () => userEvent.keyboard('48x1'));
    await step('then the field has only the digits', () => expect(field()).toHaveValue('481'));
    await step('when backspace is pressed', () => userEvent.keyboard('{Backspace}'));
    await step('then the last digit is gone', async () => {
      await expect(field()).toHaveValue('48');
      await expect(args.onComplete).not.toHaveBeenCalled();
    });
  },
};

/** Code pasted from an email. Characters other than digits are dropped. */
export const Pasted: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('when a code with a space is pasted', async () => {
      await userEvent.click(canvas.getByRole('textbox'));
      await userEvent.paste('481 902');
    });
    await step('then all boxes are filled', () =>
      expect(args.onValueChange).toHaveBeenLastCalledWith('481902'),
    );
    await step('and the caller gets the complete code', () =>
      expect(args.onComplete).toHaveBeenCalledWith('481902'),
    );
  },
};

/** No digit is lost at any typing speed, with the first digit from any source. */
export const EqualDigits: Story = {
  args: { autoFocus: true },
  play: async ({ args, canvas, step, userEvent }) => {
    const field = () => canvas.getByRole('textbox');
    await step('given the field, which has the focus', () => waitFor(() => expect(field()).toHaveFocus()));
    await step('when six equal digits are typed without a pause', () => userEvent.keyboard('111111'));
    await step('then no digit is lost', async () => {
      await expect(field()).toHaveValue('111111');
      await expect(args.onComplete).toHaveBeenLastCalledWith('111111');
    });
    await step('when two other digits are pasted over all six, and four are typed', async () => {
      await userEvent.tripleClick(field());
      await userEvent.paste('22');
      await userEvent.keyboard('2222');
    });
    await step('then no digit is lost either', async () => {
      await expect(field()).toHaveValue('222222');
      await expect(args.onComplete).toHaveBeenLastCalledWith('222222');
    });
  },
};

/** Each box is large enough for touch, also on the smallest phone. */
export const SmallestPhone: Story = {
  tags: ['!autodocs'],
  decorators: [(story) => <div className="w-76 max-w-full">{story()}</div>],
  play: async ({ canvasElement, step }) => {
    await step('then each box and the field over them are at least 44 pixels high', async () => {
      const parts = [
        ...canvasElement.querySelectorAll('[data-slot=otp-field-box], [data-slot=otp-field] input'),
      ];
      await expect(parts).toHaveLength(7);
      for (const part of parts) {
        const { height, width } = part.getBoundingClientRect();
        await expect(Math.round(height)).toBeGreaterThanOrEqual(44);
        await expect(Math.round(width)).toBeGreaterThanOrEqual(44);
      }
    });
  },
};

export const Invalid: Story = {
  args: { defaultValue: '481902', error: 'This code is wrong. You have 4 tries left.' },
};

export const Matrix: Story = {
  render: () => (
    <div className="grid gap-6">
      <OtpField label="Verification code" />
      <OtpField label="Partly filled" defaultValue="4819" autoFocus />
      <OtpField label="Wrong" defaultValue="481902" error="This code is wrong. You have 4 tries left." />
      <OtpField label="Being checked" defaultValue="481902" disabled />
      <OtpField label="Voucher" length={4} defaultValue="48" />
    </div>
  ),
};
