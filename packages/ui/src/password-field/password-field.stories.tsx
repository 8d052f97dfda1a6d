import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordField } from './password-field.js';

const meta = {
  id: 'kit-passwordfield',
  title: 'Kit/Forms/PasswordField',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password', className: 'max-w-sm' },
  parameters: {
    contract: {
      use: 'A password, new or known; `autoComplete` tells password managers which.',
      avoid: 'Codes that came by email (OtpField).',
      keyboard: [['Tab', 'To the eye, which shows what is typed']],
      screenReader: 'A password field; the eye says what it will do.',
    },
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Reveal: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await step('given a typed password', () => userEvent.type(field, 'akwaaba-26'));
    await step('then the password is hidden', () => expect(field).toHaveAttribute('type', 'password'));
    await step('when Show password is pressed', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Show password' })),
    );
    await step('then the password can be read', () => expect(field).toHaveAttribute('type', 'text'));
    await step('and the field keeps the focus', () => expect(field).toHaveFocus());
    await step('and the keyboard hides the password again', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(field).toHaveAttribute('type', 'password');
      await expect(field).toHaveValue('akwaaba-26');
    });
  },
};

export const Matrix: Story = {
  render: () => (
    <div className="grid max-w-4xl items-start gap-x-6 gap-y-5 sm:grid-cols-2">
      <PasswordField label="Password" autoComplete="current-password" />
      <PasswordField label="Password" defaultValue="akwaaba-26" autoComplete="current-password" />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        defaultValue="kente"
        error="Password must be at least 8 characters"
      />
      <PasswordField label="Password" defaultValue="akwaaba-26" disabled />
    </div>
  ),
};
