import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { dark, french, smallPhone } from '../../../test/screen-states.js';
import { idOf } from '../../testing/fixtures.js';
import { withCampus } from '../../testing/with-campus.js';
import { PaymentHistoryView } from './payment-history-view.js';
import type { PaymentHistory } from './use-payment-history.js';
import { aGig, aPayment } from '../../testing/order-fixtures.js';

const payments = [
  aPayment(0),
  aPayment(1, { role: 'seller', orderStatus: 'released', handoverCode: null }),
  aPayment(2, { status: 'failed', orderStatus: 'failed', handoverCode: null }),
  aPayment(3, { status: 'pending', orderStatus: 'pending_payment', handoverCode: null }),
];
const history: PaymentHistory = {
  state: { status: 'ready', payments, more: null, loadingMore: false },
  justPaid: null,
  message: { onMessage: fn(), opening: false },
  filters: { status: null, q: '', sort: 'date-desc' },
  onFiltersChange: fn(),
};

const meta = {
  id: 'screens-payments-history',
  title: 'Screens/Buy/Payments/History',
  component: PaymentHistoryView,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen' },
  args: { history },
} satisfies Meta<typeof PaymentHistoryView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const JustPaid: Story = { args: { history: { ...history, justPaid: aPayment(0) } } };
export const JustPaidTicket: Story = {
  args: { history: { ...history, justPaid: aPayment(0, { item: 'ticket', handoverCode: null }) } },
};
/** Payments of one gig, each with its milestone. */
export const Milestones: Story = {
  args: {
    history: {
      ...history,
      state: {
        status: 'ready',
        payments: [2, 1].map((number) =>
          aGig(number, {
            milestone: {
              id: idOf(9010 + number),
              number,
              count: 3,
              title: number === 1 ? 'Outline' : 'Draft',
            },
          }),
        ),
        more: null,
        loadingMore: false,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Milestone 2 of 3: Draft')[0]).toBeInTheDocument();
  },
};
export const NothingYet: Story = {
  args: { history: { ...history, state: { status: 'empty', filtered: false } } },
};
export const NothingFound: Story = {
  args: {
    history: {
      ...history,
      filters: { ...history.filters, q: 'lamp' },
      state: { status: 'empty', filtered: true },
    },
  },
};
export const Loading: Story = { args: { history: { ...history, state: { status: 'loading' } } } };

export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
