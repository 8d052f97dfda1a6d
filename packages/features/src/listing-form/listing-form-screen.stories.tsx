import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dark, french, smallPhone } from '../../test/screen-states.js';
import { aListing, aPhoto } from '../testing/fixtures.js';
import { withCampus } from '../testing/with-campus.js';
import { PostListingScreen } from './listing-form-screen.js';

const meta = {
  title: 'Screens/Post listing',
  component: PostListingScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    campus: {
      client: {
        uploads: { create: async () => ({ data: aPhoto(0) }) },
        category: { create: async () => ({ data: aListing(0) }) },
      },
    },
  },
  args: { hive: 'essentials' },
} satisfies Meta<typeof PostListingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const MissingFields: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when an empty form is sent', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Post listing' })),
    );
    await step('then each field says what it lacks, and the first has the focus', async () => {
      await expect(await canvas.findAllByText('Required')).toHaveLength(4);
      await expect(canvas.getByLabelText('Title')).toHaveFocus();
    });
  },
};

export const Filled: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when a price is typed', () => userEvent.type(canvas.getByLabelText('Price'), '2450'));
    await step('then it says what is left of it', async () => {
      await waitFor(() =>
        expect(canvas.getByText('You receive ₵2,425.50 after the 1% mobile money fee.')).toBeVisible(),
      );
    });
  },
};

export const DraftKept: Story = {
  parameters: {
    campus: { notes: { 'draft:post-essentials': JSON.stringify({ title: 'Rice cooker', price: '180' }) } },
  },
};

export const OtherHive: Story = { args: { hive: 'buzz' } };

const TITLE = 'WardrobeMirrorWithHandCarvedSankofaFrame'.repeat(3);

/** As much as may be written, in words that do not break, and sent over a network in this state. */
const sent = (network: 'silent' | 'broken' | 'offline', said: string): Story => ({
  parameters: {
    campus: {
      network,
      notes: {
        'draft:post-essentials': JSON.stringify({
          title: TITLE,
          description: 'Gyegyeegyeegye'.repeat(60),
          price: '99999.99',
          condition: 'good',
          pickupLocation: 'OldPavilionBehindTheCentralCafeteria'.repeat(3),
        }),
      },
    },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when it is sent, then it says how it fares and keeps every word', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Post listing' }));
      await waitFor(() => expect(canvas.getByText(said)).toBeVisible());
      await expect(canvas.getByLabelText('Title')).toHaveValue(TITLE);
    });
  },
});
export const LoadingLongText: Story = sent('silent', 'Posting...');
export const Failed: Story = sent('broken', 'Failed to create listing. Please try again.');
export const Offline: Story = sent(
  'offline',
  'Network connection issue. Please check your internet connection.',
);
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
