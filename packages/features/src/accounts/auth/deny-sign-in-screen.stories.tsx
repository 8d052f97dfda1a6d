import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dark, french, smallPhone } from '../../../test/screen-states.js';
import { withCampus } from '../../testing/with-campus.js';
import { DenySignInScreen } from './deny-sign-in-screen.js';

const meta = {
  id: 'screens-auth-this-wasn-t-me',
  title: 'Screens/Join/This wasn’t me',
  component: DenySignInScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    // Esi has followed the link of the mail about a sign-in.
    campus: { scene: 'sign-in on another device', viewer: null, ids: { token: 'alarm token' } },
  },
  args: { token: null },
} satisfies Meta<typeof DenySignInScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const deny = async (canvasElement: HTMLElement) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: 'Log every device out' }));

export const Empty: Story = {};
export const Filled: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when every device is logged out, then the form for a new password appears', async () => {
      await deny(canvasElement);
      await waitFor(() => expect(canvas.getByLabelText('New Password')).toBeVisible());
    });
  },
};
export const UsedLink: Story = {
  args: { token: 'used before' },
  parameters: { campus: { ids: { token: null } } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when the link was used before, then a link to choose a new password appears', async () => {
      await deny(canvasElement);
      await waitFor(() => expect(canvas.getByRole('link', { name: 'Choose a new password' })).toBeVisible());
    });
  },
};
export const BrokenLink: Story = {
  parameters: { campus: { ids: { token: null } } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step(
      'given a link without its token, then the page says so and offers to choose a new password',
      async () => {
        await expect(canvas.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
        await expect(canvas.getByRole('link', { name: 'Choose a new password' })).toBeVisible();
        await expect(canvas.queryByText(/reset link/i)).toBeNull();
      },
    );
  },
};
const answered = (network: 'silent' | 'broken' | 'offline', said: RegExp): Story => ({
  parameters: { campus: { network } },
  play: async ({ canvasElement, step }) => {
    await step('when every device is logged out, then the page shows the state of the request', async () => {
      await deny(canvasElement);
      await waitFor(() => expect(within(canvasElement).getByText(said)).toBeVisible());
    });
  },
});
export const Loading: Story = answered('silent', /^Logging out/);
export const Failed: Story = answered('broken', /could not be logged out/);
export const Offline: Story = answered('offline', /Network connection issue/);
export const Dark: Story = { ...dark, tags: ['!test'] };
export const French: Story = french;
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
