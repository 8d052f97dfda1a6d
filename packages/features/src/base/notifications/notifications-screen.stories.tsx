import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dark, long, slow, smallPhone } from '../../../test/screen-states.js';
import { withCampus } from '../../testing/with-campus.js';
import { NotificationsScreen } from './notifications-screen.js';

const meta = {
  id: 'screens-notifications-flow',
  title: 'Screens/Look after it/Notifications/Flow',
  component: NotificationsScreen,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { scene: '22 notifications', viewer: 'Akosua Mensah' } },
} satisfies Meta<typeof NotificationsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReadThem: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given 22 unread notifications, 20 of them shown', async () => {
      await expect(await canvas.findByText('22 unread', {}, { timeout: 5000 })).toBeVisible();
      await expect(canvas.getAllByRole('listitem')).toHaveLength(20);
    });
    await step('when one notification is marked as read', async () => {
      const [first] = canvas.getAllByRole('button', { name: 'Mark as read: Kwame Boateng wrote to you' });
      if (first !== undefined) await userEvent.click(first);
    });
    await step('then 21 notifications are unread', async () => {
      await expect(await canvas.findByText('21 unread')).toBeVisible();
    });
    await step('when Show more is pressed, then all 22 notifications are listed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
      await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(22));
      await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
    });
    await step('when all are marked as read, then no unread notification is left', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
      await expect(await canvas.findByText('You’re all caught up')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /^Mark as read/ })).toBeNull();
    });
  },
};

export const RefusedAndTakenBack: Story = {
  parameters: { campus: { failures: { 'notifications.markRead': 'broken' } } },
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('when marking all as read fails', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    });
    await step('then a message appears, and the notifications are unread again', async () => {
      const toast = await screen.findByText('It could not be marked as read. Please try again.');
      await waitFor(() => expect(toast).toBeVisible());
      await expect(await screen.findByText('22 unread')).toBeVisible();
    });
  },
};

export const WithoutNetwork: Story = {
  parameters: { campus: { network: 'offline' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('You are offline')).toBeVisible();
  },
};

export const LongText: Story = long;
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
