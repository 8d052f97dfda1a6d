import type { TakedownShown } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ago, idOf } from '../../testing/fixtures.js';
import { callProblem } from '../../kernel/index.js';
import { withCampus } from '../../testing/with-campus.js';
import { AppealView } from './appeal-view.js';
import type { AppealForm } from './use-appeal-form.js';
import type { AppealState } from './use-appeal.js';
import { aListing } from '../../testing/listing-fixtures.js';

const { id, title, hiveTypeId, photos } = aListing(0);
const listing = { id, title, hiveTypeId, status: 'hidden', photo: photos[0] ?? null } as const;
const takedown: TakedownShown = {
  listing,
  wanted: null,
  kind: 'hide',
  reason: 'The photos show another laptop than the one that is described.',
  decidedAt: ago(300),
  mayAppeal: true,
  appeal: null,
};
const appeal: NonNullable<TakedownShown['appeal']> = {
  text: 'It is the same laptop in its sleeve. I can show the receipt and the serial number.',
  createdAt: ago(120),
  outcome: null,
  note: null,
  resolvedAt: null,
};
const showing = (change: Partial<TakedownShown> = {}): { state: AppealState } => ({
  state: { status: 'ready', takedown: { ...takedown, ...change } },
});
const answered = (outcome: 'restore' | 'uphold', note: string): Partial<TakedownShown> => ({
  mayAppeal: false,
  appeal: { ...appeal, outcome, note, resolvedAt: ago(5) },
});
const form: AppealForm = {
  text: '',
  onTextChange: fn(),
  onSend: fn(),
  sending: false,
  textMissing: false,
  problem: null,
  sent: false,
};

const meta = {
  id: 'screens-appeals',
  title: 'Screens/Look after it/Appeals',
  component: AppealView,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen' },
  args: { ...showing(), form },
} satisfies Meta<typeof AppealView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await step('when Send appeal is pressed', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Send appeal' })),
    );
    await step('then the appeal is sent once', () => expect(args.form.onSend).toHaveBeenCalledTimes(1));
  },
};
export const Deleted: Story = {
  args: showing({ kind: 'delete', reason: null, listing: { ...listing, status: 'deleted' } }),
};
const post = { id: idOf(7300), title: 'A desk lamp', details: 'For a dark room', status: 'removed' } as const;
/** Decision about a wanted post. */
export const WantedPost: Story = {
  args: showing({ kind: 'delete', reason: 'It asks for an essay.', listing: null, wanted: post }),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given a removed request, then the heading speaks of a request', async () => {
      await expect(canvas.getByRole('heading', { name: 'What happened to your request' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Send appeal' })).toBeVisible();
    });
  },
};
export const WantedPostRestored: Story = {
  args: showing({
    ...answered('restore', 'You are right, it asks for a lamp.'),
    kind: 'delete',
    listing: null,
    wanted: { ...post, status: 'open' },
  }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'See the request' })).toBeVisible();
  },
};
export const ReportedByMany: Story = {
  args: showing({ kind: 'reports', reason: null, decidedAt: null, mayAppeal: false }),
};
export const Waiting: Story = { args: showing({ mayAppeal: false, appeal }) };
export const Restored: Story = {
  args: showing({
    ...answered('restore', 'The serial number is right. Sorry for the trouble.'),
    listing: { ...listing, status: 'active' },
  }),
};
export const Upheld: Story = { args: showing(answered('uphold', 'The receipt is for another model.')) };
export const ShownAgain: Story = {
  args: showing({ mayAppeal: false, listing: { ...listing, status: 'active' } }),
};
export const DeletedByItsPoster: Story = {
  args: showing({ mayAppeal: false, listing: { ...listing, status: 'deleted' } }),
};
export const Problems: Story = {
  args: {
    form: { ...form, textMissing: true, problem: callProblem(new Error('No answer')) },
  },
};
export const LongText: Story = {
  args: showing({
    ...answered('uphold', 'Pneumonoultramicroscopicsilicovolcanoconiosis '.repeat(10)),
    reason: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(4),
    listing: { ...listing, title: 'W'.repeat(100), photo: null },
  }),
};
export const Missing: Story = { args: { state: { status: 'missing' } } };
export const French: Story = { args: showing({ mayAppeal: false, appeal }), globals: { locale: 'fr' } };
