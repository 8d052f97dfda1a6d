import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { campusOf } from '../../../test/on-scene.js';
import { dark, french } from '../../../test/screen-states.js';
import { withCampus } from '../../testing/with-campus.js';
import { MessagesScreen } from '../../deals/messages/messages-screen.js';

const meta = {
  id: 'screens-messages-refused',
  title: 'Screens/Meet/Messages/Refused',
  component: MessagesScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    // Kofi talks with Ama about her laptop.
    campus: { scene: 'conversations', viewer: 'Kofi Mensah', ids: { conversationId: 'conversation' } },
  },
} satisfies Meta<typeof MessagesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoReasons: Story = {
  play: async ({ canvasElement, loaded, step }) => {
    const canvas = within(canvasElement);
    const campus = campusOf(loaded);
    const [ama, { data: me }] = [campus.as('Ama Owusu'), await campus.as('Kofi Mensah').auth.me({})];
    const box = await canvas.findByRole('textbox', { name: 'Message' });
    await step('when the other student blocks the writer, and the writer sends two messages', async () => {
      await ama.users.block({ id: me.id });
      await userEvent.type(box, 'Can we meet at four instead?{Enter}');
      await userEvent.type(box, 'I am at the gate.{Enter}');
    });
    await step('then both messages are marked as not sent, with the reason', async () => {
      await waitFor(() => expect(canvas.getAllByText('Not sent.')).toHaveLength(2));
      await expect(canvas.getAllByText(/can’t message this student/)).toHaveLength(2);
    });
    await step('when the block ends and Try again is pressed for the first message', async () => {
      await ama.users.unblock({ id: me.id });
      await userEvent.click(canvas.getAllByRole('button', { name: 'Try again' })[0] ?? canvasElement);
    });
    await step('then the first message is sent', async () => {
      await waitFor(() => expect(canvas.getAllByText('Not sent.')).toHaveLength(1));
    });
    await step('when the second message is deleted', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    });
    await step('then the second message disappears', async () => {
      await waitFor(() => expect(canvas.queryByText('I am at the gate.')).toBeNull());
    });
  },
};

export const French: Story = { ...french, tags: ['!test'] };
export const Dark: Story = { ...dark, tags: ['!test'] };
