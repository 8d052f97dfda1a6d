import type { Completion, Payment } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { dark, french, smallPhone } from '../../../test/screen-states.js';
import { ago } from '../../testing/fixtures.js';
import { withCampus } from '../../testing/with-campus.js';
import { CompletionPanel } from './completion-panel.js';
import type { CompletionControl } from './use-completion.js';
import { aGig } from '../../testing/order-fixtures.js';

const control: CompletionControl = {
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
};
const note = 'All forty pages are typed. The file is in our chat.';
const thesis = { id: 'a1', name: 'Final year project.docx', format: 'docx', size: 2_400_000 } as const;
const table = { id: 'a2', name: 'Results.xlsx', format: 'xlsx', size: 84_000 } as const;
const first = { note, files: [thesis], doneAt: ago(2_000), revision: null };
const back = { ...first, revision: { reason: 'Page 3 is missing.', askedAt: ago(1_500) } };
const again = { note: 'Page 3 is in.', files: [thesis, table], doneAt: ago(30), revision: null };
const done: Completion = { status: 'done', rounds: [back, again], revisionsLeft: 2 };
const worker = { role: 'seller', handoverCode: null } as const;
/** Order whose work is marked as done. The seven days until the release are running. */
const asDone = { autoReleaseAt: '2026-12-01T12:00:00.000Z', work: null } as const;
const overdue = {
  work: { dueAt: ago(6_000), cancellableFrom: ago(1_680), refundedAt: '2026-12-16T12:00:00.000Z' },
} as const;
const errand = {
  delivery: {
    status: 'on_the_way',
    from: 'Legon Mall',
    to: 'Volta Hall',
    pickupCode: null,
    pickedUpAt: ago(50),
    onTheWayAt: ago(40),
    deliveredAt: null,
    photo: null,
  },
} as const;
const revision: Completion = { status: 'revision', rounds: [back], revisionsLeft: 2 };

/** Panel of a gig, as its poster sees it. */
function of(completion: Completion, more: Partial<CompletionControl> = {}, order: Partial<Payment> = {}) {
  const clocks = completion.status === 'done' ? asDone : {};
  return { payment: { ...aGig(0), ...clocks, ...order }, completion, control: { ...control, ...more } };
}

const meta = {
  id: 'screens-payments-completion',
  title: 'Screens/Buy/Payments/Completion',
  component: CompletionPanel,
  decorators: [withCampus],
  args: of({ status: 'working', rounds: [], revisionsLeft: 3 }),
} satisfies Meta<typeof CompletionPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PosterWaits: Story = {};
export const PosterMayCancel: Story = {
  args: of({ status: 'working', rounds: [], revisionsLeft: 3 }, {}, overdue),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You can cancel now for a full refund/)).toBeVisible();
  },
};
export const WorkerIsLate: Story = {
  args: of({ status: 'working', rounds: [], revisionsLeft: 3 }, {}, { ...worker, ...overdue }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/the money goes back/)).toBeVisible();
  },
};
export const HelperHasNoCode: Story = {
  args: of({ status: 'working', rounds: [], revisionsLeft: 0 }, {}, { ...worker, ...errand }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Where did you leave it/ })).toBeVisible();
  },
};
export const PosterOfErrandLooks: Story = {
  args: of({ ...done, rounds: [again], revisionsLeft: 0 }, {}, errand),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'I have it' })).toBeVisible();
  },
};
export const PosterLooks: Story = {
  args: of(done),
  play: async ({ args, canvas, step, userEvent }) => {
    await step('when the poster accepts the work and confirms', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Accept the work' }));
      const dialog = within(await screen.findByRole('alertdialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Release the money' }));
    });
    await step('then the money is released and the dialog closes', async () => {
      await expect(args.control.onStep).toHaveBeenCalledWith({ step: 'accept' });
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    });
    await step('and Ask for a revision opens the revision form', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ask for a revision' }));
      await expect(args.control.onRevising).toHaveBeenCalledWith({ open: true });
    });
  },
};
export const PosterAsksForARevision: Story = {
  args: of(done, { revising: true, text: 'The title page.' }),
  play: async ({ args, step, userEvent }) => {
    await step('when the poster sends the text of a revision', async () => {
      const dialog = within(await screen.findByRole('dialog'));
      await expect(dialog.getByText(/You can ask for 2 more/)).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    });
    await step('then the revision is requested from the worker', () =>
      expect(args.control.onStep).toHaveBeenCalledWith({ step: 'revise' }),
    );
  },
};
export const NoRevisionLeft: Story = {
  args: of({ ...done, revisionsLeft: 0 }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Ask for a revision' })).toBeNull();
    await expect(canvas.getByText(/You’ve used all your revisions/)).toBeVisible();
  },
};
export const WorkerBegins: Story = {
  args: of({ status: 'working', rounds: [], revisionsLeft: 3 }, { text: note }, worker),
  play: async ({ args, canvas, step, userEvent }) => {
    await step('when the worker presses Mark as done', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Mark as done' })),
    );
    await step('then the work is reported as finished', () =>
      expect(args.control.onStep).toHaveBeenCalledWith({ step: 'finish' }),
    );
  },
};
export const WorkerSaysNothing: Story = {
  args: of({ status: 'working', rounds: [], revisionsLeft: 3 }, { textMissing: true }, worker),
};
export const WorkerWaits: Story = { args: of(done, {}, worker) };
export const WorkerRevises: Story = { args: of(revision, {}, worker) };
export const Released: Story = { args: of(done, {}, { orderStatus: 'released', autoReleaseAt: null }) };
export const LongText: Story = {
  args: of({
    ...done,
    rounds: [{ ...again, note: 'Pneumonoultramicroscopicsilicovolcanoconiosis '.repeat(12) }],
  }),
};
export const French: Story = { ...french, args: of(done) };
export const Dark: Story = { ...dark, args: of(done), tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, args: of(done), tags: ['!test'] };
