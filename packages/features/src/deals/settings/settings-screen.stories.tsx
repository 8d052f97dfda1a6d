import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { campusOf } from '../../../test/on-scene.js';
import { largePhoto } from '../../../test/large-photo.js';
import {
  dark,
  failed,
  french,
  loading,
  long,
  offline,
  slow,
  smallPhone,
} from '../../../test/screen-states.js';
import { createSoftwareAuthenticator } from '../../testing/software-authenticator.js';
import { withCampus } from '../../testing/with-campus.js';
import { InstallSection } from '../../accounts/settings/install-section.js';
import { SettingsScreen } from './settings-screen.js';

const meta = {
  id: 'screens-settings',
  title: 'Screens/Look after it/Settings',
  component: SettingsScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    campus: {
      scene: 'busy account',
      viewer: 'Akosua Mensah',
      passkeys: createSoftwareAuthenticator(),
    },
  },
  args: { tab: 'account', onTabChange: fn() },
} satisfies Meta<typeof SettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Account: Story = {};
export const Notifications: Story = { args: { tab: 'notifications' } };
/** Followed students, below the notification settings. */
export const Unfollow: Story = {
  args: { tab: 'notifications' },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given two students who are followed, each leads to their page', async () => {
      await expect(await canvas.findByRole('link', { name: 'Kwame Boateng' })).toHaveAttribute('href');
    });
    await step('when one is not to be followed any more', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Unfollow Kwame Boateng' })),
    );
    await step('then only the other is left', async () => {
      await waitFor(() =>
        expect(canvas.queryByRole('button', { name: 'Unfollow Kwame Boateng' })).toBeNull(),
      );
      await expect(canvas.getByRole('button', { name: 'Unfollow Esi Ofori' })).toBeEnabled();
    });
  },
};
export const NoOneFollowed: Story = {
  args: { tab: 'notifications' },
  parameters: { campus: { viewer: 'Kwame Boateng' } },
};
export const FollowedFailed: Story = {
  args: { tab: 'notifications' },
  parameters: { campus: { failures: { 'users.following': 'offline' } } },
};
export const Appearance: Story = {
  args: { tab: 'appearance' },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when Dark Mode is chosen', () =>
      userEvent.click(canvas.getByRole('radio', { name: 'Dark Mode' })),
    );
    await step('then it is chosen at once', () =>
      expect(canvas.getByRole('radio', { name: 'Dark Mode' })).toBeChecked(),
    );
    await step('and the data saver says what this visit has cost', () =>
      expect(canvas.getByText(/^This visit has used .+ so far\.$/)).toBeVisible(),
    );
  },
};

const onInstall = fn();
export const Installable: Story = {
  args: { tab: 'appearance', install: <InstallSection onInstall={onInstall} /> },
  play: async ({ canvasElement, step }) => {
    await step('when Install is pressed, then the browser is to ask', async () => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Install' }));
      await expect(onInstall).toHaveBeenCalled();
    });
  },
};

export const CannotBeSaved: Story = {
  args: { tab: 'notifications' },
  parameters: { campus: { failures: { 'users.updateSettings': 'offline' } } },
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    const updates = () => within(canvasElement).getByRole('switch', { name: 'Updates' });
    await step('Given updates are off', () => expect(updates()).not.toBeChecked());
    await step('when they are switched on without a connection', () => userEvent.click(updates()));
    await step('then it is said, and they are off again', async () => {
      await waitFor(() => expect(screen.getAllByText(/internet connection/)[0]).toBeVisible());
      await expect(updates()).not.toBeChecked();
    });
  },
};

export const Privacy: Story = {
  args: { tab: 'privacy' },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then whom one has blocked can be unblocked', async () => {
      await expect(await canvas.findByRole('button', { name: 'Unblock Selorm Agbeko' })).toBeEnabled();
    });
  },
};

export const WrongPassword: Story = {
  args: { tab: 'security' },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when the present password is wrong', async () => {
      await userEvent.type(canvas.getByLabelText('Current password'), 'Not-my-cloth-1');
      await userEvent.type(canvas.getByLabelText('New password'), 'Adinkra-cloth-8');
      await userEvent.type(canvas.getByLabelText('Confirm new password'), 'Adinkra-cloth-8');
      await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    });
    await step('then it is said at its field, and what was typed stays', async () => {
      await waitFor(() => expect(canvas.getByText('This is not your password.')).toBeVisible());
      await expect(canvas.getByLabelText('New password')).toHaveValue('Adinkra-cloth-8');
    });
  },
};

export const MoneyOnItsWay: Story = {
  args: { tab: 'security' },
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('when the account is to be deleted', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
      await userEvent.type(await screen.findByLabelText('Your password'), 'Kente-cloth-7');
      await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
    });
    await step('then it says what to do first', async () => {
      await waitFor(() => expect(screen.getByText(/A payment is still on its way/)).toBeVisible());
    });
  },
};

export const Billing: Story = {
  args: { tab: 'billing' },
};
export const NothingPaid: Story = {
  args: { tab: 'billing' },
  parameters: { campus: { viewer: 'Esi Ofori' } },
};

export const LongText: Story = { ...long, args: { tab: 'privacy' } };
export const LongBilling: Story = { ...long, args: { tab: 'billing' } };
/** Crops a photo before upload. Default: its centre. */
export const CropPicture: Story = {
  play: async ({ canvasElement, loaded, step }) => {
    const canvas = within(canvasElement);
    const screen = within(canvasElement.ownerDocument.body);
    const picture = async () => (await campusOf(loaded).as('Akosua Mensah').auth.me({})).data.profileImage;
    await step('when a wide photo is picked', async () => {
      await userEvent.upload(
        await canvas.findByLabelText('Change Photo', { selector: 'input' }),
        await largePhoto('me.jpeg'),
      );
      const dialog = within(await screen.findByRole('dialog', { name: 'Rotate and crop' }));
      await expect(dialog.queryByRole('group', { name: 'Shape' })).toBeNull();
      await expect(await picture()).toBeNull();
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Use this' })).toBeEnabled());
      await userEvent.click(dialog.getByRole('button', { name: 'Use this' }));
    });
    await step('then a square one is hers', async () => {
      // Encoding a large photo takes seconds on a busy machine.
      const encoded = { timeout: 30_000 };
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), encoded);
      await waitFor(async () => expect(await picture()).not.toBeNull(), encoded);
      const stored = new Image();
      stored.src = (await picture()) ?? '';
      await stored.decode();
      await expect(Math.abs(stored.naturalWidth - stored.naturalHeight)).toBeLessThan(3);
    });
  },
};
export const Loading: Story = { ...loading, args: { tab: 'privacy' } };
export const Slow: Story = { ...slow, args: { tab: 'privacy' }, tags: ['!test'] };
export const Failed: Story = { ...failed(), args: { tab: 'privacy' } };
export const Offline: Story = { ...offline(), args: { tab: 'security' } };
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
