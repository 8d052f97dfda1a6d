import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { dark, french, offline, smallPhone } from '../../test/screen-states.js';
import { withCampus } from '../testing/with-campus.js';
import { PrivacyScreen } from './privacy-screen.js';

const meta = {
  title: 'Screens/Legal/Privacy',
  component: PrivacyScreen,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { session: { status: 'anonymous' } } },
} satisfies Meta<typeof PrivacyScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then it is dated, and leads to what belongs to it', async () => {
      await waitFor(() => expect(canvas.getByText('Last updated May 6, 2025')).toBeVisible());
      await expect(canvas.getAllByRole('link', { name: 'Terms of Service' })[0]).toHaveAttribute(
        'href',
        '#terms',
      );
    });
    await step('and every entry of its contents leads to a section', async () => {
      const contents = within(canvas.getByRole('navigation', { name: 'On this page' }));
      for (const link of contents.getAllByRole('link')) {
        await expect(canvasElement.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
      }
    });
  },
};
/** It is part of the app, so it can be read without a network. */
export const Offline: Story = { ...offline('Terms of Service'), tags: ['!test'] };
export const Dark: Story = { ...dark, tags: ['!test'] };
export const French: Story = french;
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
