import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dark, french } from '../../../../test/screen-states.js';
import { ago } from '../../../testing/fixtures.js';
import { withCampus } from '../../../testing/with-campus.js';
import { OrderView } from '../order-view.js';
import { aListing } from '../../../testing/listing-fixtures.js';
import { order, of, asSeller, dispute, openHelp } from './order-view.fixtures.js';

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

const answered = {
  ...dispute,
  answer: {
    text: 'It ran for three hours when we met.',
    photos: aListing(1).photos.slice(0, 1),
    createdAt: ago(30),
  },
};
export const CanBeCancelled: Story = {
  args: of({ cancellableUntil: ago(-10) }),
  play: async ({ canvas, userEvent }) => {
    await openHelp({ canvas, userEvent });
    await expect(canvas.getByRole('button', { name: 'Cancel order' })).toBeVisible();
  },
};
export const TooLateToCancel: Story = {
  args: of({ cancellableUntil: ago(10) }),
  play: async ({ canvas, userEvent }) => {
    await openHelp({ canvas, userEvent });
    await expect(canvas.getByRole('button', { name: 'Report a problem' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  },
};
export const ReportingAProblem: Story = {
  args: of(
    {},
    {
      problems: {
        ...order.problems,
        open: 'report',
        errors: { reason: 'required', text: 'required' },
      },
    },
  ),
};
const undecided = { autoReleaseAt: null, block: { mine: null, theirs: 'undecided' } } as const;
export const BlockedBuyer: Story = { args: of(undecided) };
export const BlockedSeller: Story = { args: of({ ...asSeller, ...undecided }) };
export const BlockUndecided: Story = {
  args: of({ ...undecided, block: { mine: 'undecided', theirs: null } }),
};
export const BlockKept: Story = { args: of({ block: { mine: 'keep', theirs: null } }) };

export const Disputed: Story = {
  args: of({ orderStatus: 'disputed', handoverCode: null, autoReleaseAt: null, dispute }),
};
export const DisputedForSeller: Story = {
  args: of({ ...asSeller, orderStatus: 'disputed', autoReleaseAt: null, dispute }),
  play: async ({ args, canvas, step, userEvent }) => {
    await step('when the seller presses Answer the report, then the answer form is requested', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Answer the report' }));
      await expect(args.order.problems.onOpen).toHaveBeenCalledWith('answer');
    });
  },
};
export const Answered: Story = {
  args: of({ orderStatus: 'disputed', handoverCode: null, autoReleaseAt: null, dispute: answered }),
};
export const Answering: Story = {
  args: of(
    { ...asSeller, orderStatus: 'disputed', autoReleaseAt: null, dispute },
    { problems: { ...order.problems, open: 'answer', errors: { text: 'required' } } },
  ),
};
const disputed = { orderStatus: 'disputed', handoverCode: null, autoReleaseAt: null } as const;
const proposal = { id: 'p1', by: 'seller', amount: 400, createdAt: ago(5) } as const;
/** The seller proposes a part refund. The buyer replies. */
export const PartRefundProposed: Story = {
  args: of({ ...disputed, dispute: { ...dispute, proposal } }),
  play: async ({ args, canvas, step, userEvent }) => {
    await step('then the shares of the buyer and of the seller are shown', async () => {
      await expect(canvas.getByText('₵400.00', { selector: 'dd' })).toBeVisible();
      await expect(canvas.getByText('₵2,053.67')).toBeVisible();
    });
    await step('when the buyer accepts the part refund, then a confirmation is requested first', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Take ₵400.00 back' }));
      await expect(args.order.settlement.onOpen).toHaveBeenCalledWith('accept');
      await expect(args.order.settlement.onAct).not.toHaveBeenCalled();
    });
    await step('and when the buyer declines the part refund, no confirmation is needed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
      await expect(args.order.settlement.onAct).toHaveBeenCalledWith('decline');
    });
  },
};
export const PartRefundProposedDark: Story = { ...PartRefundProposed, ...dark, play: async () => undefined };
export const PartRefundProposedInFrench: Story = {
  ...PartRefundProposed,
  ...french,
  play: async () => undefined,
};
/** The seller's own proposal is pending. The seller can replace it, or refund everything. */
export const PartRefundWaits: Story = {
  args: of({ ...asSeller, ...disputed, dispute: { ...dispute, proposal } }),
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Accept' })).toBeNull(),
};
export const ProposingPartRefund: Story = {
  args: of(
    { ...asSeller, ...disputed, dispute },
    { settlement: { ...order.settlement, open: 'propose', amount: '400' } },
  ),
};
export const ProposingTooMuch: Story = {
  args: of(
    { ...disputed, dispute },
    {
      settlement: {
        ...order.settlement,
        open: 'propose',
        amount: '9000',
        amountProblem: { kind: 'too-large', paid: 2609.25 },
      },
    },
  ),
};
export const AcceptingPartRefund: Story = {
  args: of(
    { ...disputed, dispute: { ...dispute, proposal } },
    { settlement: { ...order.settlement, open: 'accept' } },
  ),
};
export const GivingAllBack: Story = {
  args: of({ ...asSeller, ...disputed, dispute }, { settlement: { ...order.settlement, open: 'concede' } }),
};
/** Settlement period over. A moderator reviews it, but both sides can still settle. */
export const SettlingLate: Story = {
  args: of({ ...disputed, dispute: { ...dispute, settleUntil: ago(60) } }),
  play: ({ canvas }) => expect(canvas.getByText(/A moderator is looking at it/)).toBeVisible(),
};
const partRefund = {
  status: 'requested',
  reason: 'settlement',
  note: null,
  amount: 400,
  currency: 'GHS',
  createdAt: ago(5),
  processedAt: null,
} as const;
const settled = {
  orderStatus: 'released',
  handoverCode: null,
  autoReleaseAt: null,
  releasedAt: ago(5),
  payout: 2053.67,
  dispute: { ...dispute, proposal, outcome: 'settled', resolvedAt: ago(5) },
  refund: partRefund,
} as const;
export const SettledForBuyer: Story = {
  args: of(settled),
  play: ({ canvas }) =>
    expect(
      canvas.getByText('₵400.00 goes back to you, and the seller gets ₵2,053.67 after fees.'),
    ).toBeVisible(),
};
export const SettledForSeller: Story = { args: of({ ...settled, ...asSeller }) };
export const ReportTakenBack: Story = {
  args: of({ dispute: { ...dispute, outcome: 'withdrawn', resolvedAt: ago(5) } }),
  play: ({ canvas }) => expect(canvas.getByText('You cancelled your report.')).toBeVisible(),
};
export const SellerGaveAllBack: Story = {
  args: of({
    ...disputed,
    orderStatus: 'refunded',
    status: 'failed',
    dispute: { ...dispute, outcome: 'conceded', resolvedAt: ago(5) },
    refund: { ...partRefund, amount: 2609.25 },
  }),
};
