import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dark, french, smallPhone } from '../../../test/screen-states.js';
import { idOf } from '../../testing/fixtures.js';
import { withCampus } from '../../testing/with-campus.js';
import { PackagePanel } from './package-panel.js';
import { aService, PACKAGES } from '../../testing/listing-fixtures.js';

const service = aService(3);
const order = { id: idOf(4001), status: 'held' } as const;

const meta = {
  id: 'screens-service-packages-package-panel',
  title: 'Screens/Buy/Services/Package panel',
  component: PackagePanel,
  decorators: [withCampus],
  args: { listing: service, seller: false },
} satisfies Meta<typeof PackagePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choose: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step(
      'given three packages, then the first is selected and the buy link shows its total',
      async () => {
        await waitFor(() => expect(canvas.getByRole('radio', { name: /Basic/ })).toBeChecked());
        await expect(canvas.getAllByRole('link', { name: 'Buy for ₵63.90' })[0]).toBeVisible();
      },
    );
    await step('when another package is chosen with the keyboard', async () => {
      canvas.getByRole('radio', { name: /Basic/ }).focus();
      // Holds the key down, because the selection follows with a delay.
      await userEvent.keyboard('{ArrowDown>}');
      await waitFor(() => expect(canvas.getByRole('radio', { name: /Standard/ })).toBeChecked());
      await userEvent.keyboard('{/ArrowDown}');
    });
    await step('then the buy link shows the total of that package', async () => {
      const [link] = canvas.getAllByRole('link', { name: 'Buy for ₵127.80' });
      await expect(link).toBeVisible();
    });
  },
};

export const OnePackage: Story = {
  args: {
    listing: aService(3, {
      sidehustleDetails: {
        applicationDeadline: null,
        serviceKind: 'creative',
        packages: [PACKAGES[0]],
        maxOpenOrders: 3,
      },
    }),
  },
};

export const FullyBooked: Story = {
  args: { listing: aService(3, { isFullyBooked: true }) },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step(
      'given a fully booked seller, then the packages are visible but cannot be bought',
      async () => {
        await waitFor(() => expect(canvas.getByText(/Fully booked right now/)).toBeVisible());
        await expect(canvas.getByText('Basic')).toBeVisible();
        await expect(canvas.queryByRole('link', { name: /Buy for/ })).toBeNull();
      },
    );
  },
};
export const FullyBookedForItsSeller: Story = {
  args: { listing: aService(3, { isFullyBooked: true }), seller: true },
};
/** The viewer's own pending order fills the last slot, so they can go on to pay. */
export const FilledByTheReader: Story = {
  args: {
    listing: aService(3, { isFullyBooked: true, myOrder: { id: idOf(4002), status: 'pending_payment' } }),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /Buy for/ })[0]).toBeVisible());
  },
};

export const BoughtBefore: Story = { args: { listing: aService(3, { myOrder: order }) } };
export const ForItsSeller: Story = { args: { listing: aService(3, { myOrder: order }), seller: true } };
export const Phone: Story = { ...smallPhone };
export const Dark: Story = { ...dark, tags: ['!test'] };
export const InFrench: Story = { ...french };
