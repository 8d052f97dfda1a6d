import { ApiError, type Conversation, type Message } from '@campushive/contract';
import { quoteOf } from '@campushive/contract/rules/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { dark, french } from '../../../../test/screen-states.js';
import { aConversation, aMessage, ago, aStudent, idOf } from '../../../testing/fixtures.js';
import { withCampus } from '../../../testing/with-campus.js';
import { MessagesScreen } from '../messages-screen.js';

/** Replies, unsent messages, search, muted and archived conversations, quick replies. */
const page = { nextCursor: null, limit: 50 };
const talk = aConversation(0);
const asked = aMessage(1, { content: 'Is the laptop still available? And does the charger come with it?' });
const gone = aMessage(2, { content: '', unsentAt: ago(20), createdAt: ago(30) });
/** Newest first. */
const thread = [
  aMessage(6, { content: 'Perfect, 4 o’clock?', isRead: false, createdAt: ago(1) }),
  aMessage(4, {
    content: 'I come after the lecture.',
    isRead: false,
    deliveredAt: ago(2),
    createdAt: ago(3),
  }),
  aMessage(5, { content: 'What did you write?', replyTo: quoteOf(gone), createdAt: ago(10) }),
  aMessage(3, { content: 'Yes, both are in the box.', replyTo: quoteOf(asked), createdAt: ago(28) }),
  gone,
  asked,
];
/** Server messages, which English screens show unchanged. */
const WORDS = { network: '', internal: '', unsend_too_late: 'A message can be taken back for 10 minutes.' };
const failing = (code: 'network' | 'internal' | 'unsend_too_late', status: number) => () =>
  Promise.reject(new ApiError({ code, status, message: WORDS[code] }));
const messages = {
  conversations: async ({ folder }: { folder?: string | undefined }) => ({
    data:
      folder === 'archived'
        ? [aConversation(2, { archived: true })]
        : [talk, aConversation(1, { muted: true })],
    pagination: page,
  }),
  conversation: async () => ({ data: talk }),
  list: async () => ({ data: thread, count: thread.length, pagination: page }),
  markRead: async () => ({ data: undefined, count: 0 }),
  unsend: async ({ id }: { id: string }) => ({
    data: { ...(thread.find((one) => one.id === id) ?? gone), content: '', unsentAt: ago(0) },
  }),
  search: async () => ({ data: [asked], pagination: page }),
  mute: async ({ muted }: { muted: boolean }) => ({ data: { ...talk, muted } }),
  archive: async ({ archived }: { archived: boolean }) => ({ data: { ...talk, archived } }),
};

const meta = {
  id: 'screens-messages-actions',
  title: 'Screens/Meet/Messages/Actions',
  component: MessagesScreen,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { client: { messages } } },
  args: { conversationId: idOf(2000) },
} satisfies Meta<typeof MessagesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const answering = (change: object): Pick<Story, 'parameters'> => ({
  parameters: { campus: { client: { messages: { ...messages, ...change } } } },
});

type Canvas = ReturnType<typeof within>;
/** Selects a menu item of the message with this text. */
async function choose(canvas: Canvas, text: string, item: string): Promise<void> {
  const row = (await canvas.findByText(text)).closest('li');
  await userEvent.click(within(row ?? document.body).getByRole('button', { name: /^Message options/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}
async function chooseOfTalk(canvas: Canvas, item: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Conversation options' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

export const AnswersAndTakenBack: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given an answer, it quotes what it answers', async () => {
      await expect(await canvas.findByRole('button', { name: /In reply to .*Is the laptop/ })).toBeVisible();
    });
    await step('and what was taken back is neither shown nor quoted', async () => {
      await expect(canvas.getByRole('button', { name: /In reply to .*Message deleted/ })).toBeVisible();
      await expect(canvas.getAllByText('Message deleted')).toHaveLength(2);
    });
    await step('and my messages say how far they came', async () => {
      await expect(canvas.getByText('Delivered')).toBeInTheDocument();
      await expect(canvas.getByText('Sent')).toBeInTheDocument();
    });
    await step('when the quote is pressed, then it leads to the message', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /In reply to .*Is the laptop/ }));
      await waitFor(() =>
        expect(canvasElement.querySelector('[data-jumped]')).toHaveAttribute('data-message', asked.id),
      );
    });
  },
};
export const AnswersInFrench: Story = { ...french };
export const AnswersInSpanish: Story = { globals: { locale: 'es' } };
export const AnswersInTheDark: Story = { ...dark };

export const Replying: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step(
      'when Reply is chosen, then the message stands above the box, which has the focus',
      async () => {
        await choose(canvas, 'Yes, both are in the box.', 'Reply');
        await waitFor(() => expect(canvas.getByText(/^Replying to /)).toBeVisible());
        await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveFocus());
      },
    );
    await step('when it is cancelled, then it is gone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel the reply' }));
      await waitFor(() => expect(canvas.queryByText(/^Replying to /)).toBeNull());
    });
    await step('when an answer is sent, then it waits with its quote', async () => {
      await choose(canvas, 'Yes, both are in the box.', 'Reply');
      await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Good{Enter}');
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: /In reply to .*Yes, both/ })).toBeVisible(),
      );
      await expect(canvas.queryByText(/^Replying to /)).toBeNull();
    });
  },
};

