import { ApiError, type Meetup, type Payment } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { dark, french, smallPhone } from '../../../test/screen-states.js';
import { ago, idOf, NOW } from '../../testing/fixtures.js';
import { withCampus } from '../../testing/with-campus.js';
import { OrderView } from './order-view.js';
import type { OfflineHandover } from './use-offline-handover.js';
import type { Order } from './use-order.js';
import { callProblem } from '../../kernel/index.js';
import { aGig, aLesson, aMeetup, aPayment, aServiceOrder } from '../../testing/order-fixtures.js';
import { aListing } from '../../testing/listing-fixtures.js';

const offline: OfflineHandover = {
  storedOrder: null,
  asking: false,
  handedOver: null,
  step: 'closed',
  onStep: fn(),
  onShown: fn(),
  text: '',
  onTextChange: fn(),
  onTake: fn(),
  checking: false,
  problem: null,
  clockIsOff: false,
  onTryAgain: fn(),
};
const order: Order = {
  state: { status: 'ready', payment: aPayment(0) },
  code: '',
  onCodeChange: fn(),
  onHandover: fn(),
  onScanned: fn(),
  releasing: false,
  message: { onMessage: fn(), opening: false },
  meetup: { acts: [], now: NOW, onAct: fn(), acting: null, onCalendar: fn(), onShare: fn(), onChanged: fn() },
  lesson: { now: NOW, onAccept: fn(), onDecline: fn(), acting: null, onCalendar: fn(), onChanged: fn() },
  completion: {
    text: '',
    onTextChange: fn(),
    textMissing: false,
    onStep: fn(),
    taking: null,
    problem: null,
    revising: false,
    files: {
      uploads: [],
      remaining: 5,
      problem: null,
      onAdd: fn(),
      onRemove: fn(),
      onRetry: fn(),
    },
    onRevising: fn(),
  },
  delivery: {
    code: '',
    onCodeChange: fn(),
    onPickUp: fn(),
    pickingUp: false,
    problem: null,
    attempt: 0,
    onLeave: fn(),
    leaving: false,
    leaveProblem: null,
    onPhoto: fn(),
    sendingPhoto: false,
    photoProblem: null,
    onShare: fn(),
  },
  settlement: {
    open: null,
    onOpen: fn(),
    onAct: fn(),
    acting: null,
    amount: '',
    onAmountChange: fn(),
    amountProblem: null,
    onSend: fn(),
    sending: false,
    problem: null,
  },
  offline,
  problem: null,
  attempt: 0,
  needsAccount: false,
  problems: {
    open: null,
    onOpen: fn(),
    reason: '',
    text: '',
    onChange: fn(),
    errors: {},
    onReport: fn(),
    onAnswer: fn(),
    evidence: { photos: [], remaining: 4, onAdd: fn(), onRemove: fn(), onRetry: fn(), onClear: fn() },
    onCancel: fn(),
    sending: false,
    problem: null,
  },
};
const of = (change: Partial<Payment>, more: Partial<Order> = {}) => ({
  order: { ...order, state: { status: 'ready' as const, payment: aPayment(0, change) }, ...more },
});
const unpaid = { handoverCode: null, paidAt: null, autoReleaseAt: null } as const;
const asSeller = { role: 'seller', handoverCode: null } as const;

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
type Play = Parameters<NonNullable<Story['play']>>[0];

/** Unfolds everything below the next step. */
const openHelp = async ({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) =>
  userEvent.click(canvas.getByRole('button', { name: /^Help with this order/ }));

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
const refunding = (status: 'pending' | 'failed') =>
  of({
    status: 'failed',
    orderStatus: 'refunded',
    handoverCode: null,
    autoReleaseAt: null,
    refund: {
      status,
      reason: 'buyer_cancelled',
      note: null,
      amount: 2609.25,
      currency: 'GHS',
      createdAt: ago(5),
      processedAt: null,
    },
  });
/** The money has not arrived yet, so the badge does not call the order refunded. */
export const Refunded: Story = {
  args: refunding('pending'),
  play: ({ canvas }) => expect(canvas.getByText('Refund on its way')).toBeVisible(),
};
export const RefundLate: Story = {
  args: refunding('failed'),
  play: ({ canvas }) => expect(canvas.getByText('Refund late')).toBeVisible(),
};
export const Missing: Story = { args: { order: { ...order, state: { status: 'missing' } } } };
export const Failed: Story = {
  args: { order: { ...order, state: { status: 'failed', retry: () => undefined } } },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'See payment history' })).toBeVisible(),
};
export const Loading: Story = { args: { order: { ...order, state: { status: 'loading' } } } };

