import { ApiError, type GigMilestones, type Milestone, type MilestonePlan } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { dark, french, smallPhone } from '../../../../test/screen-states.js';
import { callProblem } from '../../../kernel/index.js';
import { ago, idOf } from '../../../testing/fixtures.js';
import { withCampus } from '../../../testing/with-campus.js';
import { MilestonesView } from './milestones-view.js';
import type { MilestonesControl, MilestonesState } from './use-milestones.js';

const PARTS = [
  { title: 'Outline', price: 100 },
  { title: 'First draft', price: 300 },
  { title: 'Final version', price: 200.5 },
];
const plan = (states: readonly Milestone['state'][], change: Partial<MilestonePlan> = {}): MilestonePlan => ({
  id: idOf(9000),
  status: 'accepted',
  milestones: PARTS.map((part, index) => {
    const state = states[index] ?? 'waiting';
    const isPaid = state !== 'due' && state !== 'waiting';
    return { id: idOf(9010 + index), ...part, state, paymentId: isPaid ? idOf(4000 + index) : null };
  }),
  reason: null,
  createdAt: ago(60),
  answerBy: null,
  ...change,
});
const proposal = (change: Partial<MilestonePlan> = {}) =>
  plan(['due'], { id: idOf(9001), status: 'proposed', answerBy: ago(-71 * 60), ...change });

const DECLINED = { status: 'declined', answerBy: null } as const;

const control: MilestonesControl = {
  state: { status: 'loading' },
  onStep: fn(),
  taking: null,
  problem: null,
  declining: false,
  onDeclining: fn(),
  reason: '',
  onReason: fn(),
  reasonMissing: false,
};
const showing = (state: MilestonesState, more: Partial<MilestonesControl> = {}) => ({
  control: { ...control, ...more, state },
});
const of = (data: Partial<GigMilestones>, more: Partial<MilestonesControl> = {}) =>
  showing(
    {
      status: 'ready',
      data: { agreedPrice: 600.5, mayPropose: false, standing: null, proposal: null, ...data },
    },
    more,
  );
const worker = { side: 'worker', name: 'Akosua' } as const;

