import { ApiError } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dark, french, smallPhone } from '../../../test/screen-states.js';
import { idOf } from '../../testing/fixtures.js';
import { withCampus } from '../../testing/with-campus.js';
import { OrderView } from './order-view.js';
import { callProblem } from '../../kernel/index.js';
import { aGig, aPayment, aServiceOrder } from '../../testing/order-fixtures.js';
import { aListing } from '../../testing/listing-fixtures.js';
import { order, of, asSeller, unpaid, openHelp } from './states/order-view.fixtures.js';

const meta = {
  id: 'screens-payments-order',
  title: 'Screens/Buy/Payments/Order',
  component: OrderView,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen' },
  args: { order },
} satisfies Meta<typeof OrderView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BuyersCode: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('given a held order, then the handover code and one Message button are shown', async () => {
      await expect(canvas.getByRole('heading', { name: 'Your handover code' })).toBeVisible();
      await expect(canvas.getAllByRole('button', { name: /^Message / })).toHaveLength(1);
      await expect(canvas.queryByRole('img', { name: /^QR code/ })).toBeNull();
    });
    await step('when Show code is pressed, then a QR code appears', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Show code to / }));
      await expect(await canvas.findByRole('img', { name: /^QR code/ })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Hide the QR code' }));
    });
  },
};
/** Sums, progress, report, block and offline handover, unfolded. */
export const Help: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('given the folded help section, then its buttons are hidden', async () => {
      await expect(canvas.queryByRole('button', { name: 'Report a problem' })).toBeNull();
    });
    await openHelp({ canvas, userEvent });
    await step('when the help section is unfolded, then all its parts are shown', async () => {
      await expect(canvas.getByRole('button', { name: 'Report a problem' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: /^Block / })).toBeVisible();
      await expect(canvas.getByRole('heading', { name: 'Progress' })).toBeVisible();
      await expect(canvas.getByRole('heading', { name: /^No signal/ })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'See the listing' })).toBeVisible();
    });
  },
};
export const HelpDark: Story = { ...Help, ...dark };
export const HelpInFrench: Story = {
  ...french,
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: /^Aide pour cette commande/ })),
};
/** Several items handed over together. */
export const Bundle: Story = {
  args: of({
    price: 2675,
    platformFee: 133.75,
    processingFee: 40.13,
    amount: 2848.88,
    bundle: [0, 1, 2].map((n) => {
      const { id: hiveId, title, price, photos } = aListing(n);
      return { hiveId, title, price, photo: photos[0] ?? null };
    }),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /and 2 more items$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Desk lamp with USB' })).toBeVisible();
  },
};
export const SellerEntersCode: Story = { args: of(asSeller) };
/** Gig paid in milestones. */
export const Milestone: Story = {
  args: of({
    ...aGig(0),
    milestone: { id: idOf(9011), number: 2, count: 3, title: 'First draft' },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Milestone 2 of 3: First draft')).toBeVisible();
  },
};
export const NoPlaceNamed: Story = {
  args: of({ transactionHive: { ...aPayment(0).transactionHive, place: null } }),
};
export const WrongCode: Story = {
  args: of(asSeller, {
    problem: callProblem(new ApiError({ code: 'handover_code_wrong', status: 422, message: '' })),
    attempt: 1,
  }),
};
export const ReleasedToSeller: Story = {
  args: of({
    ...asSeller,
    orderStatus: 'released',
    releasedAt: '2026-11-20T11:58:00.000Z',
    autoReleaseAt: null,
  }),
};
/** Seller without a payout account, before and after the release. */
export const NoAccountYet: Story = { args: of(asSeller, { needsAccount: true }) };
export const ReleasedWithoutAccount: Story = {
  args: of({ ...asSeller, orderStatus: 'released', autoReleaseAt: null }, { needsAccount: true }),
};
export const TicketHeld: Story = {
  args: of({
    item: 'ticket',
    handoverCode: null,
    metadata: { ...aPayment(0).metadata, hiveType: 'buzz', hiveTitle: 'Jazz under the mango trees' },
    transactionHive: {
      ...aPayment(0).transactionHive,
      hiveTypeId: 'buzz',
      place: 'Jones Quartey forecourt',
      eventDate: '2026-11-27T18:00:00.000Z',
    },
  }),
};
export const ReleasedByBuyer: Story = {
  args: of({ orderStatus: 'released', handoverCode: null, autoReleaseAt: null }),
  play: async ({ canvasElement, step }) => {
    await step('given money that was released earlier, then the comb is full and not animated', async () => {
      const comb = canvasElement.querySelector('[data-slot=filled-comb]');
      await expect(comb).toBeVisible();
      await expect(comb).not.toHaveAttribute('data-rises');
    });
  },
};
export const Pending: Story = {
  args: of({
    status: 'pending',
    orderStatus: 'pending_payment',
    authorizationUrl: '#pay',
    handoverCode: null,
    paidAt: null,
    autoReleaseAt: null,
  }),
  play: async ({ canvas, userEvent }) => {
    await openHelp({ canvas, userEvent });
    await expect(canvas.getByRole('button', { name: 'Cancel order' })).toBeVisible();
  },
};
export const Declined: Story = {
  args: of({
    status: 'failed',
    orderStatus: 'failed',
    failureReason: 'Declined',
    handoverCode: null,
    paidAt: null,
    autoReleaseAt: null,
  }),
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'See similar' })).toBeVisible(),
};
export const DeclinedAndStillForSale: Story = {
  args: of({
    ...unpaid,
    status: 'failed',
    orderStatus: 'failed',
    failureReason: 'Insufficient funds',
    transactionHive: { ...aPayment(0).transactionHive, status: 'active' },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your balance was too low. You haven’t been charged.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      expect.stringContaining('checkout'),
    );
  },
};
export const Expired: Story = { args: of({ ...unpaid, status: 'failed', orderStatus: 'expired' }) };
export const FailedForTheSeller: Story = {
  args: of({ ...asSeller, ...unpaid, status: 'failed', orderStatus: 'failed' }),
  play: ({ canvas }) => expect(canvas.queryByRole('link', { name: 'See similar' })).toBeNull(),
};

export const Missing: Story = { args: { order: { ...order, state: { status: 'missing' } } } };
export const Failed: Story = {
  args: { order: { ...order, state: { status: 'failed', retry: () => undefined } } },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'See payment history' })).toBeVisible(),
};
export const Loading: Story = { args: { order: { ...order, state: { status: 'loading' } } } };

/** Service package, as bought. */
export const Service: Story = {
  args: { order: { ...order, state: { status: 'ready', payment: aServiceOrder(0) } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Package: Standard' })).toBeVisible();
    await expect(canvas.getByText('Three logos to choose from, and one poster.')).toBeVisible();
  },
};
export const ServiceToDo: Story = {
  args: {
    order: {
      ...order,
      state: { status: 'ready', payment: aServiceOrder(0, { role: 'seller', handoverCode: null }) },
    },
  },
};
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
