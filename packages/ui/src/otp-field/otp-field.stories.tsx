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
        ['Backspace', 'Goes back'],
      ],
      screenReader: 'One group; phones offer the code that came.',
    },
  },
} satisfies Meta<typeof OtpField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { autoFocus: true } };

export const Typed: Story = {
  args: { autoFocus: true },
  play: async ({ args, canvas, step, userEvent }) => {
    const box = (digit: number) => canvas.getByRole('textbox', { name: `Verification code ${digit}/6` });
    await step('Given the first box has the focus', () => expect(box(1)).toHaveFocus());
    await step('when digits and a letter are typed', () => userEvent.keyboard('48x1'));
    await step('then the digits stand in their boxes', async () => {
      await expect([1, 2, 3].map((digit) => box(digit)).map((one) => one.getAttribute('value'))).toEqual([
        '4',
        '8',
        '1',
      ]);
      await expect(box(4)).toHaveFocus();
    });
    await step('when backspace is pressed in the empty box', () => userEvent.keyboard('{Backspace}'));
    await step('then the one before has the focus', async () => {
      await waitFor(() => expect(box(3)).toHaveFocus());
      await expect(args.onComplete).not.toHaveBeenCalled();
    });
  },
};

/** As it comes from an email; what is not a digit is left out. */
export const Pasted: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('When a code with a blank is pasted', async () => {
      await userEvent.click(canvas.getAllByRole('textbox')[0] ?? document.body);
      await userEvent.paste('481 902');
    });
    await step('then all boxes are filled', () =>
      expect(args.onValueChange).toHaveBeenLastCalledWith('481902'),
    );
    await step('and the code is complete', () => expect(args.onComplete).toHaveBeenCalledWith('481902'));
  },
};

/** However fast they are typed, and wherever the first of them came from. */
export const EqualDigits: Story = {
  args: { autoFocus: true },
  play: async ({ args, canvas, step, userEvent }) => {
    const written = () =>
      canvas
        .getAllByRole('textbox')
        .map((box) => box.getAttribute('value'))
        .join('');
    await step('Given the first box, which has the focus', () =>
      waitFor(() => expect(canvas.getAllByRole('textbox')[0]).toHaveFocus()),
    );
    await step('When six equal digits are typed without a pause', () => userEvent.keyboard('111111'));
    await step('then none is lost', async () => {
      await expect(written()).toBe('111111');
      await expect(args.onComplete).toHaveBeenLastCalledWith('111111');
    });
    await step('when two of them are pasted and the others typed', async () => {
      await userEvent.paste('22');
      await userEvent.keyboard('2222');
    });
    await step('then none is lost either', async () => {
      await expect(written()).toBe('222222');
      await expect(args.onComplete).toHaveBeenLastCalledWith('222222');
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
