import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
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
import { withCampus } from '../../testing/with-campus.js';
import { WantedPostScreen } from './wanted-post-screen.js';

const meta = {
  id: 'screens-wanted-post',
  title: 'Screens/Find/Wanted/Post',
  component: WantedPostScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    // Akosua reads that Kwame looks for a lamp.
    campus: { scene: 'wanted posts', viewer: 'Akosua Mensah', ids: { id: 'lamp wanted' } },
  },
  args: { id: '' },
} satisfies Meta<typeof WantedPostScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Visitors see no name, and answer after login. */
export const ForVisitors: Story = {
  parameters: { campus: { viewer: null } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given a visitor, then the link to respond leads through the login', async () => {
      const link = await canvas.findByRole('link', { name: 'Log in to respond' });
      await expect(link.getAttribute('href')).toContain('login');
      await expect(canvas.queryByRole('button', { name: 'Report this post' })).toBeNull();
    });
    await step('and the post can be shared', () =>
      expect(canvas.getByRole('button', { name: 'Share' })).toBeVisible(),
    );
  },
};
export const Filled: Story = {
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('then the page shows the wanted item, its highest price and its condition', async () => {
      await expect(
        await screen.findByRole('heading', { level: 1, name: 'A desk lamp with a clamp' }),
      ).toBeVisible();
      await expect(screen.getByText('Up to ₵80.00')).toBeVisible();
      await expect(screen.getByText('Good or better')).toBeVisible();
    });
  },
};
/** Answers with one of the viewer's listings. */
export const Answering: Story = {
  play: async ({ canvasElement, step, userEvent }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('when the viewer responds with a listing', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'I have this' }));
      await userEvent.click(
        await screen.findByRole('button', { name: 'Respond with Reading lamp, warm white' }),
      );
    });
    await step(
      'then a message confirms the response, and the same listing is not offered again',
      async () => {
        await expect(await screen.findByText('Sent. We’ve told the student.')).toBeInTheDocument();
        await waitFor(() =>
          expect(screen.queryByRole('button', { name: 'Respond with Reading lamp, warm white' })).toBeNull(),
        );
      },
    );
    await step('and a link offers to respond with a new listing', async () => {
      await expect(screen.getByRole('link', { name: 'Respond with a new listing' })).toHaveAttribute('href');
    });
  },
};
/** Author's view. */
export const Own: Story = {
  parameters: { campus: { viewer: 'Kwame Boateng' } },
  play: async ({ canvasElement, step, userEvent }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('then the author sees the response to the post', async () => {
      await expect(await screen.findByRole('link', { name: /LED desk lamp/ })).toBeVisible();
    });
    await step(
      'when the author marks the item as found, then the post closes and can be reposted',
      async () => {
        await userEvent.click(screen.getByRole('button', { name: 'Found it' }));
        await waitFor(() => expect(screen.getByText('No longer needed.')).toBeVisible());
        await userEvent.click(await screen.findByRole('button', { name: 'Repost' }));
        await waitFor(() => expect(screen.getByRole('button', { name: 'Found it' })).toBeVisible());
      },
    );
  },
};
export const Empty: Story = {
  parameters: { campus: { ids: { id: 'mattress wanted' } } },
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('then a message promises an alert for the first response', async () => {
      await waitFor(() => expect(screen.getByText(/We’ll tell you as soon as/)).toBeVisible());
    });
  },
};
/** Author edits the post. */
export const Editing: Story = {
  parameters: { campus: { viewer: 'Kwame Boateng' } },
  play: async ({ canvasElement, step, userEvent }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('when the title is changed, then the page shows the new title', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
      const title = await screen.findByLabelText('What you need');
      await userEvent.clear(title);
      await userEvent.type(title, 'A floor lamp');
      await userEvent.click(screen.getByRole('button', { name: 'Save' }));
      await expect(await screen.findByRole('heading', { level: 1, name: 'A floor lamp' })).toBeVisible();
    });
  },
};
/** Post with a scam warning. */
export const Warned: Story = {
  parameters: { campus: { ids: { id: 'phone wanted' } } },
  play: async ({ canvasElement, step }) => {
    await step('then the post shows a scam warning', async () => {
      const canvas = within(canvasElement);
      await waitFor(() => expect(canvas.getByText(/Careful: this leads away from/)).toBeVisible());
    });
  },
};
/** URL of a missing post. */
export const Gone: Story = {
  args: { id: '01934c00-ffff-7000-8000-00000000ffff' },
  parameters: { campus: { ids: { id: null } } },
  play: async ({ canvasElement, step }) => {
    await step(
      'then a message says that the request no longer exists, with a link to all requests',
      async () => {
        const canvas = within(canvasElement);
        await waitFor(() => expect(canvas.getByText('This request no longer exists.')).toBeVisible());
        await expect(canvas.getByRole('link', { name: 'All requests' })).toHaveAttribute('href');
      },
    );
  },
};
export const LongText: Story = {
  ...long,
  parameters: { campus: { words: 'long', viewer: 'Kwame Boateng' } },
};
export const Loading: Story = loading;
export const Slow: Story = slow;
export const Failed: Story = failed();
export const Offline: Story = offline();
export const Dark: Story = { ...dark, tags: ['!test'] };
export const French: Story = french;
export const Spanish: Story = { globals: { locale: 'es' }, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
