import type { SuspensionShown } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ago } from '../../testing/fixtures.js';
import { callProblem } from '../../kernel/index.js';
import { withCampus } from '../../testing/with-campus.js';
import { SuspensionView } from './suspension-view.js';
import type { AppealForm } from './use-appeal-form.js';
import type { SuspensionState } from './use-suspension.js';

const suspension: SuspensionShown = {
  reason: 'Asked two buyers to send the money to another number first.',
  since: ago(300),
  until: ago(-7 * 24 * 60),
  mayAppeal: true,
  appeal: null,
};
const appeal: NonNullable<SuspensionShown['appeal']> = {
  text: 'My phone was stolen that week. I have the police report.',
  createdAt: ago(120),
  outcome: null,
  note: null,
  resolvedAt: null,
};
const showing = (change: Partial<SuspensionShown> = {}): { state: SuspensionState } => ({
  state: { status: 'ready', suspension: { ...suspension, ...change } },
});
const upheld = (note: string): Partial<SuspensionShown> => ({
  mayAppeal: false,
  appeal: { ...appeal, outcome: 'uphold', note, resolvedAt: ago(5) },
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
  id: 'screens-appeals-suspension',
  title: 'Screens/Look after it/Appeals/Suspension',
  component: SuspensionView,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { session: { status: 'anonymous' } } },
  args: { ...showing(), form },
} satisfies Meta<typeof SuspensionView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Suspended: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await step('when Send appeal is pressed', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Send appeal' })),
    );
    await step('then the appeal is sent once', () => expect(args.form.onSend).toHaveBeenCalledTimes(1));
  },
};
export const WithoutEnd: Story = { args: showing({ until: null }) };
export const Waiting: Story = { args: showing({ mayAppeal: false, appeal }) };
export const Upheld: Story = { args: showing(upheld('Three students say the same of you.')) };
export const Unknown: Story = { args: { state: { status: 'unknown' } } };
export const Over: Story = { args: { state: { status: 'over' } } };
export const Problems: Story = {
  args: {
    form: { ...form, textMissing: true, problem: callProblem(new Error('No answer')) },
  },
};
export const LongText: Story = {
  args: showing({
    ...upheld('Pneumonoultramicroscopicsilicovolcanoconiosis '.repeat(10)),
    reason: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(4),
  }),
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const French: Story = { args: showing({ mayAppeal: false, appeal }), globals: { locale: 'fr' } };
export const Dark: Story = { globals: { theme: 'dark' }, tags: ['!test'] };
/** Redirect from a page that was open during the suspension. */
export const ToldOnAnOpenPage: Story = { args: { state: { status: 'unknown' }, isNotified: true } };
