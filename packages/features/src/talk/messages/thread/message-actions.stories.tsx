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
    await step('given a reply, then it quotes the message that it answers', async () => {
      await expect(await canvas.findByRole('button', { name: /In reply to .*Is the laptop/ })).toBeVisible();
    });
    await step('and a deleted message shows a placeholder, in the conversation and in quotes', async () => {
      await expect(canvas.getByRole('button', { name: /In reply to .*Message deleted/ })).toBeVisible();
      await expect(canvas.getAllByText('Message deleted')).toHaveLength(2);
    });
    await step('and own messages show whether they were sent or delivered', async () => {
      await expect(canvas.getByText('Delivered')).toBeInTheDocument();
      await expect(canvas.getByText('Sent')).toBeInTheDocument();
    });
    await step('when the quote is pressed, then the quoted message is highlighted', async () => {
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
      'when Reply is chosen, then the message is shown above the composer, which has the focus',
      async () => {
        await choose(canvas, 'Yes, both are in the box.', 'Reply');
        await waitFor(() => expect(canvas.getByText(/^Replying to /)).toBeVisible());
        await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveFocus());
      },
    );
    await step('when the reply is cancelled, then the message above the composer disappears', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel the reply' }));
      await waitFor(() => expect(canvas.queryByText(/^Replying to /)).toBeNull());
    });
    await step('when a reply is sent, then it appears with its quote', async () => {
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
    await step('when Unsend is chosen for a new own message, then it is shown as deleted', async () => {
      await choose(canvas, 'I come after the lecture.', 'Unsend');
      await waitFor(() => expect(canvas.queryByText('I come after the lecture.')).toBeNull());
      await expect(canvas.getAllByText('Message deleted')).toHaveLength(3);
    });
    await step('and a message of the other student has no Unsend option', async () => {
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
    await step(
      'when the server refuses to unsend, then an error states the reason, and the message stays',
      async () => {
        await choose(canvas, 'I come after the lecture.', 'Unsend');
        await waitFor(() => expect(screen.getAllByText(/10 minutes/)[0]).toBeVisible());
        await expect(canvas.getByText('I come after the lecture.')).toBeVisible();
      },
    );
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
    await step('when a word is searched for, then the messages with this word are listed', async () => {
      await search(canvas, 'laptop');
      const found = within(await canvas.findByRole('list', { name: 'Messages found' }));
      await userEvent.click(found.getByRole('button', { name: /Is the laptop/ }));
    });
    await step('and pressing a result highlights its message', () =>
      waitFor(() =>
        expect(canvasElement.querySelector('[data-jumped]')).toHaveAttribute('data-message', questionId),
      ),
    );
  },
};
export const NothingFound: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when no message has the word, then the search says so', async () => {
      await search(canvas, 'bicycle');
      await waitFor(() => expect(canvas.getByText('Nothing written here contains “bicycle”.')).toBeVisible());
    });
  },
};
export const SearchFails: Story = {
  ...failing({ 'threads.search': 'broken' }),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step(
      'when the search fails on the server, then an error and a Try again button are shown',
      async () => {
        await search(canvas, 'laptop');
        await waitFor(() => expect(canvas.getByText('The search did not work.')).toBeVisible());
        await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
      },
    );
  },
};
export const SearchOffline: Story = {
  ...failing({ 'threads.search': 'offline' }),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when there is no network, then the search says that it needs the network', async () => {
      await search(canvas, 'laptop');
      await waitFor(() => expect(canvas.getByText(/Searching needs the network/)).toBeVisible());
    });
  },
};
export const SearchSlow: Story = {
  ...failing({ 'threads.search': 'silent' }),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when the search takes long, then a placeholder is shown', async () => {
      await search(canvas, 'laptop');
      await waitFor(() => expect(canvas.getByText('Searching')).toBeInTheDocument());
    });
  },
};

export const MutingAndArchiving: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given a muted conversation, then the list marks it as muted', async () => {
      await expect(await canvas.findByRole('link', { name: /Esi.*Muted/ })).toBeVisible();
    });
    await step('when notifications are muted, then the header marks the conversation as muted', async () => {
      await chooseOfTalk(canvas, 'Mute notifications');
      await waitFor(() => expect(canvas.getByText(/^Muted ·/)).toBeInTheDocument());
    });
    await step('when the conversation is archived, then a message confirms it', async () => {
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
    await step(
      'when the Archived tab is chosen, then only the archived conversations are listed',
      async () => {
        await openArchive(canvas);
        await waitFor(() => expect(canvas.getByRole('link', { name: /Kwame/ })).toBeVisible());
        await expect(canvas.queryByRole('link', { name: /Ama/ })).toBeNull();
      },
    );
  },
};
export const NothingArchived: Story = {
  ...archive({ viewer: 'Ama Owusu' }),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when no conversation is archived, then the Archived tab says so', async () => {
      await openArchive(canvas);
      await waitFor(() => expect(canvas.getByText('Nothing archived')).toBeVisible());
    });
  },
};
export const ArchiveFails: Story = {
  ...archive({ failures: { 'threads.list': 'broken' } }),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when the archived conversations fail to load, then a Try again button is shown', async () => {
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
    await step(
      'when a quick reply is pressed, then it is sent, and the other quick replies disappear',
      async () => {
        await userEvent.click(await canvas.findByRole('button', { name: 'Still available' }));
        await waitFor(() => expect(canvas.getByRole('log')).toHaveTextContent(/available/));
        await expect(canvas.queryByRole('button', { name: 'Can meet today' })).toBeNull();
      },
    );
  },
};
export const QuickRepliesInFrench: Story = { ...selling, ...french };
