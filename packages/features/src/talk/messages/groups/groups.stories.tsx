import type { Group } from '@campushive/contract';
import { quoteOf } from '@campushive/contract/rules/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { smallPhone } from '../../../../test/screen-states.js';
import { useClient } from '../../../kernel/index.js';
import { ago, aPhoto, aStudent, idOf } from '../../../testing/fixtures.js';
import type { InMemoryCampus } from '../../../testing/in-memory/in-memory-campus.js';
import { joinCampus } from '../../../testing/settle.js';
import { withCampus } from '../../../testing/with-campus.js';
import { groupsQuery } from './groups.queries.js';
import { MessagesScreen } from '../messages-screen.js';
import { ThreadView } from '../thread/thread-view.js';
import type { ThreadState } from '../thread/use-thread.js';

/** Seeds a group: Akosua and Kofi attend Kwame's event. */
async function settleGroup(campus: InMemoryCampus) {
  const kwame = await joinCampus(campus, 'Kwame Boateng');
  const akosua = await joinCampus(campus, 'Akosua Mensah');
  const kofi = await joinCampus(campus, 'Kofi Annan');
  const { data: event } = await kwame.category.create({
    category: 'buzz',
    title: 'Hall Week Jams',
    description: 'Music and food.',
    eventDate: '2026-12-04T18:00:00.000Z',
    location: 'Great Hall',
    organizer: 'JCR',
    eventType: 'party',
    admission: 'free',
  });
  for (const guest of [akosua, kofi]) await guest.events.join({ id: event.id });
  await kofi.groups.send({ id: event.id, content: 'Who brings the speaker?' });
  return akosua;
}

/** Opens the only group. */
function TheGroup() {
  const { data } = useQuery({ ...groupsQuery(useClient()), queryKey: ['the group'] });
  const id = data?.[0]?.id;
  return id === undefined ? null : <MessagesScreen groupId={id} />;
}

const group: Group = {
  id: idOf(1000),
  title: 'Hall Week Jams',
  eventDate: '2026-12-04T18:00:00.000Z',
  photo: null,
  organiserId: aStudent(4).id,
  members: 48,
  lastMessage: null,
  unreadCount: 0,
  cancelled: false,
  muted: false,
  archived: false,
  updatedAt: ago(5),
};
const write = (n: number, content: string, minutes: number) => ({
  id: idOf(7000 + n),
  conversationId: group.id,
  sequence: n + 1,
  kind: 'text' as const,
  senderId: aStudent(n).id,
  content,
  attachment: null,
  event: null,
  warning: null,
  clientId: null,
  replyTo: null,
  createdAt: ago(minutes),
  unsentAt: null,
  deliveredAt: null,
  isRead: false,
  seenBy: n === 0 ? 3 : null,
  messageAuthor: { name: n === 3 ? null : aStudent(n).name, profileImage: null },
});
const ready = {
  status: 'ready' as const,
  about: { kind: 'group' as const, group },
  myId: aStudent(0).id,
  messages: [
    write(1, 'Who brings the speaker?', 60 * 26),
    write(2, 'I have one, but it needs a taxi. Can someone share the fare?', 60 * 25),
    write(0, 'I will. Meet at the Great Hall gate at five.', 40),
  ],
  unsent: [],
  older: null,
  typists: [],
  newFrom: null,
  replyTo: null,
} satisfies ThreadState;
const thread = {
  suggested: '',
  onSuggestionUsed: fn(),
  onReply: fn(),
  onUnsend: fn(),
  onArchive: fn(),
  onUnblock: fn(),
  unblocking: false,
  onSend: fn(),
  onRetry: fn(),
  onDiscard: fn(),
  onType: fn(),
  onMute: fn(),
  onLeave: fn(),
  leaving: false,
};
const at = (state: ThreadState): Story => ({ args: { thread: { ...thread, state } } });

