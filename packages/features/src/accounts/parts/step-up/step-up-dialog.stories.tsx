import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@campushive/contract';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { dark, french, smallPhone } from '../../../../test/screen-states.js';
import { createFakeAuthenticator } from '../../../testing/fake-authenticator.js';
import { withCampus } from '../../../testing/with-campus.js';
import { StepUpDialog } from './step-up-dialog.js';

const refused = (code: 'password_wrong' | 'too_many_attempts' | 'network', retryAfter?: number) => () =>
  Promise.reject(new ApiError({ code, message: 'Refused', status: 422, retryAfter }));
const proved = { data: { stepUpToken: 'proof', expiresAt: '2026-11-23T10:10:00.000Z' } };
const answering = (stepUp: () => Promise<never> | Promise<typeof proved>) => ({
  campus: { client: { auth: { stepUp } } },
});

const meta = {
  id: 'screens-confirm-that-it-s-you',
  title: 'Screens/Look after it/Confirm that it’s you',
  component: StepUpDialog,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', ...answering(async () => proved) },
  args: { onDone: fn() },
} satisfies Meta<typeof StepUpDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Types a password and submits it. */
const send: Story['play'] = async ({ canvasElement }) => {
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.type(await page.findByLabelText('Your password'), 'Kente-cloth-7');
  await userEvent.click(page.getByRole('button', { name: 'Confirm' }));
};

export const Ready: Story = {
  play: async ({ canvasElement, step, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await step('when nothing is typed, then the field shows a message', async () => {
      await userEvent.click(await page.findByRole('button', { name: 'Confirm' }));
      await waitFor(() => expect(page.getByLabelText('Your password')).toHaveFocus());
      await waitFor(() => expect(page.getByText('Required')).toBeVisible());
    });
    await step('when the password is right, then its proof is handed on', async () => {
      await userEvent.type(page.getByLabelText('Your password'), 'Kente-cloth-7{Enter}');
      await waitFor(() => expect(args.onDone).toHaveBeenCalledWith('proof'));
    });
  },
};
export const Wrong: Story = { parameters: answering(refused('password_wrong')), play: send };
export const TooMany: Story = { parameters: answering(refused('too_many_attempts', 30)), play: send };
export const Offline: Story = { parameters: answering(refused('network')), play: send };
export const Confirming: Story = {
  parameters: answering(() => new Promise<never>(() => undefined)),
  play: send,
};
export const Left: Story = {
  play: async ({ canvasElement, step, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await step('when it is left, then there is no proof', async () => {
      await userEvent.click(await page.findByRole('button', { name: 'Cancel' }));
      await expect(args.onDone).toHaveBeenCalledWith(null);
    });
  },
};
/** Campus with a student who has a passkey, on a device whose owner agrees, cancels or fails. */
const withPasskey = (owner: 'agrees' | 'cancels' | 'fails') => {
  const device = createFakeAuthenticator();
  return {
    campus: {
      passkeys: {
        ...device,
        use: async () =>
          owner === 'agrees'
            ? { status: 'done' as const, credential: answered }
            : { status: owner === 'fails' ? ('failed' as const) : ('cancelled' as const) },
      },
      client: {
        auth: { stepUp: async () => proved },
        passkeys: {
          list: async () => ({ data: [key], count: 1 }),
          beginStepUp: async () => ({ data: { attempt: 'attempt', options: asked } }),
          stepUp: async () => proved,
        },
      },
    },
  };
};
const key = {
  id: 'key',
  name: 'My phone',
  synced: true,
  createdAt: '2026-11-20T10:00:00.000Z',
  lastUsedAt: null,
};
const answered = { id: 'key', clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' };
const asked = {
  rpId: 'localhost',
  challenge: 'AA',
  timeout: 300_000,
  userVerification: 'required' as const,
  allowCredentials: [{ id: 'key', type: 'public-key' as const }],
};
const usePasskey = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.click(await page.findByRole('button', { name: 'Use a passkey' }));
  return page;
};

export const Passkey: Story = {
  parameters: withPasskey('agrees'),
  play: async ({ canvasElement, step, args }) => {
    await step('when the passkey is used, then its proof is handed on', async () => {
      await usePasskey(canvasElement);
      await waitFor(() => expect(args.onDone).toHaveBeenCalledWith('proof'));
    });
  },
};
export const PasskeyLeft: Story = {
  parameters: withPasskey('cancels'),
  play: async ({ canvasElement, step, args }) => {
    await step('when its owner cancels, then the password is still there', async () => {
      const page = await usePasskey(canvasElement);
      await waitFor(() => expect(page.getByRole('button', { name: 'Use a passkey' })).toBeEnabled());
      await expect(page.getByLabelText('Your password')).toBeEnabled();
      await expect(args.onDone).not.toHaveBeenCalled();
    });
  },
};
export const PasskeyFailed: Story = {
  parameters: withPasskey('fails'),
  play: async ({ canvasElement, step }) => {
    await step('when the device cannot, then it says what to do', async () => {
      const page = await usePasskey(canvasElement);
      await waitFor(() => expect(page.getByText(/Your device could not use a passkey/)).toBeVisible());
    });
  },
};

export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
