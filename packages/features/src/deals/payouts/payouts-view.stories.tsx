import type { Payout, PayoutAccount } from '@campushive/contract';
import { campus as ghana } from '@campushive/campus-ghana';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { callProblem } from '../../kernel/index.js';
import { withCampus } from '../../testing/with-campus.js';
import { account, credit, payout } from './payouts.fixtures.js';
import { PayoutsView } from './payouts-view.js';
import type { Payouts } from './use-payouts.js';

const bank: Payouts['form']['bank'] = {
  banks: { status: 'ready', banks: [{ code: '001', name: 'Test Bank' }] },
  fields: { bankCode: '', accountNumber: '' },
  onChange: fn(),
  errors: {},
  holder: null,
  onSubmit: fn(),
  checking: false,
  saving: false,
  problem: null,
};
const form: Payouts['form'] = {
  open: false,
  onOpen: fn(),
  methods: ['mobile_money'],
  method: 'mobile_money',
  onMethod: fn(),
  bank,
  fields: { network: 'mtn', phone: '', name: 'Akosua Mensah' },
  onChange: fn(),
  errors: {},
  otherNetwork: null,
  holder: null,
  onSave: fn(),
  saving: false,
  problem: null,
};
const ready = (change: Partial<PayoutAccount> = {}, payouts: readonly Payout[] = []): Payouts => ({
  state: { status: 'ready', account: { ...account, ...change }, payouts, loadMore: null, loadingMore: false },
  credits: { status: 'ready', credits: [], loadMore: null, loadingMore: false },
  form,
  onPayNow: fn(),
  paying: false,
  problem: null,
});
const list = [
  payout(0, { status: 'pending', kind: 'instant', fee: 1, paidAt: null }),
  payout(1, {
    ...{ status: 'failed', failure: 'account', failureCode: 'account_not_credited', paidAt: null },
    failureReason: 'The account could not be credited',
  }),
  payout(2),
];