const meta = {
  id: 'screens-messages-groups',
  title: 'Screens/Meet/Messages/Groups',
  component: ThreadView,
  decorators: [
    (Story) => (
      <div className="flex h-dvh flex-col">
        <Story />
      </div>
    ),
    withCampus,
  ],
  parameters: { layout: 'fullscreen' },
  args: { kind: 'group', thread: { ...thread, state: ready } },
} satisfies Meta<typeof ThreadView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const TwoType: Story = at({
  ...ready,
  typists: [
    { userId: aStudent(1).id, name: aStudent(1).name },
    { userId: aStudent(2).id, name: aStudent(2).name },
  ],
});
export const SomethingNew: Story = at({ ...ready, newFrom: idOf(7002) });
export const WithPhoto: Story = at({
  ...ready,
  messages: [...ready.messages, { ...write(1, '', 2), attachment: aPhoto(3) }],
});
export const Cancelled: Story = at({
  ...ready,
  about: { kind: 'group', group: { ...group, cancelled: true } },
});
export const Muted: Story = at({ ...ready, about: { kind: 'group', group: { ...group, muted: true } } });
/** The last message reached all devices, but no member has seen it. */
export const Delivered: Story = at({
  ...ready,
  messages: [
    ...ready.messages,
    { ...write(0, 'See you there', 3), id: idOf(7012), seenBy: 0, deliveredAt: ago(2) },
  ],
});
export const NothingWritten: Story = at({ ...ready, messages: [] });
/** Reply to another member's message, an unsent message, and one with a warning. */
export const Answered: Story = at({
  ...ready,
  replyTo: quoteOf(ready.messages[1] ?? write(2, '', 0)),
  messages: [
    ...ready.messages,
    {
      ...write(1, 'At five is fine.', 20),
      id: idOf(7010),
      replyTo: quoteOf(write(0, 'I will. Meet at the gate at five.', 40)),
    },
    { ...write(2, '', 10), id: idOf(7011), unsentAt: ago(9) },
    { ...write(4, 'Send 50 to 055 019 8842 first', 5), warning: 'prepayment' },
  ],
});
export const NotSent: Story = at({
  ...ready,
  unsent: [
    {
      clientId: 'mine',
      conversationId: group.id,
      content: 'Anybody from Legon Hall?',
      createdAt: ago(0),
      status: 'failed',
    },
  ],
});
export const LongWords: Story = at({
  ...ready,
  about: {
    kind: 'group',
    group: { ...group, title: 'Inter-hall debate on whether mobile money has changed student life for good' },
  },
  messages: [write(1, 'Unbelievablylongwordsthatdonotend'.repeat(6), 3)],
});
export const Loading: Story = at({ status: 'loading' });
export const Failed: Story = at({ status: 'failed', retry: fn() });
export const NotInIt: Story = at({ status: 'missing' });
export const Dark: Story = { globals: { theme: 'dark' } };
export const French: Story = { globals: { locale: 'fr' } };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };

export const InTheList: Story = {
  render: () => <MessagesScreen />,
  parameters: { campus: { settle: settleGroup } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when the tab Groups is opened', async () => {
      await userEvent.click(await canvas.findByRole('tab', { name: /^Groups/ }));
    });
    await step('then the event is there, with its last line', async () => {
      const row = await canvas.findByRole('link', { name: /Hall Week Jams/ });
      await expect(row).toHaveAttribute('href', expect.stringContaining('#group/'));
      await expect(row).toHaveTextContent('3 members');
      await expect(row).toHaveTextContent('Kofi Annan: Who brings the speaker?');
    });
  },
};

