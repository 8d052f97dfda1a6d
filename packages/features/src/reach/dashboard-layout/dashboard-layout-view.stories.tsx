import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { dark, smallPhone } from '../../../test/screen-states.js';
import { aStudent } from '../../testing/fixtures.js';
import { withCampus } from '../../testing/with-campus.js';
import { DashboardLayoutView } from './dashboard-layout-view.js';
import type { DashboardLayoutState } from './use-dashboard-layout.js';
import { aNotification } from '../../testing/message-fixtures.js';

const state: DashboardLayoutState = {
  user: aStudent(0),
  offline: false,
  connection: 'online',
  storageRefused: false,
  unreadConversations: 2,
  notifications: { status: 'ready', notifications: [0, 1, 2, 3].map((n) => aNotification(n)), unread: 3 },
  collapsed: false,
  onCollapsedChange: fn(),
  onNotificationPress: fn(),
  onMarkAllRead: fn(),
  logOut: { onLogOut: fn(), unsent: null, onConfirm: fn(), onCancel: fn() },
};

const meta = {
  id: 'screens-dashboard-layout',
  title: 'Screens/On every screen/Dashboard layout',
  component: DashboardLayoutView,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen' },
  args: { state, section: 'hives', children: <h1 className="p-4">Essentials</h1> },
} satisfies Meta<typeof DashboardLayoutView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Expanded: Story = {};
export const Collapsed: Story = { args: { state: { ...state, collapsed: true } } };
/** Page of a hive with a search field, where Post leads to the hive's form. */
export const OwnSearch: Story = {
  args: { ownSearch: true, postIn: 'essentials' },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given a page with its own search field, then the layout shows no second one', async () => {
      await expect(canvas.queryByRole('combobox', { name: 'Search' })).toBeNull();
    });
    await step('then the layout shows one Post link', async () => {
      const posts = canvas.getAllByRole('link', { name: 'Post' });
      await expect(posts.length).toBe(1);
    });
  },
};
export const Offline: Story = { args: { state: { ...state, connection: 'offline' } } };
/** Log-out with unsent data, which would be lost. */
export const LoggingOutUnsent: Story = {
  args: {
    state: { ...state, logOut: { ...state.logOut, unsent: { admissions: 12, handovers: 1, messages: 0 } } },
  },
  play: async ({ args, step }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(/^Not sent yet: 12 people let in, 1 handover\./)).toBeVisible();
    await step(
      'when Stay logged in is pressed, then the dialog is cancelled and the viewer stays logged in',
      async () => {
        await userEvent.click(dialog.getByRole('button', { name: 'Stay logged in' }));
        await expect(args.state.logOut.onCancel).toHaveBeenCalledOnce();
        await expect(args.state.logOut.onConfirm).not.toHaveBeenCalled();
      },
    );
  },
};
/** Refused storage, as in private windows and on devices without room. */
export const StorageRefused: Story = { args: { state: { ...state, storageRefused: true } } };
export const NothingNew: Story = {
  args: { state: { ...state, unreadConversations: 0, notifications: { status: 'empty' } } },
};
/** Longest possible names. */
export const LongText: Story = {
  args: {
    state: {
      ...state,
      user: aStudent(0, { name: `Nana ${'Kwabena '.repeat(11)}` }),
      unreadConversations: 128,
    },
  },
};
export const French: Story = { globals: { locale: 'fr' } };
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };

export const Notifications: Story = {
  play: async ({ canvasElement, args, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('when the bell with three notifications is pressed', () =>
      userEvent.click(screen.getByRole('button', { name: /^Notifications, .*3/ })),
    );
    await step('then a link to all notifications is shown', async () => {
      await expect(await screen.findByRole('link', { name: 'View all' })).toHaveAttribute('href');
    });
    await step('and Mark all as read is requested when it is pressed', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
      await expect(args.state.onMarkAllRead).toHaveBeenCalledOnce();
    });
  },
};

export const Sheet: Story = {
  ...smallPhone,
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('when You is pressed on a phone', () =>
      userEvent.click(screen.getByRole('button', { name: 'You' })),
    );
    await step('then the menu sheet opens', async () => {
      await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    });
  },
};
