import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { campusOf } from '../../../../test/on-scene.js';
import { dark, french, long, smallPhone } from '../../../../test/screen-states.js';
import { withCampus } from '../../../testing/with-campus.js';
import { ModerationTabs } from '../moderation-tabs.fixture.js';

const meta = {
  id: 'screens-moderation-reports',
  title: 'Screens/Moderate/Reports',
  component: ModerationTabs,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { scene: 'cases to decide', viewer: 'Efua Danquah' } },
  args: { tab: 'reports' },
} satisfies Meta<typeof ModerationTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { parameters: { campus: { scene: 'nothing to decide' } } };
/** The report of an event shows the organiser's messages to attendees. */
export const EventWithMessages: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then the messages of the organiser to the attendees are shown', async () => {
      await waitFor(() => expect(canvas.getByText('The organiser’s messages to attendees')).toBeVisible());
      await expect(canvas.getByText('Pay the rest to 055 019 8842 before Friday.')).toBeVisible();
    });
  },
};
export const LongText: Story = long;

/** Decision dialog: shows the effect, requires a reason, and keeps it when sending fails. */
export const Deciding: Story = {
  parameters: { campus: { failures: { 'moderation.resolve': 'lost-once' } } },
  play: async ({ canvasElement, loaded, step }) => {
    const canvas = within(canvasElement);
    const screen = within(canvasElement.ownerDocument.body);
    await step('when the moderator deletes a listing without a reason', async () => {
      await userEvent.click(
        (await canvas.findAllByRole('button', { name: 'Delete listing' }))[0] ?? canvasElement,
      );
      const dialog = within(await screen.findByRole('dialog', { name: 'Delete listing' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Delete listing' }));
    });
    await step('then an error asks for a reason', async () => {
      await waitFor(() => expect(screen.getByText('Please give a reason.')).toBeVisible());
    });
    await step('when a reason is entered and sent without a connection', async () => {
      const dialog = within(screen.getByRole('dialog'));
      await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Counterfeit');
      await userEvent.click(dialog.getByRole('button', { name: 'Delete listing' }));
    });
    await step('then a message names the lost connection, and the reason stays in the field', async () => {
      await waitFor(() =>
        expect(
          screen.getByText('Network connection issue. Please check your internet connection.'),
        ).toBeVisible(),
      );
      await expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Counterfeit');
    });
    await step('when the decision is sent again', async () => {
      const dialog = within(screen.getByRole('dialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Delete listing' }));
    });
    await step('then the dialog closes, and the report is resolved with this reason', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const { moderation } = campusOf(loaded).as('Efua Danquah');
      const { data } = await moderation.reports({ state: 'resolved' });
      await expect(data.find(({ note }) => note === 'Counterfeit')?.decision).toBe('delete');
    });
  },
};

export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
