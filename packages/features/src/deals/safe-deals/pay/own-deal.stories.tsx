import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { dark, smallPhone } from '../../../../test/screen-states.js';
import { withCampus } from '../../../testing/with-campus.js';
import { SafeDealScreen } from './safe-deal-screen.js';

const meta = {
  id: 'screens-safe-deal-own',
  title: 'Screens/Sell and earn/Safe-deal link/Your link',
  component: SafeDealScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    campus: { scene: 'safe-deal link', viewer: 'Ama Owusu', ids: { id: 'deal' } },
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
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your link' })).toBeVisible();
    const link = await canvas.findByLabelText<HTMLInputElement>('Link');
    await expect(link.value).toContain('shortLink');
  },
};
export const EndsTheLink: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when the seller ends the link and confirms', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'End link' }));
      const dialog = await within(document.body).findByRole('alertdialog');
      await userEvent.click(within(dialog).getByRole('button', { name: 'End link' }));
    });
    await step(
      'then the page says that the link ended without a payment, and offers a new link',
      async () => {
        await expect(await canvas.findByText(/without a payment/)).toBeVisible();
        await expect(canvas.getByRole('link', { name: 'Make another link' })).toBeVisible();
      },
    );
  },
};
export const Reserved: Story = {
  parameters: { campus: { scene: 'safe-deal link being paid' } },
  play: shows(/Someone is paying now/),
};
export const Paid: Story = {
  parameters: { campus: { scene: 'paid safe-deal link' } },
  play: shows(/we hold the money until you meet/),
};
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