export const TakingBack: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when Unsend is chosen for a new message of mine, then it is gone', async () => {
      await choose(canvas, 'I come after the lecture.', 'Unsend');
      await waitFor(() => expect(canvas.queryByText('I come after the lecture.')).toBeNull());
      await expect(canvas.getAllByText('Message deleted')).toHaveLength(3);
    });
    await step('and messages of the other one cannot be taken back', async () => {
      const row = (await canvas.findByText('What did you write?')).closest('li');
      await userEvent.click(within(row ?? canvasElement).getByRole('button', { name: /^Message options/ }));
      await screen.findByRole('menuitem', { name: 'Reply' });
      await expect(screen.queryByRole('menuitem', { name: 'Unsend' })).toBeNull();
      await userEvent.keyboard('{Escape}');
    });
  },
};

export const TakenBackTooLate: Story = {
  ...answering({ unsend: failing('unsend_too_late', 409) }),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when the server refuses, then it says why, and the message stays', async () => {
      await choose(canvas, 'I come after the lecture.', 'Unsend');
      await waitFor(() => expect(screen.getAllByText(/10 minutes/)[0]).toBeVisible());
      await expect(canvas.getByText('I come after the lecture.')).toBeVisible();
    });
  },
};

async function search(canvas: Canvas, q: string): Promise<void> {
  await chooseOfTalk(canvas, 'Search in conversation');
  await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search in conversation' }), q);
}
export const Searching: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when a word is typed, then what contains it is listed', async () => {
      await search(canvas, 'laptop');
      const found = within(await canvas.findByRole('list', { name: 'Messages found' }));
      await userEvent.click(found.getByRole('button', { name: /Is the laptop/ }));
    });
    await step('and a press leads there', () =>
      waitFor(() =>
        expect(canvasElement.querySelector('[data-jumped]')).toHaveAttribute('data-message', asked.id),
      ),
    );
  },
};
export const NothingFound: Story = {
  ...answering({ search: async () => ({ data: [], pagination: page }) }),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when nothing contains it, then the search says so', async () => {
      await search(canvas, 'bicycle');
      await waitFor(() => expect(canvas.getByText('Nothing written here contains “bicycle”.')).toBeVisible());
    });
  },
};
export const SearchFails: Story = {
  ...answering({ search: failing('internal', 500) }),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when the server is broken, then there is a way to try again', async () => {
      await search(canvas, 'laptop');
      await waitFor(() => expect(canvas.getByText('The search did not work.')).toBeVisible());
      await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    });
  },
};
export const SearchOffline: Story = {
  ...answering({ search: failing('network', 0) }),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when there is no network, then the search says so', async () => {
      await search(canvas, 'laptop');
      await waitFor(() => expect(canvas.getByText(/Searching needs the network/)).toBeVisible());
    });
  },
};
export const SearchSlow: Story = {
  ...answering({ search: () => new Promise(() => undefined) }),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('while it searches, its place is kept', async () => {
      await search(canvas, 'laptop');
      await waitFor(() => expect(canvas.getByText('Searching')).toBeInTheDocument());
    });
  },
};

export const MutingAndArchiving: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given a muted conversation, the list says so', async () => {
      await expect(await canvas.findByRole('link', { name: /Ɛsi.*Muted/ })).toBeVisible();
    });
    await step('when notifications are muted, then the header says so', async () => {
      await chooseOfTalk(canvas, 'Mute notifications');
      await waitFor(() => expect(canvas.getByText(/^Muted ·/)).toBeInTheDocument());
    });
    await step('when the conversation is archived, then it is confirmed', async () => {
      await chooseOfTalk(canvas, 'Archive');
      await waitFor(() => expect(screen.getAllByText('Conversation archived')[0]).toBeVisible());
    });
  },
};

/** Story without an open conversation, as on a phone. */
const archive = (change: object): Story => ({
  args: { conversationId: undefined },
  ...answering(change),
});
const openArchive = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('tab', { name: 'Archived' }));
export const Archived: Story = {
  ...archive({}),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when Archived is chosen, then what was put away is there', async () => {
      await openArchive(canvas);
      await waitFor(() => expect(canvas.getByRole('link', { name: /Yaw/ })).toBeVisible());
      await expect(canvas.queryByRole('link', { name: /Kwame/ })).toBeNull();
    });
  },
};
export const NothingArchived: Story = {
  ...archive({ conversations: async () => ({ data: [], pagination: page }) }),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when nothing is archived, then it says what would be', async () => {
      await openArchive(canvas);
      await waitFor(() => expect(canvas.getByText('Nothing archived')).toBeVisible());
    });
  },
};
export const ArchiveFails: Story = {
  ...archive({ conversations: failing('internal', 500) }),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when it cannot be loaded, then there is a way to try again', async () => {
      await openArchive(canvas);
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
    });
  },
};

/** Akosua sells the item and has just received a question. */
const mine: Conversation = {
  ...talk,
  listing: talk.listing && { ...talk.listing, status: 'active', postedById: aStudent(0).id },
};
const question: Message = aMessage(1, { content: 'Is it still available?', createdAt: ago(1) });
const selling = answering({
  conversation: async () => ({ data: mine }),
  list: async () => ({ data: [question], count: 1, pagination: page }),
});
export const QuickReplies: Story = {
  ...selling,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when a quick reply is pressed, then it is sent, and the others go', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Still available' }));
      await waitFor(() => expect(canvas.getByText(/Sending|Waiting/)).toBeVisible());
      await expect(canvas.queryByRole('button', { name: 'Can meet today' })).toBeNull();
    });
  },
};
export const QuickRepliesInFrench: Story = { ...selling, ...french };
