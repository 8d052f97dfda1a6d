import { ApiError } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dark, french, long, smallPhone } from '../../../../test/screen-states.js';
import { withCampus } from '../../../testing/with-campus.js';
import { aCase, campusWith, eventCase, page } from '../moderation.fixtures.js';
import { ModerationTabs } from '../moderation-tabs.fixture.js';

const meta = {
  id: 'screens-moderation-reports',
  title: 'Screens/Moderate/Reports',
  component: ModerationTabs,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', ...campusWith() },
  args: { tab: 'reports' },
} satisfies Meta<typeof ModerationTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { parameters: campusWith({ reports: async () => page([]) }) };
/** The report of an event shows the organiser's messages to attendees. */
export const EventWithMessages: Story = {
  parameters: campusWith({ reports: async () => page([eventCase]) }),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then the messages to attendees can be read, the latest last', async () => {
      await waitFor(() => expect(canvas.getByText('What the organiser wrote to attendees')).toBeVisible());
      await expect(canvas.getByText('Pay the rest to 055 019 8842 before Friday.')).toBeVisible();
    });
  },
};
export const LongText: Story = long;
let decided: unknown = null;

/** Decision dialog: shows the effect, requires a reason, and keeps it when sending fails. */
export const Deciding: Story = {
  parameters: campusWith({
    resolve: async (input: unknown) => {
      if (decided === null) {
        decided = input;
        throw new ApiError({ code: 'network', status: 0, message: 'No connection.' });
      }
      decided = input;
      return { data: aCase };
    },
  }),
  play: async ({ canvasElement, step }) => {
    decided = null;
    const canvas = within(canvasElement);
    const screen = within(canvasElement.ownerDocument.body);
    await step('when a listing is to be hidden without a reason', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Hide listing' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Hide listing' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Hide listing' }));
    });
    await step('then it asks for one', async () => {
      await waitFor(() => expect(screen.getByText('Please give a reason.')).toBeVisible());
    });
    await step('when it is given without a connection', async () => {
      const dialog = within(screen.getByRole('dialog'));
      await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Counterfeit');
      await userEvent.click(dialog.getByRole('button', { name: 'Hide listing' }));
    });
    await step('then it shows a message and keeps the reason', async () => {
      await waitFor(() =>
        expect(
          screen.getByText('Network connection issue. Please check your internet connection.'),
        ).toBeVisible(),
      );
      await expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Counterfeit');
    });
    await step('when it is sent again', async () => {
      const dialog = within(screen.getByRole('dialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Hide listing' }));
    });
    await step('then it is done', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(decided).toMatchObject({ decision: 'hide', note: 'Counterfeit', until: null });
    });
  },
};

export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
