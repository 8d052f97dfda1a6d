import { ApiError } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { dark, french, smallPhone } from '../../../../test/screen-states.js';
import { callProblem } from '../../../kernel/index.js';
import { withCampus } from '../../../testing/with-campus.js';
import { ProposalDialog } from './proposal-dialog.js';
import type { ProposalForm } from './use-proposal.js';

const rows = [
  { title: 'Outline', price: '100' },
  { title: 'Final version', price: '480.50' },
];
const form: ProposalForm = {
  rows,
  unchangedCount: 0,
  remaining: 600.5,
  difference: 20,
  errors: [{}, {}],
  isWrongSum: false,
  onRow: fn(),
  onAdd: fn(),
  onRemove: null,
  onSend: fn(),
  sending: false,
  problem: null,
};
const typed = (change: Partial<ProposalForm>) => ({ form: { ...form, ...change } });
const fits = {
  rows: [...rows, { title: 'Extra', price: '20' }],
  difference: 0,
  errors: [{}, {}, {}],
  onRemove: fn(),
};

const meta = {
  id: 'screens-milestones-proposal',
  title: 'Screens/Sell and earn/Milestones of a gig/Proposal',
  component: ProposalDialog,
  decorators: [withCampus],
  args: { form, name: 'Kwame', onClose: fn() },
} satisfies Meta<typeof ProposalDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typing: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('status')).toHaveTextContent('₵20.00 missing');
    await expect(dialog.getAllByRole('textbox', { name: 'Amount' })).toHaveLength(2);
  },
};
export const Empty: Story = {
  args: typed({ rows: rows.map(() => ({ title: '', price: '' })), difference: 600.5 }),
};
export const DoesNotAddUp: Story = {
  args: typed({ isWrongSum: true }),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    const [, last] = dialog.getAllByRole('textbox', { name: 'Amount' });
    await expect(last).toBeInvalid();
    await expect(last).toHaveAccessibleDescription('₵20.00 missing');
  },
};
export const TooMuch: Story = { args: typed({ isWrongSum: true, difference: -0.01 }) };
export const WrongFields: Story = {
  args: typed({
    errors: [{ title: { code: 'required' } }, { price: { code: 'not_a_number' } }],
    isWrongSum: true,
    difference: 500.5,
  }),
};
export const AddsUp: Story = {
  args: typed(fits),
  play: async ({ args, step, userEvent }) => {
    await step('when Propose is pressed with milestones that add up to the price', async () => {
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Propose' }));
    });
    await step('then the proposal is sent once', () => expect(args.form.onSend).toHaveBeenCalledOnce());
  },
};
/** Proposal for the rest, with one milestone already paid. */
export const TheRest: Story = { args: typed({ unchangedCount: 1, remaining: 500.5, difference: 0 }) };
export const Sending: Story = { args: typed({ ...fits, sending: true }) };
export const Refused: Story = {
  args: typed({
    ...fits,
    problem: callProblem(
      new ApiError({ code: 'payment_in_flight', status: 409, message: 'A payment is on its way.' }),
    ),
  }),
};
export const French: Story = { ...french, args: typed({ isWrongSum: true }) };
export const Dark: Story = { ...dark, args: typed(fits), tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, args: typed({ isWrongSum: true }), tags: ['!test'] };
