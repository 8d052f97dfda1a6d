import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { campusOf } from '../../../../test/on-scene.js';
import { dark, french } from '../../../../test/screen-states.js';
import type { Failures } from '../../../testing/failures.js';
import { withCampus } from '../../../testing/with-campus.js';
import { MessagesScreen } from '../../../deals/messages/messages-screen.js';

/** Replies, unsent messages, search, muted and archived conversations, quick replies. */
const meta = {
  id: 'screens-messages-actions',
  title: 'Screens/Meet/Messages/Actions',
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

const failing = (failures: Failures): Pick<Story, 'parameters'> => ({
  parameters: { campus: { failures } },
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
  play: async ({ canvasElement, loaded, step }) => {
    const canvas = within(canvasElement);
    const questionId = campusOf(loaded).world.id('question');
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
        expect(canvasElement.querySelector('[data-jumped]')).toHaveAttribute('data-message', questionId),
      );
    });
  },
};
export const AnswersInFrench: Story = { ...french };
export const AnswersInSpanish: Story = { globals: { locale: 'es' } };
export const AnswersInTheDark: Story = { ...dark, tags: ['!test'] };

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
  ...failing({
    'threads.unsend': {
      code: 'unsend_too_late',
      message: 'A message can be taken back for 10 minutes.',
    },
  }),
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
  play: async ({ canvasElement, loaded, step }) => {
    const canvas = within(canvasElement);
    const questionId = campusOf(loaded).world.id('question');
    await step('when a word is typed, then what contains it is listed', async () => {
      await search(canvas, 'laptop');
      const found = within(await canvas.findByRole('list', { name: 'Messages found' }));
      await userEvent.click(found.getByRole('button', { name: /Is the laptop/ }));
    });
    await step('and a press leads there', () =>
      waitFor(() =>
        expect(canvasElement.querySelector('[data-jumped]')).toHaveAttribute('data-message', questionId),
      ),
    );
  },
};
export const NothingFound: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when nothing contains it, then the search says so', async () => {
      await search(canvas, 'bicycle');
      await waitFor(() => expect(canvas.getByText('Nothing written here contains “bicycle”.')).toBeVisible());
    });
  },
};
export const SearchFails: Story = {
  ...failing({ 'threads.search': 'broken' }),
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
  ...failing({ 'threads.search': 'offline' }),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when there is no network, then the search says so', async () => {
      await search(canvas, 'laptop');
      await waitFor(() => expect(canvas.getByText(/Searching needs the network/)).toBeVisible());
    });
  },
};
export const SearchSlow: Story = {
  ...failing({ 'threads.search': 'silent' }),
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
      await expect(await canvas.findByRole('link', { name: /Esi.*Muted/ })).toBeVisible();
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
const archive = (campus: object): Story => ({
  parameters: { campus: { ...campus, args: async () => ({ conversationId: undefined }) } },
});
const openArchive = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('tab', { name: 'Archived' }));
export const Archived: Story = {
  ...archive({}),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when Archived is chosen, then what was put away is there', async () => {
      await openArchive(canvas);
      await waitFor(() => expect(canvas.getByRole('link', { name: /Kwame/ })).toBeVisible());
      await expect(canvas.queryByRole('link', { name: /Ama/ })).toBeNull();
    });
  },
};
export const NothingArchived: Story = {
  ...archive({ viewer: 'Ama Owusu' }),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when nothing is archived, then it says what would be', async () => {
      await openArchive(canvas);
      await waitFor(() => expect(canvas.getByText('Nothing archived')).toBeVisible());
    });
  },
};
export const ArchiveFails: Story = {
  ...archive({ failures: { 'threads.list': 'broken' } }),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when it cannot be loaded, then there is a way to try again', async () => {
      await openArchive(canvas);
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
    });
  },
};

/** Ama sells the item and has just received a question. */
const selling: Pick<Story, 'parameters'> = {
  parameters: { campus: { scene: 'question about a laptop', viewer: 'Ama Owusu' } },
};
export const QuickReplies: Story = {
  ...selling,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when a quick reply is pressed, then it is sent, and the others go', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Still available' }));
      await waitFor(() => expect(canvas.getByRole('log')).toHaveTextContent(/available/));
      await expect(canvas.queryByRole('button', { name: 'Can meet today' })).toBeNull();
    });
  },
};
export const QuickRepliesInFrench: Story = { ...selling, ...french };
