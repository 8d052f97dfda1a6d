import { ApiError, changeSettings, DEFAULT_SETTINGS, type SettingsChange } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
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
import { ago, aPayment, aPhoto, aStudent, idOf, toPerson } from '../../testing/fixtures.js';
import { createFakeAuthenticator } from '../../testing/fake-authenticator.js';
import { withCampus } from '../../testing/with-campus.js';
import { InstallSection } from './install-section.js';
import { SettingsScreen } from './settings-screen.js';

const device = {
  current: false,
  browser: 'Chrome',
  system: 'Android',
  place: { isCampusNetwork: false, country: 'GH', city: 'Kumasi' },
  remember: true,
  createdAt: ago(60 * 24 * 3),
  lastUsedAt: ago(90),
  expiresAt: ago(-60 * 24 * 27),
};
const sessions = [
  {
    ...device,
    id: idOf(1),
    current: true,
    place: { isCampusNetwork: true, country: null, city: null },
    lastUsedAt: ago(1),
  },
  { ...device, id: idOf(2), browser: 'Firefox', system: 'Windows' },
  { ...device, id: idOf(3), browser: null, system: null, place: null },
];
const one = { pagination: { nextCursor: null, limit: 20 } };
const auth = {
  sessions: async () => ({ data: sessions, count: sessions.length }),
  endSession: async () => ({ data: undefined }),
};
const payoutAccount = {
  account: {
    network: 'mtn',
    maskedPhone: '055 ••• 4987',
    name: 'Akosua Mensah',
    needsAttention: false,
    updatedAt: ago(600),
  },
  ...{ available: 0, debt: 0, onTheWay: 0, held: 0, minimum: 20, instantFee: 1 },
  nextPayoutAt: ago(-600),
};
const key = {
  id: idOf(1),
  name: 'Chrome on Android',
  synced: true,
  createdAt: ago(60 * 24),
  lastUsedAt: ago(60),
};
const passkeys = {
  list: async () => ({
    data: [key, { ...key, id: idOf(2), name: 'Work laptop', synced: false, lastUsedAt: null }],
    count: 2,
  }),
};
const calendar = { get: async () => ({ data: { createdAt: ago(60 * 24 * 9) } }) };
const users = {
  updateSettings: async (change: SettingsChange) => ({ data: changeSettings(DEFAULT_SETTINGS, change) }),
  blocked: async () => ({ ...one, data: [toPerson(aStudent(1))] }),
  following: async () => ({ ...one, data: [toPerson(aStudent(1)), toPerson(aStudent(2))], count: 2 }),
  unblock: async () => ({ data: undefined }),
};
const refusal = (code: 'password_wrong' | 'payment_in_flight') =>
  Promise.reject(new ApiError({ code, status: 422, message: code }));

// Fails explicitly: Storybook merges a story's parameters into the file's, so an omitted call would still work.
const noConnection = () =>
  Promise.reject(new ApiError({ code: 'network', status: 0, message: 'No connection.' }));

const onUpload = fn(async (_: { file: File }) => ({ data: aPhoto(0) }));

const onUnfollow = fn(async () => ({ data: undefined }));

const meta = {
  id: 'screens-settings',
  title: 'Screens/Look after it/Settings',
  component: SettingsScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    campus: { client: { auth, users, passkeys, calendar }, passkeys: createFakeAuthenticator() },
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
  parameters: { campus: { client: { users: { unfollow: onUnfollow } } } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given two students who are followed, each leads to their page', async () => {
      await expect(await canvas.findByRole('link', { name: 'Kwame Boateng' })).toHaveAttribute('href');
    });
    await step('when one is not to be followed any more', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Unfollow Kwame Boateng' })),
    );
    await step('then that is requested', async () => {
      await waitFor(() => expect(onUnfollow).toHaveBeenCalled());
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Unfollow Kwame Boateng' })).toBeEnabled(),
      );
    });
  },
};
export const NoOneFollowed: Story = {
  args: { tab: 'notifications' },
  parameters: { campus: { client: { users: { following: async () => ({ ...one, data: [], count: 0 }) } } } },
};
export const FollowedFailed: Story = {
  args: { tab: 'notifications' },
  parameters: { campus: { client: { users: { following: noConnection } } } },
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
  parameters: { campus: { client: { users: { updateSettings: noConnection } } } },
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
      await expect(await canvas.findByRole('button', { name: 'Unblock Kwame Boateng' })).toBeEnabled();
    });
  },
};

export const WrongPassword: Story = {
  args: { tab: 'security' },
  parameters: {
    campus: { client: { auth: { ...auth, changePassword: () => refusal('password_wrong') }, users } },
  },
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
  parameters: {
    campus: { client: { auth, users: { ...users, deleteAccount: () => refusal('payment_in_flight') } } },
  },
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('when the account is to be deleted', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
      await userEvent.type(await screen.findByLabelText('Your password'), 'Kente-cloth-7');
      await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
    });
    await step('then it says what to do first', async () => {
      await waitFor(() => expect(screen.getByText(/Money of a payment is still on its way/)).toBeVisible());
    });
  },
};

export const Billing: Story = {
  args: { tab: 'billing' },
  parameters: {
    campus: {
      client: {
        payments: {
          list: async () => ({ ...one, data: [aPayment(0), aPayment(1)] }),
          number: async () => ({ data: { network: 'mtn', maskedPhone: '024 ••• 4567' } }),
        },
        payouts: { account: async () => ({ data: payoutAccount }) },
      },
    },
  },
};
export const NothingPaid: Story = {
  args: { tab: 'billing' },
  parameters: { campus: { client: { payments: { list: async () => ({ ...one, data: [] }) } } } },
};

export const LongText: Story = { ...long, args: { tab: 'privacy' } };
export const LongBilling: Story = {
  args: { tab: 'billing' },
  parameters: { campus: { ...long.parameters.campus, ...Billing.parameters?.['campus'] } },
};
/** Crops a photo before upload. Default: its centre. */
export const CropPicture: Story = {
  parameters: {
    campus: {
      client: {
        uploads: { create: onUpload },
        users: { ...users, updateProfile: async () => ({ data: aStudent(0) }) },
      },
    },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const screen = within(canvasElement.ownerDocument.body);
    await step('when a wide photo is picked', async () => {
      await userEvent.upload(
        await canvas.findByLabelText('Change Photo', { selector: 'input' }),
        await largePhoto('me.jpeg'),
      );
      const dialog = within(await screen.findByRole('dialog', { name: 'Rotate and crop' }));
      await expect(dialog.queryByRole('group', { name: 'Shape' })).toBeNull();
      await expect(onUpload).not.toHaveBeenCalled();
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Use this' })).toBeEnabled());
      await userEvent.click(dialog.getByRole('button', { name: 'Use this' }));
    });
    await step('then a square one is sent', async () => {
      await waitFor(() => expect(onUpload).toHaveBeenCalledOnce());
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const sent = onUpload.mock.lastCall?.[0].file ?? new File([], '');
      const bitmap = await createImageBitmap(sent);
      await expect(Math.abs(bitmap.width - bitmap.height)).toBeLessThan(3);
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
