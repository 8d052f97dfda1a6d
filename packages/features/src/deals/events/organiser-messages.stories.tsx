import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { idOf } from '../../testing/fixtures.js';
import { withCampus } from '../../testing/with-campus.js';
import { AttendeesScreen } from './attendees-screen.js';

const meta = {
  id: 'screens-events-attendees',
  title: 'Screens/Meet/Events/Attendees',
  component: AttendeesScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    // Kofi has the only place at Ama's event tonight, and Esi waits.
    campus: { scene: 'event tonight', viewer: 'Ama Owusu', ids: { id: 'event' } },
  },
  args: { id: idOf(0), code: null },
} satisfies Meta<typeof AttendeesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Message to all attendees. The typed text is kept until it is sent. */
export const MessageToAttendees: Story = {
  parameters: { campus: { failures: { 'events.message': 'lost-once' } } },
  play: async ({ canvasElement, step }) => {
    const body = within(canvasElement.ownerDocument.body);
    await step(
      'when the organiser sends a text that is too short, then an error appears beside the box',
      async () => {
        await userEvent.click(await body.findByRole('button', { name: 'Message attendees' }));
        const dialog = within(await body.findByRole('dialog'));
        await userEvent.type(dialog.getByLabelText('Message'), 'Hello');
        await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
        await waitFor(() => expect(dialog.getByText('At least 10 characters')).toBeVisible());
      },
    );
    await step(
      'when the connection is lost, then the text stays in the box and can be sent again',
      async () => {
        const dialog = within(body.getByRole('dialog'));
        await userEvent.type(dialog.getByLabelText('Message'), ', doors open at seven.');
        await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
        await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible());
        await expect(dialog.getByLabelText('Message')).toHaveValue('Hello, doors open at seven.');
        await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
      },
    );
    await step('then a message confirms that the text was sent, and the dialog closes', async () => {
      await waitFor(() => expect(body.getByText('Sent to everyone who is going')).toBeVisible());
      await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    });
    await step(
      'when a fourth message is sent on one day, then the dialog says that three were sent today',
      async () => {
        for (const number of ['second', 'third', 'fourth']) {
          await waitFor(() => expect(body.queryByRole('dialog'), `before the ${number}`).toBeNull());
          await userEvent.click(body.getByRole('button', { name: 'Message attendees' }));
          const dialog = within(await body.findByRole('dialog'));
          await userEvent.type(dialog.getByLabelText('Message'), `The ${number} message`);
          await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
        }
        await waitFor(() => expect(body.getByText(/sent three messages today/)).toBeVisible());
      },
    );
  },
};

/** Promo codes of an event with ticket sales, beside its lists. */
export const PromoCodes: Story = {
  parameters: { campus: { scene: 'ticket with a promo code' } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when the Promo codes tab is opened, then the code of the event is listed', async () => {
      await userEvent.click(await canvas.findByRole('tab', { name: 'Promo codes' }));
      await waitFor(() => expect(canvas.getByText('HALL10')).toBeVisible());
    });
    await step('when the Promo codes tab is opened a second time, then the list is shown again', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Going' }));
      await waitFor(() => expect(canvas.getByText('No one’s going yet')).toBeVisible());
      await userEvent.click(canvas.getByRole('tab', { name: 'Promo codes' }));
      await waitFor(() => expect(canvas.getByText('10% off each ticket')).toBeVisible());
    });
  },
};
