import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { campusOf, PASSWORD } from '../../../../test/on-scene.js';
import { dark, french, smallPhone } from '../../../../test/screen-states.js';
import type { PasskeysPort } from '../../../kernel/index.js';
import { addPasskey, createSoftwareAuthenticator } from '../../../testing/software-authenticator.js';
import { withCampus } from '../../../testing/with-campus.js';
import { StepUpDialog } from './step-up-dialog.js';

const meta = {
  id: 'screens-confirm-that-it-s-you',
  title: 'Screens/Look after it/Confirm that it’s you',
  component: StepUpDialog,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { scene: 'Esi has joined', viewer: 'Esi Ofori' } },
  args: { onDone: fn() },
} satisfies Meta<typeof StepUpDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Types a password and submits it. */
async function send(canvasElement: HTMLElement, password = PASSWORD): Promise<void> {
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.type(await page.findByLabelText('Your password'), password);
  await userEvent.click(page.getByRole('button', { name: 'Confirm' }));
}

export const Ready: Story = {
  play: async ({ canvasElement, step, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await step('when Confirm is pressed without a password, then the field shows a message', async () => {
      await userEvent.click(await page.findByRole('button', { name: 'Confirm' }));
      await waitFor(() => expect(page.getByLabelText('Your password')).toHaveFocus());
      await waitFor(() => expect(page.getByText('Enter your password')).toBeVisible());
    });
    await step('when the right password is entered, then the caller gets the proof', async () => {
      await userEvent.type(page.getByLabelText('Your password'), `${PASSWORD}{Enter}`);
      await waitFor(() => expect(args.onDone).toHaveBeenCalledWith(expect.any(String)));
    });
  },
};
export const Wrong: Story = {
  play: async ({ canvasElement }) => {
    await send(canvasElement, 'Not-my-cloth-1');
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByText('This is not your password.')).toBeVisible());
  },
};
export const TooMany: Story = {
  parameters: { campus: { failures: { 'auth.stepUp': { code: 'too_many_attempts' } } } },
  play: ({ canvasElement }) => send(canvasElement),
};
export const Offline: Story = {
  parameters: { campus: { failures: { 'auth.stepUp': 'offline' } } },
  play: ({ canvasElement }) => send(canvasElement),
};
export const Confirming: Story = {
  parameters: { campus: { failures: { 'auth.stepUp': 'silent' } } },
  play: ({ canvasElement }) => send(canvasElement),
};
export const Left: Story = {
  play: async ({ canvasElement, step, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await step('when the dialog is cancelled, then the caller gets no proof', async () => {
      await userEvent.click(await page.findByRole('button', { name: 'Cancel' }));
      await expect(args.onDone).toHaveBeenCalledWith(null);
    });
  },
};
/** Device whose owner agrees to the first prompt, which makes the passkey, and then agrees, cancels or fails. */
function deviceOf(owner: 'agrees' | 'cancels' | 'fails'): PasskeysPort {
  const device = createSoftwareAuthenticator();
  const { use } = createSoftwareAuthenticator({ owner });
  return owner === 'agrees' ? device : { ...device, use };
}
/** Esi, with a passkey on this device. */
function withPasskey(owner: 'agrees' | 'cancels' | 'fails'): Pick<Story, 'parameters' | 'beforeEach'> {
  const device = deviceOf(owner);
  return {
    parameters: { campus: { passkeys: device } },
    beforeEach: ({ loaded }) => addPasskey(campusOf(loaded).as('Esi Ofori'), device),
  };
}
const usePasskey = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.click(await page.findByRole('button', { name: 'Use a passkey' }));
  return page;
};

export const Passkey: Story = {
  ...withPasskey('agrees'),
  play: async ({ canvasElement, step, args }) => {
    await step('when the passkey is used, then the caller gets the proof', async () => {
      await usePasskey(canvasElement);
      await waitFor(() => expect(args.onDone).toHaveBeenCalledWith(expect.any(String)));
    });
  },
};
export const PasskeyLeft: Story = {
  ...withPasskey('cancels'),
  play: async ({ canvasElement, step, args }) => {
    await step(
      'when the owner cancels the passkey prompt, then the password can still be entered',
      async () => {
        const page = await usePasskey(canvasElement);
        await waitFor(() => expect(page.getByRole('button', { name: 'Use a passkey' })).toBeEnabled());
        await expect(page.getByLabelText('Your password')).toBeEnabled();
        await expect(args.onDone).not.toHaveBeenCalled();
      },
    );
  },
};
export const PasskeyFailed: Story = {
  ...withPasskey('fails'),
  play: async ({ canvasElement, step }) => {
    await step('when the device cannot use the passkey, then a message asks for the password', async () => {
      const page = await usePasskey(canvasElement);
      await waitFor(() => expect(page.getByText(/Your device could not use a passkey/)).toBeVisible());
    });
  },
};

export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
