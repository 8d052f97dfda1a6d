import { ApiError, MAX_BUNDLE, type FieldError, type Listing } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { dark, french, offline, slow, smallPhone } from '../../../test/screen-states.js';
import { aListing } from '../../testing/fixtures.js';
import { withCampus } from '../../testing/with-campus.js';
import { CheckoutScreen } from './checkout-screen.js';

const many = Array.from({ length: MAX_BUNDLE }, (_, n) => aListing(n));
const [laptop, cooker, lamp] = [aListing(0), aListing(1), aListing(2)];
const idsOf = (listings: readonly Listing[]) => listings.map(({ id }) => id);
/** Client whose listings have changed since they were selected. */
const serving = (change: (listing: Listing) => Partial<Listing> = () => ({})) => ({
  hives: {
    get: async ({ id }: { id: string }) => {
      const found = many.find((one) => one.id === id) ?? laptop;
      return { data: { ...found, ...change(found) } };
    },
  },
});
const refusing = (code: ApiError['code'], fieldErrors: Record<string, FieldError>) =>
  fn((_: { price?: number; bundledIds?: string[] }) =>
    Promise.reject(new ApiError({ code, status: 409, message: 'Not all of it', fieldErrors })),
  );

const meta = {
  id: 'screens-payments-checkout-bundle',
  title: 'Screens/Buy/Payments/Checkout/Bundle',
  component: CheckoutScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    campus: { client: serving(), stored: { 'pay-method': 'page' } },
  },
  args: { hiveId: laptop.id, reference: null, bundledIds: [cooker.id] },
} satisfies Meta<typeof CheckoutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const gone = refusing('listing_unavailable', { 'bundledIds.0': { code: 'bundle_gone' } });

/** Two items of one seller, with one price and one fee. The request contains both. */
export const Two: Story = {
  parameters: { campus: { client: { ...serving(), payments: { initialize: gone } } } },
  play: async ({ canvas, step }) => {
    await step('given two things, then both are shown with their sum and its fees', async () => {
      await expect(await canvas.findByRole('button', { name: 'Pay ₵2,800.95' })).toBeVisible();
      await expect(canvas.getByText('Price of 2 items')).toBeVisible();
      await expect(canvas.getByText('2 items')).toBeVisible();
    });
    await step('when one is sold in the moment in which Pay is pressed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pay ₵2,800.95' }));
      await expect(gone.mock.lastCall?.[0]).toMatchObject({ bundledIds: [cooker.id], price: 2630 });
    });
    await step('then it says which, and the other stays chosen', async () => {
      await expect(await canvas.findByText('Not available any more')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Take out and go on' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull();
    });
  },
};

export const Ten: Story = {
  args: { hiveId: laptop.id, bundledIds: idsOf(many).slice(1) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Price of 10 items')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Take out / })).toHaveLength(MAX_BUNDLE);
  },
};

/** Item sold since it was selected. The checkout shows this before payment. */
export const OneGone: Story = {
  args: { hiveId: laptop.id, bundledIds: [cooker.id, lamp.id] },
  parameters: {
    campus: { client: serving(({ id }) => (id === cooker.id ? { status: 'sold' as const } : {})) },
  },
  play: async ({ canvas, step }) => {
    await step('given one of three that was sold, then nothing is paid for', async () => {
      await expect(await canvas.findByText(/One item is not available any more/)).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull();
    });
    await step('and it can be taken out', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Take out and go on' }));
    });
  },
};

export const AllGone: Story = {
  parameters: { campus: { client: serving(() => ({ status: 'sold' as const })) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('None of these is available any more.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Other listings' })).toBeVisible();
  },
};

const reserved = refusing('listing_reserved', { hiveId: { code: 'bundle_reserved' } });

/** First item reserved by another buyer, who is paying for it. */
export const BeingPaidFor: Story = {
  parameters: { campus: { client: { ...serving(), payments: { initialize: reserved } } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay ₵2,800.95' }));
    await waitFor(() =>
      expect(canvas.getByText('Another student is paying for this right now')).toBeVisible(),
    );
  },
};

/** An agreed offer sets the price of one item. */
export const AgreedPrice: Story = {
  parameters: {
    campus: {
      client: serving(({ id }) =>
        id === cooker.id
          ? {
              myOffer: {
                id: '01934c00-0000-7000-8000-000000009000',
                status: 'accepted' as const,
                amount: 150,
                round: 1,
                expiresAt: '2030-01-01T00:00:00.000Z',
              },
            }
          : {},
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Agreed price')).toBeVisible();
    await expect(canvas.getByText('₵150.00')).toBeVisible();
  },
};

export const Slow: Story = slow;
export const Offline: Story = offline();
export const French: Story = { args: Ten.args ?? {}, ...french };
export const Dark: Story = { args: Ten.args ?? {}, ...dark, tags: ['!test'] };
export const SmallPhone: Story = { args: Ten.args ?? {}, ...smallPhone, tags: ['!test'] };
