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
    await step('given two followed students, then each name links to a profile', async () => {
      await expect(await canvas.findByRole('link', { name: 'Kwame Boateng' })).toHaveAttribute('href');
    });
    await step('when Unfollow is pressed for one student', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Unfollow Kwame Boateng' })),
    );
    await step('then only the other student is left in the list', async () => {
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
    await step('then the Dark Mode option is checked at once', () =>
      expect(canvas.getByRole('radio', { name: 'Dark Mode' })).toBeChecked(),
    );
    await step('and the data saver section states the data used by this visit', () =>
      expect(canvas.getByText(/^This visit has used .+ so far\.$/)).toBeVisible(),
    );
  },
};

const onInstall = fn();
export const Installable: Story = {
  args: { tab: 'appearance', install: <InstallSection onInstall={onInstall} /> },
  play: async ({ canvasElement, step }) => {
    await step('when Install is pressed, then the install prompt of the browser is requested', async () => {
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
    await step('given a switch for updates that is off', () => expect(updates()).not.toBeChecked());
    await step('when the switch for updates is turned on without a connection', () =>
      userEvent.click(updates()),
    );
    await step('then a message names the lost connection, and the switch is off again', async () => {
      await waitFor(() => expect(screen.getAllByText(/internet connection/)[0]).toBeVisible());
      await expect(updates()).not.toBeChecked();
    });
  },
};

export const Privacy: Story = {
  args: { tab: 'privacy' },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then each blocked student has an Unblock button', async () => {
      await expect(await canvas.findByRole('button', { name: 'Unblock Selorm Agbeko' })).toBeEnabled();
    });
  },
};

export const WrongPassword: Story = {
  args: { tab: 'security' },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when the password is changed with a wrong current password', async () => {
      await userEvent.type(canvas.getByLabelText('Current password'), 'Not-my-cloth-1');
      await userEvent.type(canvas.getByLabelText('New password'), 'Adinkra-cloth-8');
      await userEvent.type(canvas.getByLabelText('Confirm new password'), 'Adinkra-cloth-8');
      await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    });
    await step(
      'then the field of the current password shows an error, and the new password stays',
      async () => {
        await waitFor(() => expect(canvas.getByText('This is not your password.')).toBeVisible());
        await expect(canvas.getByLabelText('New password')).toHaveValue('Adinkra-cloth-8');
      },
    );
  },
};

export const MoneyOnItsWay: Story = {
  args: { tab: 'security' },
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('when the viewer deletes the account while a payment is on its way', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
      await userEvent.type(await screen.findByLabelText('Your password'), 'Kente-cloth-7');
      await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
    });
    await step('then a message asks the viewer to finish or cancel the open orders first', async () => {
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
    await step('when a wide photo is picked and cropped', async () => {
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
    await step('then the profile picture is saved as a square', async () => {
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
