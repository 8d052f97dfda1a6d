import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { withCampus } from '../testing/with-campus.js';
import { CookiesScreen } from './cookies-screen.js';
import { PrivacyScreen } from './privacy-screen.js';
import { TermsScreen } from './terms-screen.js';

const meta = {
  title: 'Screens/Legal',
  component: TermsScreen,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { session: { status: 'anonymous' } } },
} satisfies Meta<typeof TermsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Terms: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then it is dated, and leads to both other texts', async () => {
      await waitFor(() => expect(canvas.getByText('Last updated May 6, 2025')).toBeVisible());
      const links = canvas.getAllByRole('link', { name: 'Privacy Policy' });
      await expect(links[0]).toHaveAttribute('href', '#privacy');
    });
    await step('then every entry of the contents leads to a section', async () => {
      const contents = within(canvas.getByRole('navigation', { name: 'On this page' }));
      for (const link of contents.getAllByRole('link')) {
        await expect(canvasElement.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
      }
    });
  },
};

export const Privacy: Story = { render: () => <PrivacyScreen /> };
export const PrivacyInFrench: Story = { render: () => <PrivacyScreen />, globals: { locale: 'fr' } };
export const TermsInSpanish: Story = { globals: { locale: 'es' } };
export const TermsDark: Story = { globals: { theme: 'dark' } };

export const Cookies: Story = {
  render: () => <CookiesScreen />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const maps = canvas.getByRole('switch', { name: /Maps from OpenStreetMap/ });
    await step('given nothing but the necessary is on', async () => {
      await waitFor(() => expect(canvas.getByText('Always on')).toBeVisible());
      await expect(maps).not.toBeChecked();
    });
    await step('when maps are allowed', () => userEvent.click(maps));
    await step('then it is so at once, and can be taken back', async () => {
      await expect(maps).toBeChecked();
      await userEvent.click(maps);
      await expect(maps).not.toBeChecked();
    });
  },
};
