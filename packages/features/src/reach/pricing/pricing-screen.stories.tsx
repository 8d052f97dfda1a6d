import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dark, french, smallPhone } from '../../../test/screen-states.js';
import { withCampus } from '../../testing/with-campus.js';
import { PricingScreen } from './pricing-screen.js';

const meta = {
  id: 'screens-pricing',
  title: 'Screens/Look around/Pricing',
  component: PricingScreen,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { session: { status: 'anonymous' } } },
} satisfies Meta<typeof PricingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given a Pro plan that cannot be bought yet, then it is marked as coming soon', async () => {
      await expect(canvas.getByText('Coming Soon')).toBeVisible();
      await expect(canvas.getAllByRole('link', { name: 'Get Started' })).toHaveLength(1);
    });
    await step('when a feature is tapped, then its description unfolds', async () => {
      const text = canvas.getByText(/at the top of their hive/);
      await expect(text).not.toBeVisible();
      await userEvent.click(canvas.getByText('Featured Listings'));
      await waitFor(() => expect(text).toBeVisible());
    });
    await step('then the example has the amounts of the fee table', async () => {
      await expect(canvas.getByText('₵112.80')).toBeVisible();
    });
  },
};
export const French: Story = french;
export const Spanish: Story = { globals: { locale: 'es' }, tags: ['!test'] };
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