const dispute = {
  id: 'd',
  reason: 'not_as_described',
  text: 'The battery is dead after ten minutes.',
  photos: aListing(0).photos.slice(0, 2),
  answer: null,
  openedAt: ago(20),
  settleUntil: ago(20 - 2 * 1_440),
  proposal: null,
  outcome: null,
  note: null,
  resolvedAt: null,
} as const;
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
const chargeback = {
  id: 'c1',
  amount: 2609.25,
  effect: 'frozen',
  dueAt: '2026-11-21T18:00:00.000Z',
  outcome: null,
  raisedAt: ago(60),
  resolvedAt: null,
  owed: null,
} as const;
export const Frozen: Story = {
  args: of({ orderStatus: 'frozen', handoverCode: null, autoReleaseAt: null, chargeback }),
  play: ({ canvas }) => expect(canvas.getByText(/We have until 21 Nov 2026/)).toBeVisible(),
};
export const FrozenForSeller: Story = {
  args: of({
    ...asSeller,
    orderStatus: 'frozen',
    autoReleaseAt: null,
    chargeback: { ...chargeback, owed: 0 },
  }),
};
/** The bank set no deadline. */
export const FrozenWithoutDeadline: Story = {
  args: of({
    orderStatus: 'frozen',
    handoverCode: null,
    autoReleaseAt: null,
    chargeback: { ...chargeback, dueAt: null },
  }),
  play: ({ canvas }) => expect(canvas.queryByText(/We have until/)).toBeNull(),
};
export const ChargedBack: Story = {
  args: of({
    orderStatus: 'charged_back',
    status: 'failed',
    handoverCode: null,
    autoReleaseAt: null,
    chargeback: { ...chargeback, outcome: 'lost', resolvedAt: ago(5) },
  }),
};
export const OwedBySeller: Story = {
  args: of({
    ...asSeller,
    orderStatus: 'paid_out',
    autoReleaseAt: null,
    releasedAt: ago(300),
    chargeback: { ...chargeback, effect: 'debt', owed: 2425.5 },
  }),
};
export const RefundedByModerator: Story = {
  args: of({
    orderStatus: 'refunded',
    status: 'failed',
    handoverCode: null,
    autoReleaseAt: null,
    dispute: { ...dispute, outcome: 'refund', note: 'The photos show another laptop.', resolvedAt: ago(5) },
    refund: {
      status: 'processed',
      reason: 'dispute',
      note: null,
      amount: 2609.25,
      currency: 'GHS',
      createdAt: ago(5),
      processedAt: ago(1),
    },
  }),
};
/** Refund without a handover. The seller can offer the item again. */
export const RefundedForSeller: Story = {
  args: of({
    ...asSeller,
    orderStatus: 'refunded',
    status: 'failed',
    autoReleaseAt: null,
    dispute: { ...dispute, outcome: 'refund', note: 'The photos show another laptop.', resolvedAt: ago(5) },
    refund: {
      status: 'processed',
      reason: 'dispute',
      note: null,
      amount: 2609.25,
      currency: 'GHS',
      createdAt: ago(5),
      processedAt: ago(1),
    },
  }),
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Offer it again' })).toBeVisible(),
};
const mismatched = {
  ...unpaid,
  orderStatus: 'refunded',
  status: 'failed',
  transactionHive: { ...aPayment(0).transactionHive, status: 'active' },
  refund: {
    status: 'pending',
    reason: 'wrong_amount',
    note: null,
    amount: 1304.63,
    currency: 'GHS',
    createdAt: ago(5),
    processedAt: null,
  },
} as const satisfies Partial<Payment>;
/** Payment below the price. It was not used and is refunded. */
export const WrongAmount: Story = {
  args: of(mismatched),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/we received .*1,304\.63/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Try again' })).toBeVisible();
  },
};
export const WrongCurrencyForSeller: Story = {
  args: of({
    ...mismatched,
    ...asSeller,
    refund: { ...mismatched.refund, reason: 'wrong_currency', amount: 170, currency: 'USD' },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/we received USD 170\.00/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Try again' })).toBeNull();
  },
};

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

/** Meet-up in a given state, with the actions that the rules allow. */
const meeting = (change: Partial<Meetup>, acts: Order['meetup']['acts'], payment: Partial<Payment> = {}) =>
  of({ ...payment, meetup: aMeetup(change) }, { meetup: { ...order.meetup, acts } });
export const MeetupProposed: Story = {
  args: meeting({ proposedBy: 'seller' }, ['accept', 'decline']),
  play: async ({ args, canvas, step, userEvent }) => {
    await step('when the buyer accepts the meet-up that the seller suggested', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Accept' })),
    );
    await step('then the acceptance of the meet-up is requested', () =>
      expect(args.order.meetup.onAct).toHaveBeenCalledWith('accept'),
    );
  },
};
export const MeetupWaits: Story = { args: meeting({ proposedBy: 'buyer' }, ['decline']) };
const agreed = meeting({ status: 'accepted' }, ['decline']);
export const MeetupAgreed: Story = {
  args: agreed,
  play: async ({ canvas, step, userEvent }) => {
    await step(
      'given an agreed meet-up, then the page states the agreement and hides the Change button',
      async () => {
        await expect(canvas.getByText('You both agreed.')).toBeVisible();
        await expect(canvas.queryByRole('button', { name: 'Change' })).toBeNull();
      },
    );
    await step('when the help section is unfolded, then the meet-up can be changed', async () => {
      await openHelp({ canvas, userEvent });
      await expect(canvas.getByRole('button', { name: 'Change' })).toBeVisible();
    });
  },
};
export const MeetupAgreedPhone: Story = { args: agreed, ...smallPhone, tags: ['!test'] };
export const MeetupAgreedFrench: Story = { args: agreed, ...french };
export const MeetupAgreedDark: Story = { args: agreed, ...dark };
export const MeetupNear: Story = {
  args: meeting({ status: 'accepted', startsAt: ago(-30), arrived: ['seller'] }, ['arrive', 'decline']),
};
export const MeetupNoShow: Story = {
  args: meeting({ status: 'accepted', startsAt: ago(31), arrived: ['buyer'] }, ['decline', 'no_show']),
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await step('when the buyer who waited reports that the seller did not come', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /didn’t come/ }));
    });
    await step('then a dialog asks for confirmation, and the missed meet-up is reported', async () => {
      const dialog = await page.findByRole('alertdialog');
      await expect(args.order.meetup.onAct).not.toHaveBeenCalled();
      await userEvent.click(within(dialog).getByRole('button', { name: /didn’t come/ }));
      await expect(args.order.meetup.onAct).toHaveBeenCalledWith('no_show');
    });
  },
};
export const MeetupMissed: Story = { args: meeting({ status: 'missed', missedBy: 'seller' }, []) };
export const MeetupCalledOff: Story = { args: meeting({ status: 'declined' }, []) };

