import { aConversation, aMessage, aStudent, ago, idOf } from '../../testing/fixtures.js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dark, french } from '../../../test/screen-states.js';
import { withCampus } from '../../testing/with-campus.js';
import { MessagesScreen } from './messages-screen.js';
import type { Unsent } from './outbox/outbox.js';

const page = { nextCursor: null, limit: 50 };
const messages = {
  conversations: async () => ({ data: [aConversation(0)], pagination: page }),
  conversation: async () => ({ data: aConversation(0) }),
  list: async () => ({ data: [aMessage(1), aMessage(0)], count: 2, pagination: page }),
  markRead: async () => ({ data: undefined, count: 0 }),
};
const refused = (n: number, change: Partial<Unsent>): Unsent & { senderId: string } => ({
  senderId: aStudent(0).id,
  clientId: `refused-${n}`,
  conversationId: idOf(2000),
  content: n === 0 ? 'Can we meet at four instead?' : 'I am at the gate.',
  createdAt: ago(4 - n),
  status: 'failed',
  ...change,
});
const blocked = { code: 'blocked', message: 'You cannot write to this student.' } as const;
const closed = { code: 'forbidden', message: 'This group is closed for new messages.' } as const;

const meta = {
  id: 'screens-messages-refused',
  title: 'Screens/Meet/Messages/Refused',
  component: MessagesScreen,
  decorators: [withCampus],
  args: { conversationId: idOf(2000) },
  parameters: {
    layout: 'fullscreen',
    campus: {
      client: { messages },
      stored: {
        outbox: JSON.stringify([
          refused(0, { reason: 'blocked', refusal: blocked }),
          refused(1, { refusal: closed }),
        ]),
      },
    },
  },
} satisfies Meta<typeof MessagesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoReasons: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given two messages that the server refused', async () => {
      await waitFor(() => expect(canvas.getAllByText('Not sent.')).toHaveLength(2));
      await expect(canvas.getByText('You cannot write to this student.')).toBeVisible();
      await expect(canvas.getByText('This group is closed for new messages.')).toBeVisible();
    });
    await step('when the first one is tried again', async () => {
      await userEvent.click(canvas.getAllByRole('button', { name: 'Try again' })[0] ?? canvasElement);
    });
    await step('then it is on its way', async () => {
      await waitFor(() => expect(canvas.getAllByText('Not sent.')).toHaveLength(1));
    });
    await step('when the other one is deleted', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    });
    await step('then it is gone', async () => {
      await waitFor(() => expect(canvas.queryByText('I am at the gate.')).toBeNull());
    });
  },
};

export const French: Story = { ...french, tags: ['!test'] };
export const Dark: Story = { ...dark, tags: ['!test'] };
