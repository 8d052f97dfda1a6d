import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { campusOf } from '../../../../test/on-scene.js';
import { smallPhone } from '../../../../test/screen-states.js';
import { callProblem } from '../../../kernel/index.js';
import { withCampus } from '../../../testing/with-campus.js';
import { ReportButton } from './report-button.js';
import { ReportDialogView } from './report-dialog.js';
import type { ReportForm } from './use-report-form.js';

const form: ReportForm = {
  reason: null,
  details: '',
  onReasonChange: fn(),
  onDetailsChange: fn(),
  onSend: fn(),
  sending: false,
  missing: { reason: false, details: false },
  problem: null,
};

const meta = {
  id: 'screens-reports',
  title: 'Screens/Look after it/Reports',
  component: ReportDialogView,
  decorators: [withCampus],
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: { type: 'listing', form, open: true, onOpenChange: fn() },
} satisfies Meta<typeof ReportDialogView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Listing: Story = {};
export const Message: Story = { args: { type: 'message', form: { ...form, reason: 'harassment' } } };
/** Report about study material shared without permission, which asks for the author of the work. */
export const StudyMaterial: Story = {
  args: { hive: 'archive', form: { ...form, reason: 'copyright' } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await expect(await screen.findByRole('radio', { name: /Shared without permission/ })).toBeChecked();
    await expect(screen.getByLabelText('Tell us more')).toHaveAttribute(
      'placeholder',
      'Which work is it, and whose?',
    );
  },
};
export const Gaps: Story = {
  args: {
    type: 'user',
    form: { ...form, reason: 'other', missing: { reason: false, details: true } },
  },
};
export const Dark: Story = {
  args: { form: { ...form, reason: 'scam' } },
  globals: { theme: 'dark' },
  tags: ['!test'],
};
export const Spanish: Story = { globals: { locale: 'es' }, tags: ['!test'] };
export const Sending: Story = { args: { form: { ...form, reason: 'scam', sending: true } }, tags: ['!test'] };
export const Failed: Story = {
  args: { form: { ...form, reason: 'scam', problem: callProblem(new Error('No answer')) } },
  tags: ['!test'],
};
export const French: Story = { globals: { locale: 'fr' }, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };

/** Button on the page of a listing, which is known by its id. */
const ButtonOf = ({ id }: { id: string }) => <ReportButton thing={{ type: 'listing', id }} />;
const campus = { scene: 'reported laptop', viewer: 'Akosua Mensah' };

export const Reporting: Story = {
  render: (_, { loaded }) => <ButtonOf id={campusOf(loaded).world.id('laptop')} />,
  parameters: { campus },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const screen = within(canvasElement.ownerDocument.body);
    await step('when a report is sent without a reason', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Report this listing' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Send report' }));
    });
    await step('then a message asks for a reason', async () => {
      await waitFor(() => expect(screen.getByText('Please choose what is wrong.')).toBeVisible());
      await waitFor(() => expect(screen.getAllByRole('radio')[0]).toHaveFocus());
    });
    await step('when "Something else" is chosen and sent', async () => {
      await userEvent.click(screen.getByRole('radio', { name: 'Something else' }));
      await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    });
    await step('then a message asks for an explanation', async () => {
      await waitFor(() => expect(screen.getByText('Please tell us what is wrong.')).toBeVisible());
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Tell us more' })).toHaveFocus());
    });
    await step('when the explanation is written and the report is sent', async () => {
      await userEvent.type(screen.getByRole('textbox', { name: 'Tell us more' }), 'The photo is mine');
      await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    });
    await step('then a toast says thank you, and the dialog closes', async () => {
      const toasts = await screen.findAllByText('Thank you. A moderator will look at this.');
      await waitFor(() => expect(toasts.at(-1)).toBeVisible());
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

export const ReportedBefore: Story = {
  render: (_, { loaded }) => <ButtonOf id={campusOf(loaded).world.id('laptop')} />,
  parameters: { campus: { ...campus, viewer: 'Esi Ofori' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const screen = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Report this listing' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Spam' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    const said = await screen.findAllByText('You’ve already reported this. A moderator will look at it.');
    await waitFor(() => expect(said[0]).toBeVisible());
  },
};