export const Menus: Story = {
  args: {
    thread: {
      ...thread,
      state: {
        ...ready,
        messages: [write(1, 'Who brings the speaker?', 9), write(0, 'I do: https://speakers.example/big', 3)],
      },
    },
  },
  parameters: {
    campus: {
      client: {
        groups: { readers: async () => ({ data: [1, 2, 4].map((n) => aStudent(n)), count: 3 }) },
      },
    },
  },
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step(
      'given an address in a message: it leads there, and tells it nothing of this page',
      async () => {
        const link = await screen.findByRole('link', { name: 'https://speakers.example/big' });
        await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
      },
    );
    await step('when the menu of a message is asked for by keys', async () => {
      const mine = screen.getByRole('button', { name: /Message options: You/ });
      mine.focus();
      await userEvent.keyboard('{ArrowUp}{Enter}');
    });
    await step('then it offers to answer the message, and to report it', async () => {
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Reply' })).toHaveFocus());
      const report = screen.getByRole('menuitem', { name: 'Report this message' });
      await waitFor(() => expect(report).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await waitFor(() =>
        expect(
          screen.getByRole('button', { name: new RegExp(`options: ${aStudent(1).name}`) }),
        ).toHaveFocus(),
      );
    });
    await step('when mine is taken back, then that is asked for', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}');
      const unsend = await screen.findByRole('menuitem', { name: 'Unsend' });
      await waitFor(() => expect(unsend).toBeVisible());
      await userEvent.click(unsend);
      await expect(thread.onUnsend).toHaveBeenCalledWith({ messageId: idOf(7000) });
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
    await step('when who has seen mine is pressed', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Seen by 3' }));
    });
    await step('then they are named', async () => {
      await waitFor(() =>
        expect(screen.getByRole('link', { name: new RegExp(aStudent(2).name) })).toBeVisible(),
      );
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

export const WriteToAll: Story = {
  render: () => <TheGroup />,
  parameters: { campus: { settle: settleGroup } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when something is written', async () => {
      await userEvent.type(await canvas.findByPlaceholderText('Type your message...'), 'I do!{Enter}');
    });
    await step('then it is in the group, and the box is free for more', async () => {
      await waitFor(() => expect(canvas.getByRole('log')).toHaveTextContent('I do!'));
      await expect(canvas.getByPlaceholderText('Type your message...')).toHaveValue('');
    });
  },
};

/** Features shared with conversations between two: replies with a quote, and a search that shows the author. */
export const ReplyAndSearch: Story = {
  render: () => <TheGroup />,
  parameters: { campus: { settle: settleGroup } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const screen = within(canvasElement.ownerDocument.body);
    const choose = async (button: RegExp, item: string) => {
      const options = await canvas.findByRole('button', { name: button });
      options.focus();
      await userEvent.keyboard('{Enter}');
      const found = await screen.findByRole('menuitem', { name: item });
      await waitFor(() => expect(found).toBeVisible());
      await userEvent.click(found);
    };
    await step("when Kofi's message is answered", async () => {
      await choose(/Message options: Kofi/, 'Reply');
      await waitFor(() => expect(canvas.getByText('Replying to Kofi Annan')).toBeVisible());
      await userEvent.type(canvas.getByPlaceholderText('Type your message...'), 'I do!{Enter}');
    });
    await step('then the answer quotes it', async () => {
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: /In reply to Kofi Annan:/ })).toBeVisible(),
      );
    });
    await step('when the group is searched', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Group options' }));
      const item = await screen.findByRole('menuitem', { name: 'Search in conversation' });
      await waitFor(() => expect(item).toBeVisible());
      await userEvent.click(item);
      await userEvent.type(
        await canvas.findByRole('searchbox', { name: 'Search in conversation' }),
        'speaker',
      );
    });
    await step('then what was found is named by its writer', async () => {
      const list = within(await canvas.findByRole('list', { name: 'Messages found' }));
      await expect(list.getByRole('button')).toHaveTextContent('Kofi Annan');
    });
  },
};

/** Archived group, found in the archive. */
export const PutAway: Story = {
  render: () => <TheGroup />,
  parameters: { campus: { settle: settleGroup } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const screen = within(canvasElement.ownerDocument.body);
    await step('when it is archived', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Group options' }));
      const item = await screen.findByRole('menuitem', { name: 'Archive' });
      await waitFor(() => expect(item).toBeVisible());
      await userEvent.click(item);
      await waitFor(() => expect(screen.getAllByText('Group archived')[0]).toBeVisible());
    });
    await step('then it is no longer among the groups', async () => {
      await waitFor(() => expect(canvas.queryByRole('link', { name: /3 members/ })).toBeNull());
    });
    await step('when the archive is opened, then it is there', async () => {
      await userEvent.click(await canvas.findByRole('tab', { name: 'Archived' }));
      await waitFor(() => expect(canvas.getByRole('link', { name: /3 members/ })).toBeVisible());
    });
  },
};

/** Mutes the group and opens its members, from the group's menu. */
export const MuteAndMembers: Story = {
  render: () => <TheGroup />,
  parameters: { campus: { settle: settleGroup } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const screen = within(canvasElement.ownerDocument.body);
    const choose = async (name: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Group options' }));
      const item = await screen.findByRole('menuitem', { name });
      await waitFor(() => expect(item).toBeVisible());
      await userEvent.click(item);
    };
    await step('when it is muted', async () => {
      await choose('Mute');
    });
    await step('then it says so', async () => {
      await waitFor(() =>
        expect(canvas.getByRole('region', { name: 'Hall Week Jams' })).toHaveTextContent('Muted'),
      );
    });
    await step('when one looks who is in it', async () => {
      await choose('Members');
    });
    await step('then its organiser is first, then the others by name', async () => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Members' }));
      const links = await dialog.findAllByRole('link');
      await expect(links[0]).toHaveTextContent('Kwame BoatengOrganiser');
      await expect(links[1]).toHaveTextContent('Akosua Mensah');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};
