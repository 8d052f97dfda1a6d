import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { createFakeDevice } from '../../../testing/fake-device.js';

import { withCampus } from '../../../testing/with-campus.js';
import { deskPhoto } from './share.fixtures.js';
import { ShareButton } from './share-button.js';
import { aListing } from '../../../testing/listing-fixtures.js';

const listing = aListing(0, { title: 'Desk and red chair', price: 330, photos: [deskPhoto] });

const slowDevice = createFakeDevice({ shares: true, outcomes: ['expired', 'dismissed'] });

const meta = {
  id: 'shared-share-button',
  title: 'Screens/On every screen/Share button',
  component: ShareButton,
  decorators: [withCampus],
  args: {
    title: listing.title,
    subject: { kind: 'listing', listing },
  },
} satisfies Meta<typeof ShareButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: /^(Share|Partager)$/ }));

/** Device without a share sheet, as most computers are: WhatsApp, the link, and the picture as a file. */
export const WithoutSheet: Story = {
  play: async ({ canvasElement, step }) => {
    await step('given no share sheet, when Share is pressed, then WhatsApp is offered', async () => {
      await press(canvasElement);
      const link = await screen.findByRole('link', { name: 'WhatsApp' });
      await waitFor(() => expect(link).toBeVisible());
      await expect(link).toHaveAttribute('href', expect.stringContaining('https://wa.me/?text=Desk'));
    });
    await step('then the drawn picture can be saved', async () => {
      await expect(await screen.findByRole('button', { name: 'Save picture' })).toBeVisible();
    });
    await step('when the link is copied, then the button confirms it', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
      await expect(await screen.findByRole('button', { name: 'Link copied' })).toBeVisible();
    });
  },
};
/** Drawing took longer than a press allows: the picture waits for a further press. */
export const SecondPress: Story = {
  parameters: { campus: { device: slowDevice } },
  play: async ({ canvasElement, step }) => {
    await step('given a press that expires during drawing, then Share picture is offered', async () => {
      await press(canvasElement);
      await waitFor(() => expect(screen.getByRole('button', { name: 'Share picture' })).toBeVisible());
    });
    await step('then the picture has at most 60 KB', async () => {
      await expect(slowDevice.sheets.at(-1)?.files?.[0]?.size).toBeLessThanOrEqual(60 * 1024);
    });
    await step('when the share sheet is dismissed, then Share picture stays visible', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Share picture' }));
      await expect(screen.getByRole('button', { name: 'Share picture' })).toBeVisible();
    });
  },
};
/** Share sheet that fails, on a device that forbids copying. */
export const NothingWorks: Story = {
  parameters: {
    campus: { device: createFakeDevice({ shares: true, outcomes: ['failed'], copies: false }) },
  },
  play: async ({ canvasElement, step }) => {
    await step('given a share sheet that fails to open, then the dialog shows an error', async () => {
      await press(canvasElement);
      await waitFor(() => expect(screen.getByText(/^The share sheet didn’t open/)).toBeVisible());
    });
    await step(
      'when Copy link is pressed but copying is forbidden, then the link can be selected',
      async () => {
        await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
        await expect(await screen.findByRole('textbox', { name: 'Link' })).toBeVisible();
      },
    );
  },
};
export const French: Story = {
  globals: { locale: 'fr' },
  play: async ({ canvasElement, step }) => {
    await step('when Share is pressed, then the dialog opens with a WhatsApp link', async () => {
      await press(canvasElement);
      await waitFor(() => expect(screen.getByRole('link', { name: 'WhatsApp' })).toBeVisible());
    });
  },
};