const meta = {
  id: 'screens-payouts',
  title: 'Screens/Sell and earn/Payouts',
  component: PayoutsView,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen' },
  args: { payouts: ready({}, list) },
} satisfies Meta<typeof PayoutsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const NothingYet: Story = { args: { payouts: ready({ account: null, available: 0, held: 0 }) } };
export const NeedsAttention: Story = {
  args: {
    payouts: ready(
      { ...(account.account && { account: { ...account.account, needsAttention: true } }) },
      list,
    ),
  },
  play: async ({ canvasElement, step }) => {
    await step('then a message says that payouts are paused, and no next payout day is shown', async () => {
      const canvas = within(canvasElement);
      await expect(await canvas.findByText(/^Payouts are paused/)).toBeInTheDocument();
      await expect(canvas.queryByText(/The next time/)).toBeNull();
    });
  },
};
/** Delay on our side: the seller has nothing to do, and no other payout is offered. */
export const Delayed: Story = {
  args: {
    payouts: ready({ onTheWay: 312.8 }, [
      payout(0, {
        ...{ amount: 312.8, status: 'requested', failure: 'operator', paidAt: null },
        ...{ kind: 'instant', feeReturned: 1 },
        retryAt: '2026-11-20T20:42:00.000Z',
      }),
      payout(1),
    ]),
  },
  play: async ({ canvasElement, step }) => {
    await step(
      'then the delayed payout says that nothing is to do, and there is no button to be paid now',
      async () => {
        const canvas = within(canvasElement);
        await expect(await canvas.findByText('Nothing to do')).toBeVisible();
        await expect(canvas.getByText('Delayed')).toBeVisible();
        await expect(canvas.getByText(/₵1\.00 fee returned/)).toBeVisible();
        await expect(canvas.queryByRole('button', { name: /^Pay me/ })).toBeNull();
      },
    );
  },
};
/** Balance above the network's daily limit: part is sent now, the rest on the next days. */
export const AboveLimit: Story = {
  args: {
    payouts: ready({ available: 19_800, payableNow: 15_000 }, [
      payout(0, { kind: 'instant', amount: 15_000, fee: 1, sales: 0 }),
    ]),
  },
  play: async ({ canvasElement, step }) => {
    await step('then the page states the daily limit, and the button pays out this limit now', async () => {
      const canvas = within(canvasElement);
      await expect(
        await canvas.findByText(
          'Your account can be sent up to ₵15,000.00 a day. The rest follows on the next days.',
        ),
      ).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Pay me ₵15,000.00 now' })).toBeVisible();
      await expect(canvas.getByText('Part of a sale')).toBeVisible();
    });
  },
};
/** Daily limit used up. */
export const LimitReached: Story = {
  args: { payouts: ready({ available: 4_799, payableNow: 0 }, [payout(0, { amount: 15_000, sales: 0 })]) },
  play: async ({ canvasElement, step }) => {
    await step('then the page states the daily limit, and there is no button to be paid now', async () => {
      const canvas = within(canvasElement);
      await expect(await canvas.findByText(/^Your account can be sent up to/)).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /^Pay me/ })).toBeNull();
    });
  },
};
export const NewAccount: Story = {
  args: {
    payouts: ready(
      {
        ...(account.account && {
          account: { ...account.account, paidFrom: '2026-11-21T19:42:00.000Z' },
        }),
      },
      list,
    ),
  },
  play: async ({ canvasElement, step }) => {
    await step(
      'then the page says that the account is new, and there is no button to be paid now',
      async () => {
        const canvas = within(canvasElement);
        await expect(await canvas.findByText(/^This account is new/)).toBeVisible();
        await expect(canvas.queryByRole('button', { name: /^Pay me/ })).toBeNull();
      },
    );
  },
};
/** Credits from the campus, each with its status. */
export const Given: Story = {
  args: {
    payouts: {
      ...ready({}, [payout(0, { sales: 0, credits: 1 }), payout(1, { sales: 2, credits: 2 })]),
      credits: {
        status: 'ready',
        credits: [
          credit(0),
          credit(1, { status: 'on_the_way' }),
          credit(2, { status: 'paid' }),
          credit(3, {
            status: 'withdrawn',
            withdrawal: { reason: 'It was meant for another student.', at: '2026-11-20T09:00:00.000Z' },
          }),
        ],
        loadMore: fn(),
        loadingMore: false,
      },
    },
  },
  play: async ({ canvasElement, step }) => {
    await step(
      'then each credit shows its reason and state, and each payout its number of sales and credits',
      async () => {
        const canvas = within(canvasElement);
        await expect(await canvas.findByRole('heading', { name: 'From CampusHive' })).toBeVisible();
        await expect(canvas.getByText('With the next payout')).toBeVisible();
        await expect(canvas.getByText(/^Revoked .*: It was meant for another student\.$/)).toBeVisible();
        await expect(canvas.getByText('1 credit')).toBeVisible();
        for (const fact of ['2 sales', '2 credits']) await expect(canvas.getByText(fact)).toBeVisible();
      },
    );
  },
};
export const GivenFailed: Story = {
  args: { payouts: { ...ready({}, list), credits: { status: 'failed', retry: fn() } } },
};
export const OtherHolder: Story = {
  args: {
    payouts: {
      ...ready({ account: null }),
      form: {
        ...form,
        open: true,
        fields: { ...form.fields, phone: '024 000 0000' },
        errors: { name: { code: 'not_the_holder', params: { holder: 'ADWOA HOLDER' } } },
        holder: 'ADWOA HOLDER',
      },
    },
  },
};
const bankForm = (change: Partial<typeof bank>): Payouts => ({
  ...ready({ account: null }),
  form: {
    ...form,
    methods: ['mobile_money', 'bank'],
    method: 'bank',
    bank: { ...bank, fields: { bankCode: '001', accountNumber: '0123456789' }, ...change },
  },
});
const bankAccounts = { recipientType: 'ghipss', digits: { min: 10, max: 16 } } as const;
export const BankHolder: Story = {
  parameters: { campus: { payments: { ...ghana.payments, bankAccounts } } },
  args: { payouts: bankForm({ holder: 'ADWOA HOLDER' }) },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given a bank account whose holder the bank has confirmed', () =>
      expect(canvas.getByText('This account belongs to ADWOA HOLDER')).toBeVisible(),
    );
    await step('then the Save account button is shown', () =>
      expect(canvas.getByRole('button', { name: 'Save account' })).toBeVisible(),
    );
  },
};
/** Banks of a country with hundreds of them: typing finds one. */
export const ChoosesBank: Story = {
  parameters: { campus: { payments: { ...ghana.payments, bankAccounts } } },
  args: {
    payouts: bankForm({
      banks: {
        status: 'ready',
        banks: ['Access Bank', 'Ecobank', 'First Bank', 'Guaranty Trust Bank', 'Kuda Microfinance Bank'].map(
          (name, index) => ({ code: String(index), name }),
        ),
      },
      fields: { bankCode: '', accountNumber: '' },
    }),
  },
  play: async ({ args, canvasElement, step }) => {
    const bankField = within(canvasElement).getByRole('combobox', { name: 'Bank' });
    await step('when a part of the bank’s name is typed', () => userEvent.type(bankField, 'trust'));
    await step('then the list shows the bank, and Enter takes it', async () => {
      await screen.findByRole('option', { name: 'Guaranty Trust Bank' });
      await userEvent.keyboard('{Enter}');
      await expect(args.payouts.form.bank.onChange).toHaveBeenCalledWith({ bankCode: '3' });
    });
  },
};
export const WrongNumber: Story = {
  args: {
    payouts: {
      ...ready({ account: null }),
      form: {
        ...form,
        open: true,
        fields: { ...form.fields, phone: '0301234567' },
        errors: { phone: { code: 'invalid_phone' } },
      },
    },
  },
};
export const Refused: Story = {
  args: { payouts: { ...ready({}, list), problem: callProblem(new Error('No answer')) } },
};
export const Loading: Story = { args: { payouts: { ...ready(), state: { status: 'loading' } } } };
export const Failed: Story = { args: { payouts: { ...ready(), state: { status: 'failed', retry: fn() } } } };
export const French: Story = { globals: { locale: 'fr' } };
export const Dark: Story = { globals: { theme: 'dark' } };
