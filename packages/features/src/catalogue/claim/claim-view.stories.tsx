import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dark, french, smallPhone } from '../../../test/screen-states.js';
import { withCampus } from '../../testing/with-campus.js';
import { ClaimView } from './claim-view.js';
import type { ReadyClaim } from './use-claim.js';

/** Link that came by text message to a phone whose owner has no known address. */
const page: ReadyClaim = {
  status: 'ready',
  claim: {
    state: 'open',
    sentTo: 'phone',
    address: '024 ••• 3456',
    isYours: null,
    endsAt: '2026-12-14T12:00:00.000Z',
    listings: [
      { id: '1', hive: 'essentials', title: 'Rice cooker', price: 180, photo: null, listingId: null },
    ],
  },
  refused: [],
  from: '/claim?token=x',
  name: null,
  onAccept: () => undefined,
  accepting: false,
  justPublished: false,
  problem: null,
  onLogOut: () => undefined,
};

const meta = {
  id: 'screens-claim-by-text',
  title: 'Screens/Sell and earn/Claim link by text message',
  component: ClaimView,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen' },
  args: { page },
} satisfies Meta<typeof ClaimView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForVisitors: Story = {
  play: async ({ canvas, step }) => {
    await step('given a visitor, then the page names the masked phone and any student email', async () => {
      await expect(
        await canvas.findByText(/^This link came to 024 ••• 3456\. Sign up with your student email/),
      ).toBeVisible();
    });
  },
};
export const OtherUniversity: Story = {
  args: { page: { ...page, name: 'Kojo Antwi', claim: { ...page.claim, isYours: false, listings: [] } } },
};
export const ClaimedBefore: Story = {
  args: { page: { ...page, claim: { ...page.claim, state: 'claimed', listings: [] } } },
};
export const Refused: Story = {
  args: {
    page: {
      ...page,
      name: 'Adwoa Sarpong',
      claim: { ...page.claim, isYours: true },
      refused: [{ id: '1', code: 'validation_failed' }],
    },
  },
};
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