const lesson = (...change: Parameters<typeof aLesson> extends [number, ...infer Rest] ? Rest : never) => ({
  order: { ...order, state: { status: 'ready' as const, payment: aLesson(0, ...change) } },
});
const another = { proposedStartsAt: '2026-11-25T17:00:00.000Z' } as const;
/** Lesson that its student can move or add to a calendar. */
export const LessonBooked: Story = {
  args: lesson(),
  play: async ({ args, canvas, step, userEvent }) => {
    await openHelp({ canvas, userEvent });
    await step('given a lesson in four days, then the page says until when it can be moved', async () => {
      await expect(canvas.getByText(/It can be moved until/)).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Move the lesson' })).toBeVisible();
    });
    await step('when Add to calendar is pressed, then the calendar entry is requested', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add to calendar' }));
      await expect(args.order.lesson.onCalendar).toHaveBeenCalled();
    });
  },
};
export const LessonBookedPhone: Story = { ...LessonBooked, ...smallPhone, tags: ['!test'] };
export const LessonBookedDark: Story = { ...LessonBooked, ...dark, tags: ['!test'] };
export const LessonOtherTimeProposed: Story = {
  args: lesson(another),
  play: async ({ args, canvas, step, userEvent }) => {
    await step('when the student presses Keep the time, then the proposed time is declined', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Keep the time' }));
      await expect(args.order.lesson.onDecline).toHaveBeenCalled();
    });
    await step('when the student presses Accept, then the proposed time is accepted', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
      await expect(args.order.lesson.onAccept).toHaveBeenCalled();
    });
  },
};
export const LessonOtherTimeProposedFrench: Story = { args: lesson(another), ...french };
export const LessonOfATutor: Story = { args: lesson({}, asSeller) };
export const LessonProposalWaits: Story = { args: lesson(another, asSeller) };
export const LessonTooLateToMove: Story = {
  args: lesson({ startsAt: ago(-60), endsAt: ago(-150), movableUntil: ago(180) }),
  play: async ({ canvas, step, userEvent }) => {
    await openHelp({ canvas, userEvent });
    await step('given a lesson in an hour, then a message says that it can no longer be moved', async () => {
      await expect(canvas.getByText(/can’t be moved any more/)).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Move the lesson' })).toBeNull();
    });
  },
};
