import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dark, french, smallPhone } from '../../../../test/screen-states.js';
import { withCampus } from '../../../testing/with-campus.js';
import { ResetPasswordScreen } from './reset-password-screen.js';

const EMAIL = 'esi.ofori@st.ug.edu.gh';

const meta = {
  id: 'screens-auth-reset-password',
  title: 'Screens/Join/Reset password',
  component: ResetPasswordScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    // Esi has followed the link of the mail.
    campus: { scene: 'Esi has joined', viewer: null, ids: { token: 'reset token' } },
  },
  args: { token: null, email: EMAIL },
} satisfies Meta<typeof ResetPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function choose(canvasElement: HTMLElement, password: string) {
  const canvas = within(canvasElement);
  for (const label of ['New Password', 'Confirm New Password']) {
    await userEvent.clear(canvas.getByLabelText(label));
    await userEvent.click(canvas.getByLabelText(label));
    await userEvent.paste(password);
  }
  await userEvent.click(canvas.getByRole('button', { name: 'RESET PASSWORD' }));
}

export const Empty: Story = {};
export const Filled: Story = {
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('when the password is weak, then a message names what it lacks', async () => {
      await choose(canvasElement, 'adinkra-sign');
      const said = 'Password must contain at least one uppercase letter';
      await waitFor(() => expect(screen.getByText(said)).toBeVisible());
    });
    await step('when the password is strong, then a message says that it was changed', async () => {
      await choose(canvasElement, 'Adinkra-sign-9');
      const said = 'Your password was changed. Please log in.';
      await waitFor(() => expect(screen.getAllByText(said)[0]).toBeVisible());
    });
  },
};
/** Truncated link, as in some forwarded emails. */
export const BrokenLink: Story = {
  parameters: { campus: { ids: { token: null } } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given a link without its token, then the page offers to request a new one', async () => {
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible());
      await expect(canvas.getByRole('link', { name: 'Request New Link' })).toHaveAttribute(
        'href',
        '#forgotPassword',
      );
    });
  },
};
/** Longest password of a password manager, and an address of sixty letters. */
export const LongText: Story = {
  args: { email: `${'akuoko.sarpong.antwi.boasiako'.repeat(2)}@st.ug.edu.gh` },
  play: async ({ canvasElement, step }) => {
    await step('when the password is too long, then a message names the limit', async () => {
      await choose(canvasElement, `Adinkra-sign-9${'g'.repeat(130)}`);
      await waitFor(() => expect(within(canvasElement).getAllByText(/128/)[0]).toBeVisible());
    });
  },
};
const answered = (network: 'silent' | 'broken' | 'offline', said: string): Story => ({
  parameters: { campus: { network } },
  play: async ({ canvasElement, step }) => {
    await step(
      'when the form is sent, then it shows the state of the request and keeps the password',
      async () => {
        await choose(canvasElement, 'Adinkra-sign-9');
        await waitFor(() => expect(within(canvasElement).getByText(said)).toBeVisible());
        await expect(within(canvasElement).getByLabelText('New Password')).toHaveValue('Adinkra-sign-9');
      },
    );
  },
});
export const Loading: Story = answered('silent', 'Resetting...');
export const Failed: Story = answered('broken', 'Failed to reset password. Please try again.');
export const Offline: Story = answered('offline', 'Network error during password reset');
export const Dark: Story = { ...dark, tags: ['!test'] };
export const French: Story = french;
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
