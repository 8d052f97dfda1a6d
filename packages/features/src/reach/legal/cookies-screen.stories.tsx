import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dark, french, offline, smallPhone } from '../../../test/screen-states.js';
import { withCampus } from '../../testing/with-campus.js';
import { CookiesScreen } from './cookies-screen.js';

const meta = {
  id: 'screens-legal-cookies',
  title: 'Screens/Look around/Legal/Cookies',
  component: CookiesScreen,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { session: { status: 'anonymous' } } },
} satisfies Meta<typeof CookiesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const maps = await canvas.findByRole('switch', { name: /Maps from OpenStreetMap/ });
    await step(
      'given the cookie settings, then necessary cookies are always on, and maps are off',
      async () => {
        await waitFor(() => expect(canvas.getByText('Always on')).toBeVisible());
        await expect(maps).not.toBeChecked();
      },
    );
    await step('when the maps switch is pressed twice, then it is on and off again', async () => {
      await userEvent.click(maps);
      await expect(maps).toBeChecked();
      await userEvent.click(maps);
      await expect(maps).not.toBeChecked();
    });
  },
};
/** Page with a stored choice. */
export const Allowed: Story = {
  parameters: { campus: { stored: { consent: 'maps' } } },
  play: async ({ canvasElement, step }) => {
    const maps = await within(canvasElement).findByRole('switch', { name: /Maps from OpenStreetMap/ });
    await step('then the maps switch is on, as in the stored choice', () => expect(maps).toBeChecked());
  },
};
/** Page without a network: its text is part of the app. */
export const Offline: Story = { ...offline('Privacy Policy'), tags: ['!test'] };
export const Dark: Story = { ...dark, tags: ['!test'] };
export const French: Story = french;
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