const meta = {
  id: 'screens-milestones',
  title: 'Screens/Sell and earn/Milestones of a gig',
  component: MilestonesView,
  decorators: [withCampus],
  args: { side: 'poster', name: 'Kwame', onPropose: fn(), ...of({ mayPropose: true }) },
} satisfies Meta<typeof MilestonesView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotDivided: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('when the poster presses Split into milestones', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Split into milestones' })),
    );
    await step('then the proposal form is requested', () => expect(args.onPropose).toHaveBeenCalledOnce());
  },
};
/** Gig below the price for milestones. */
export const Nothing: Story = {
  args: of({}),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Milestones')).toBeNull();
  },
};
export const Loading: Story = { args: showing({ status: 'loading' }) };
export const Failed: Story = {
  args: showing({ status: 'failed', retry: fn() }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const PosterWaits: Story = {
  args: of({ mayPropose: true, proposal: proposal() }),
  play: async ({ args, canvas, step, userEvent }) => {
    await step('when the poster withdraws the milestones', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Withdraw' })),
    );
    await step('then the withdrawal of the shown proposal is requested', () =>
      expect(args.control.onStep).toHaveBeenCalledWith({ step: 'withdraw', planId: idOf(9001) }),
    );
  },
};
export const WorkerAnswers: Story = {
  args: { ...worker, ...of({ proposal: proposal() }) },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('when the worker agrees', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Agree' })),
    );
    await step('then the acceptance of the shown proposal is requested', () =>
      expect(args.control.onStep).toHaveBeenCalledWith({ step: 'accept', planId: idOf(9001) }),
    );
  },
};
export const WorkerDeclines: Story = {
  args: { ...worker, ...of({ proposal: proposal() }, { declining: true, reason: 'Half of it first.' }) },
  play: async ({ args, step, userEvent }) => {
    await step('when the worker declines with a reason', async () => {
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    });
    await step('then the refusal of the shown proposal is requested', () =>
      expect(args.control.onStep).toHaveBeenCalledWith({ step: 'decline', planId: idOf(9001) }),
    );
  },
};
export const WithoutAReason: Story = {
  args: { ...worker, ...of({ proposal: proposal() }, { declining: true, reasonMissing: true }) },
};
/** Milestones that were replaced while the worker was reading them. */
export const Changed: Story = {
  args: {
    ...worker,
    ...of(
      { proposal: proposal() },
      {
        problem: callProblem(
          new ApiError({ code: 'milestones_changed', status: 409, message: 'Look at them again.' }),
        ),
      },
    ),
  },
};
export const PosterIsDeclined: Story = {
  args: of({
    mayPropose: true,
    proposal: proposal({ ...DECLINED, reason: 'The outline is half of the work: pay ₵300 for it.' }),
  }),
};
export const WorkerDeclined: Story = {
  args: { ...worker, ...of({ proposal: proposal({ ...DECLINED, reason: 'Half of it first.' }) }) },
};
const EXPIRED = { status: 'expired', answerBy: null } as const;
export const PosterIsNotAnswered: Story = {
  args: of({ mayPropose: true, proposal: proposal(EXPIRED) }),
  play: async ({ args, canvas, step, userEvent }) => {
    await step('given milestones that the worker did not answer in time', () =>
      expect(canvas.getByText(/Kwame didn’t answer these milestones in time/)).toBeVisible(),
    );
    await step('when the poster presses Propose others', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Propose others' })),
    );
    await step('then the form for another proposal is requested', () =>
      expect(args.onPropose).toHaveBeenCalledOnce(),
    );
  },
};
export const WorkerMissedThem: Story = {
  args: { ...worker, ...of({ proposal: proposal(EXPIRED) }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Agree' })).toBeNull();
  },
};
export const PosterPaysNext: Story = {
  args: of({ mayPropose: true, standing: plan(['released', 'due']) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Next: pay “First draft”.');
  },
};
export const WorkerWaits: Story = { args: { ...worker, ...of({ standing: plan(['due']) }) } };
export const BeingPaid: Story = { args: of({ standing: plan(['released', 'paying']) }) };
export const PosterLooks: Story = {
  args: of({ mayPropose: true, standing: plan(['released', 'held']) }),
};
export const WorkerWorks: Story = {
  args: { ...worker, ...of({ standing: plan(['released', 'held']) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/paid and held for you/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the payment of “First draft”' })).toBeVisible();
  },
};
export const Disputed: Story = { args: of({ standing: plan(['refunded', 'disputed']) }) };
export const ChangeProposed: Story = {
  args: {
    ...worker,
    ...of({ standing: plan(['released', 'due']), proposal: proposal({ milestones: changed() }) }),
  },
};
export const Over: Story = { args: of({ standing: plan(['released', 'refunded', 'released']) }) };
export const EndedEarly: Story = {
  args: of({ standing: plan(['released', 'due'], { status: 'ended' }) }),
};
export const LongWords: Story = {
  args: of({
    standing: plan(['held'], {
      milestones: PARTS.map((part, index) => ({
        ...part,
        id: idOf(9010 + index),
        title: 'Pneumonoultramicroscopicsilicovolcanoconiosis and the whole of its history',
        price: 99_999.99,
        state: index === 0 ? 'held' : 'waiting',
        paymentId: index === 0 ? idOf(4000) : null,
      })),
    }),
  }),
};
export const French: Story = {
  ...french,
  args: of({ mayPropose: true, standing: plan(['released', 'due']) }),
};
export const Dark: Story = {
  ...dark,
  args: of({ mayPropose: true, standing: plan(['released', 'held']) }),
  tags: ['!test'],
};
export const SmallPhone: Story = {
  ...smallPhone,
  args: { ...worker, ...of({ standing: plan(['released', 'due']), proposal: proposal() }) },
  tags: ['!test'],
};

function changed(): Milestone[] {
  const [first] = plan(['released']).milestones;
  const rest = [
    { title: 'Half of the draft', price: 250 },
    { title: 'The other half', price: 250.5 },
  ];
  return [
    ...(first === undefined ? [] : [first]),
    ...rest.map((part, index) => ({
      id: idOf(9020 + index),
      ...part,
      state: index === 0 ? ('due' as const) : ('waiting' as const),
      paymentId: null,
    })),
  ];
}
