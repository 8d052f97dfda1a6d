import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dark, french, smallPhone } from '../../../../test/screen-states.js';
import { NOW } from '../../../testing/fixtures.js';
import { campusOf } from '../../../../test/on-scene.js';
import { withCampus } from '../../../testing/with-campus.js';
import { OtpVerificationScreen } from './otp-verification-screen.js';

const EMAIL = 'esi.ofori@st.ug.edu.gh';
const waiting = (secondsAgo: number, email = EMAIL) => ({
  'pending-email': email,
  'code-sent-at': String(NOW.getTime() - secondsAgo * 1_000),
});

const meta = {
  id: 'screens-auth-one-time-code',
  title: 'Screens/Join/One-time code',
  component: OtpVerificationScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    // Esi has signed up and waits for her code.
    campus: { scene: 'address not proved', viewer: null, stored: waiting(18) },
  },
} satisfies Meta<typeof OtpVerificationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function type(canvasElement: HTMLElement, code: string) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByLabelText('Code'));
  await userEvent.paste(code);
}

export const Empty: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given an empty field, then Verify is disabled, and another code has to wait', async () => {
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Verify' })).toBeDisabled());
      await expect(canvas.getByRole('button', { name: 'Resend OTP in 42s' })).toBeDisabled();
      await waitFor(() => expect(canvas.getByLabelText('Code')).toHaveFocus());
    });
  },
};
export const Filled: Story = {
  play: async ({ canvasElement, loaded, step }) => {
    const canvas = within(canvasElement);
    const mailed = campusOf(loaded).mailbox.codeFor(EMAIL);
    await step(
      'when a wrong code is entered, then the boxes are empty and the first has the focus',
      async () => {
        await type(canvasElement, mailed === '111111' ? '222222' : '111111');
        await waitFor(() => expect(canvas.getByLabelText('Code')).toHaveAttribute('aria-invalid', 'true'));
        await waitFor(() => expect(canvas.getByLabelText('Code')).toHaveFocus());
        await expect(canvas.getByLabelText('Code')).toHaveValue('');
      },
    );
    await step('when the code from the mail is pasted, then the address is proved', async () => {
      await type(canvasElement, mailed);
      const said = { name: 'Verification Successful!' };
      await waitFor(() => expect(canvas.getByRole('heading', said)).toBeVisible());
    });
  },
};
export const AnotherCode: Story = {
  parameters: { campus: { stored: waiting(60) } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when the minute is over, then another code can be requested', async () => {
      await expect(await canvas.findByRole('button', { name: 'Resend OTP' })).toBeEnabled();
    });
  },
};
export const LongText: Story = {
  parameters: { campus: { stored: waiting(18, `${'abena-'.repeat(9)}frimpong@st.ug.edu.gh`) } },
};
export const Loading: Story = {
  parameters: { campus: { network: 'silent' } },
  play: async ({ canvasElement, step }) => {
    await step('when the code is sent, then the button shows that it is being verified', async () => {
      await type(canvasElement, '481926');
      await waitFor(() => expect(within(canvasElement).getByText('Verifying...')).toBeVisible());
    });
  },
};
const unverified = (network: 'broken' | 'offline', said: string): Story => ({
  parameters: { campus: { network } },
  play: async ({ canvasElement, step }) => {
    await step(
      'when the code cannot be checked, then a message appears, and the field has the focus',
      async () => {
        await type(canvasElement, '481926');
        await waitFor(() => expect(within(canvasElement).getByText(said)).toBeVisible());
        await waitFor(() => expect(within(canvasElement).getByLabelText('Code')).toHaveFocus());
      },
    );
  },
});
export const Failed: Story = unverified('broken', 'Failed to verify OTP. Please try again.');
export const Offline: Story = unverified('offline', 'Network error during OTP verification');
export const Dark: Story = { ...dark, tags: ['!test'] };
export const French: Story = french;
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
