import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  dark,
  failed,
  french,
  loading,
  long,
  offline,
  slow,
  smallPhone,
} from '../../../../test/screen-states.js';
import { withCampus } from '../../../testing/with-campus.js';
import { SafeDealScreen } from './safe-deal-screen.js';

const meta = {
  id: 'screens-safe-deal',
  title: 'Screens/Buy/Safe-deal link/Pay',
  component: SafeDealScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    campus: { scene: 'safe-deal link', viewer: 'Kofi Mensah', ids: { id: 'deal' } },
  },
  args: { id: '' },
} satisfies Meta<typeof SafeDealScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Expects a text of the page. */
const shows =
  (text: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const [found] = await within(canvasElement).findAllByText(text);
    await expect(found).toBeVisible();
  };

export const Filled: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given a deal, then its title, its seller and three steps are shown', async () => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'Standing fan, white' }),
      ).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Ama Owusu' })).toBeVisible();
      await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    });
    await step('then the pay button leads to the checkout', async () => {
      const [pay] = canvas.getAllByRole('link', { name: /^Pay / });
      await expect(pay).toHaveAttribute('href', expect.stringContaining('checkout'));
    });
  },
};
/** A visitor signs up on the way to the checkout. */
export const ForVisitors: Story = {
  parameters: { campus: { viewer: null } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given a visitor, then only the first name of the seller is shown', async () => {
      await expect(await canvas.findByText('Ama')).toBeVisible();
      await expect(canvas.queryByText('Ama Owusu')).toBeNull();
    });
    await step(
      'then the page says that a student email is needed, and offers to ask a student friend or log in',
      async () => {
        await expect(canvas.getByText(/You need a student email/)).toBeVisible();
        await expect(canvas.getByRole('button', { name: 'Ask a student friend' })).toBeVisible();
        await expect(canvas.getByRole('link', { name: 'Log in' })).toBeVisible();
      },
    );
  },
};
export const Reserved: Story = {
  parameters: { campus: { scene: 'safe-deal link being paid' } },
  play: shows(/Someone is paying for this now/),
};
export const OwnPaymentStarted: Story = {
  parameters: { campus: { scene: 'safe-deal link being paid', viewer: 'Esi Ofori' } },
  play: shows('Continue paying'),
};
export const PaidByViewer: Story = {
  parameters: { campus: { scene: 'paid safe-deal link' } },
  play: shows('You’ve paid for this.'),
};
export const PaidByAnother: Story = {
  parameters: { campus: { scene: 'paid safe-deal link', viewer: 'Esi Ofori' } },
  play: shows('This is paid. The link has ended.'),
};
export const Ended: Story = {
  parameters: { campus: { scene: 'ended safe-deal link', viewer: null } },
  play: shows(/This link ended/),
};
export const Missing: Story = {
  render: () => <SafeDealScreen id="01934c00-ffff-7000-8000-00000000ffff" />,
  play: shows('This link isn’t available'),
};
export const Loading: Story = loading;
export const Failed: Story = failed();
export const Offline: Story = offline();
export const Slow: Story = slow;
export const LongText: Story = long;
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
