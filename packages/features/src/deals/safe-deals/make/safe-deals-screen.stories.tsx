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
} from '../../../../test/screen-states.js';
import { withCampus } from '../../../testing/with-campus.js';
import { SafeDealsScreen } from './safe-deals-screen.js';

const meta = {
  id: 'screens-safe-deals',
  title: 'Screens/Sell and earn/Safe-deal link/Make',
  component: SafeDealsScreen,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { scene: 'safe-deal link', viewer: 'Ama Owusu' } },
  args: { title: null },
} satisfies Meta<typeof SafeDealsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The form with an open link below it. */
export const Filled: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given a student with one open link, then the link is listed', async () => {
      await expect(await canvas.findByRole('link', { name: /Standing fan, white/ })).toBeVisible();
    });
    await step(
      'when an item and a price are typed, then the amounts of the buyer and of the seller are shown',
      async () => {
        await userEvent.type(canvas.getByLabelText('What is it?'), 'Rice cooker');
        await userEvent.type(canvas.getByLabelText('Price'), '140');
        await expect(canvas.getByText('Buyer pays')).toBeVisible();
        await expect(canvas.getByText('You get')).toBeVisible();
      },
    );
  },
};
export const Empty: Story = {
  parameters: { campus: { viewer: 'Kofi Mensah' } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when the empty form is sent, then both fields show an error', async () => {
      const [make] = await canvas.findAllByRole('button', { name: 'Make link' });
      if (make !== undefined) await userEvent.click(make);
      await expect(await canvas.findByLabelText('What is it?')).toBeInvalid();
      await expect(canvas.getByLabelText('Price')).toBeInvalid();
    });
  },
};
export const SharedTitle: Story = { args: { title: 'Rice cooker, 2 litres' } };
export const Loading: Story = loading;
export const Failed: Story = failed();
export const Offline: Story = offline();
export const Slow: Story = slow;
export const LongText: Story = long;
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
