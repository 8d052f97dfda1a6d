import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
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
import { ClaimScreen } from './claim-screen.js';

const meta = {
  id: 'screens-claim',
  title: 'Screens/Sell and earn/Claim link',
  component: ClaimScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    // Adwoa has followed the link of her mail.
    campus: { scene: 'imported listings', viewer: 'Adwoa Sarpong', ids: { token: 'claim token' } },
  },
  args: { token: null },
} satisfies Meta<typeof ClaimScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Expects a heading of the page. */
const shows =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 1, name })).toBeVisible();
  };

export const Filled: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given two imported listings that are ready to be published', async () => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: '2 listings are ready for you' }),
      ).toBeVisible();
      await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(2);
      await expect(canvas.getByText('Rice cooker')).toBeVisible();
    });
    await step('when the listings are published, then each one links to its page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Publish 2 listings' }));
      await expect(await canvas.findByRole('link', { name: 'Rice cooker' })).toBeVisible();
      await expect(canvas.getByRole('heading', { name: 'Your listings are online' })).toBeVisible();
    });
  },
};
export const ForVisitors: Story = {
  parameters: { campus: { viewer: null } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given a visitor, then the page shows the masked email address of the link', async () => {
      await expect(await canvas.findByText(/^Sign up with ad••••@/)).toBeVisible();
    });
    await step('and the sign-up link leads back to this page', async () => {
      const signUp = canvas.getByRole('link', { name: 'Sign up' });
      await expect(signUp).toHaveAttribute('href', expect.stringContaining('claim'));
    });
  },
};
export const WrongAccount: Story = {
  parameters: { campus: { viewer: 'Kofi Mensah' } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step(
      'given another account, then a message says so and no listing of the link is visible',
      async () => {
        await expect(
          await canvas.findByRole('heading', { level: 1, name: 'This link is for another account' }),
        ).toBeVisible();
        await expect(canvas.queryByText('Rice cooker')).toBeNull();
      },
    );
    await step('and the viewer can log out of that account', async () => {
      await expect(canvas.getByRole('button', { name: 'Log out' })).toBeVisible();
    });
  },
};
export const PublishingRefused: Story = {
  parameters: { campus: { scene: 'imported event in the past' } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step(
      'when one event is over at publishing, then a message gives the reason and the other listing is published',
      async () => {
        await userEvent.click(await canvas.findByRole('button', { name: 'Publish 2 listings' }));
        await expect(await canvas.findByText(/such as a date/)).toBeVisible();
        await expect(
          canvas.getByRole('heading', { level: 1, name: 'One listing is not published' }),
        ).toBeVisible();
        await expect(canvas.getByRole('link', { name: 'Post it yourself' })).toHaveAttribute(
          'href',
          expect.stringContaining('buzz'),
        );
        await expect(canvas.getByRole('link', { name: 'Rice cooker' })).toBeVisible();
      },
    );
  },
};
export const Claimed: Story = {
  parameters: { campus: { scene: 'claimed listings' } },
  play: shows('Your listings are online'),
};
export const ClaimedBefore: Story = {
  parameters: { campus: { scene: 'claimed listings', viewer: null } },
  play: shows('This link was used'),
};
export const Expired: Story = {
  parameters: { campus: { scene: 'expired claim link', viewer: null } },
  play: shows('This link has expired'),
};
export const Revoked: Story = {
  parameters: { campus: { scene: 'revoked claim link', viewer: null } },
  play: shows('This link was ended'),
};
export const BrokenLink: Story = {
  parameters: { campus: { ids: { token: null } } },
  play: shows('This link does not work'),
};
export const Loading: Story = loading;
export const Failed: Story = failed();
export const Offline: Story = offline();
export const Slow: Story = slow;
export const LongText: Story = long;
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
