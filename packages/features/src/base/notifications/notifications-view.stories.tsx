import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { withCampus } from '../../testing/with-campus.js';
import { NotificationsView } from './notifications-view.js';
import type { NotificationsState } from './use-notifications.js';
import { aNotification } from '../../testing/message-fixtures.js';

const listing = { type: 'listing', id: '01934c00-0000-7000-8000-000000001000' } as const;
const payment = { type: 'payment', id: '01934c00-0000-7000-8000-000000004000' } as const;
const talk = { type: 'conversation', id: '01934c00-0000-7000-8000-000000003000' } as const;

const ready: NotificationsState = {
  status: 'ready',
  notifications: [
    aNotification(0, { subject: talk, createdAt: '2026-11-20T11:45:00.000Z' }),
    aNotification(1, {
      kind: 'payment_held',
      description: 'HP EliteBook 840 G5',
      subject: payment,
      createdAt: '2026-11-20T10:15:00.000Z',
    }),
    aNotification(2, {
      kind: 'task_assigned',
      description: 'Carry a fridge to Unity Hall',
      subject: listing,
      createdAt: '2026-11-19T15:30:00.000Z',
    }),
    aNotification(3, {
      type: 'payment',
      kind: 'payout_paid',
      title: 'Your money was sent to your payout account',
      description: '024 ••• ••67',
      createdAt: '2026-11-19T09:00:00.000Z',
    }),
    aNotification(4, {
      type: 'system',
      kind: 'moderation_warning',
      title: 'A moderator has warned you',
      description: 'Please keep phone numbers out of the titles of your listings.',
      subject: null,
      read: true,
      createdAt: '2026-11-16T12:00:00.000Z',
    }),
  ],
  unread: 3,
  more: fn(),
  loadingMore: false,
  moreFailed: false,
};
const long =
  'Extraordinarily-long-titles-of-listings-that-no-one-would-ever-write-but-someone-will, again and again';

const meta = {
  id: 'screens-notifications',
  title: 'Screens/Look after it/Notifications',
  component: NotificationsView,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen' },
  args: { state: ready, onRead: fn(), onReadAll: fn() },
} satisfies Meta<typeof NotificationsView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Texts in the language of the toolbar. */
const SAID = {
  en: { days: ['Today', 'Yesterday', 'Monday 16 November'], one: 'Mark as read', all: 'Mark all as read' },
  fr: {
    days: ['Aujourd’hui', 'Hier', 'lundi 16 novembre'],
    one: 'Marquer comme lu',
    all: 'Tout marquer comme lu',
  },
  es: {
    days: ['Hoy', 'Ayer', 'lunes, 16 de noviembre'],
    one: 'Marcar como leído',
    all: 'Marcar todo como leído',
  },
};

export const Ready: Story = {
  play: async ({ canvasElement, args, step, globals }) => {
    const canvas = within(canvasElement);
    const said = SAID[globals['locale'] as keyof typeof SAID];
    await step('given notifications grouped by day, the newest first', async () => {
      const days = canvas.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
      await expect(days).toEqual(said.days);
    });
    await step('when one notification is marked as read, then its row keeps the focus', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: new RegExp(`^${said.one}\\s?: Kwame Boateng wrote to you$`) }),
      );
      await expect(args.onRead).toHaveBeenCalledWith({ id: expect.any(String) });
      await expect(canvas.getByRole('link', { name: 'Kwame Boateng wrote to you' })).toHaveFocus();
    });
    await step('when all are marked as read, then the heading has the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: said.all }));
      await expect(args.onReadAll).toHaveBeenCalled();
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    });
  },
};
export const AllRead: Story = {
  args: {
    state: {
      ...ready,
      notifications: ready.notifications.map((notification) => ({ ...notification, read: true })),
      unread: 0,
      more: null,
    },
  },
};
export const LongWords: Story = {
  args: {
    state: {
      ...ready,
      notifications: ready.notifications.map((notification) => ({
        ...notification,
        title: long,
        description: `${long} ${long}`,
      })),
    },
  },
};
export const LoadingMore: Story = { args: { state: { ...ready, loadingMore: true } } };
export const MoreFailed: Story = { args: { state: { ...ready, moreFailed: true } } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Empty: Story = { args: { state: { status: 'empty' } } };
export const Failed: Story = { args: { state: { status: 'failed', offline: false, retry: fn() } } };
export const Offline: Story = { args: { state: { status: 'failed', offline: true, retry: fn() } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const French: Story = { globals: { locale: 'fr' } };
export const Spanish: Story = { globals: { locale: 'es' } };
