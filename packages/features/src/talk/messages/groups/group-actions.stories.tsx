import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { withCampus } from '../../../testing/with-campus.js';
import { MessagesScreen } from '../../../deals/messages/messages-screen.js';
import { ThreadView } from '../../../deals/messages/thread-view.js';
import { thread, ready } from './group.fixtures.js';

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

/** Opens the group of Ama's event. Kofi and Esi are in it. */
const onScene = (scene = 'group of an event'): Pick<Story, 'render' | 'parameters'> => ({
  render: (args: object & { readonly groupId?: string }) => <MessagesScreen groupId={args.groupId} />,
  parameters: {
    campus: { scene, viewer: 'Kofi Mensah', ids: { groupId: 'group' } },
  },
});

export const InTheList: Story = {
  render: () => <MessagesScreen />,
  parameters: { campus: { scene: 'group of an event', viewer: 'Kofi Mensah' } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when the tab Groups is opened', async () => {
      await userEvent.click(await canvas.findByRole('tab', { name: /^Groups/ }));
    });
    await step(
      'then the group of the event is listed, with its number of members and its last message',
      async () => {
        const row = await canvas.findByRole('link', { name: /Hall Week Jams/ });
        await expect(row).toHaveAttribute('href', expect.stringContaining('#group/'));
        await expect(row).toHaveTextContent('3 members');
        await expect(row).toHaveTextContent('Esi Ofori: Who brings the speaker?');
      },
    );
  },
};

export const Menus: Story = {
  ...onScene('answered group'),
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step(
      'given a message with a web address, then its link opens without access to this page',
      async () => {
        const link = await screen.findByRole('link', { name: 'https://speakers.example/big' });
        await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
      },
    );
    await step('when the menu of the message above an own message is opened with the keyboard', async () => {
      const mine = screen.getByRole('button', { name: /Message options: You/ });
      mine.focus();
      await userEvent.keyboard('{ArrowUp}{Enter}');
    });
    await step(
      'then the menu offers Reply and Report, and Escape returns the focus to the message',
      async () => {
        await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Reply' })).toHaveFocus());
        const report = screen.getByRole('menuitem', { name: 'Report this message' });
        await waitFor(() => expect(report).toBeVisible());
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.getByRole('button', { name: /options: Esi Ofori/ })).toHaveFocus());
      },
    );
    await step('when Seen by all is pressed', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Seen by all' }));
    });
    await step('then the members who have seen the message are listed', async () => {
      await waitFor(() => expect(screen.getByRole('link', { name: /Esi Ofori/ })).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('when an own message is unsent, then it is shown as deleted', async () => {
      screen.getByRole('button', { name: /Message options: You/ }).focus();
      await userEvent.keyboard('{Enter}');
      const unsend = await screen.findByRole('menuitem', { name: 'Unsend' });
      await waitFor(() => expect(unsend).toBeVisible());
      await userEvent.click(unsend);
      await waitFor(() => expect(screen.getByRole('log')).toHaveTextContent('Message deleted'));
    });
  },
};

export const WriteToAll: Story = {
  ...onScene(),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when a message is sent to the group', async () => {
      await userEvent.type(await canvas.findByPlaceholderText('Type your message...'), 'I do!{Enter}');
    });
    await step('then the message is in the group, and the composer is empty', async () => {
      await waitFor(() => expect(canvas.getByRole('log')).toHaveTextContent('I do!'));
      await expect(canvas.getByPlaceholderText('Type your message...')).toHaveValue('');
    });
  },
};

/** Features shared with conversations between two: replies with a quote, and a search that shows the author. */
export const ReplyAndSearch: Story = {
  ...onScene(),
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
    await step('when a reply to the message of Esi is sent', async () => {
      await choose(/Message options: Esi/, 'Reply');
      await waitFor(() => expect(canvas.getByText('Replying to Esi Ofori')).toBeVisible());
      await userEvent.type(canvas.getByPlaceholderText('Type your message...'), 'I do!{Enter}');
    });
    await step('then the reply quotes the message of Esi', async () => {
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: /In reply to Esi Ofori:/ })).toBeVisible(),
      );
    });
    await step('when a word is searched for in the group', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Group options' }));
      const item = await screen.findByRole('menuitem', { name: 'Search in conversation' });
      await waitFor(() => expect(item).toBeVisible());
      await userEvent.click(item);
      await userEvent.type(
        await canvas.findByRole('searchbox', { name: 'Search in conversation' }),
        'speaker',
      );
    });
    await step('then the message found is listed with the name of its writer', async () => {
      const list = within(await canvas.findByRole('list', { name: 'Messages found' }));
      await expect(list.getByRole('button')).toHaveTextContent('Esi Ofori');
    });
  },
};

/** Archived group, found in the archive. */
export const PutAway: Story = {
  ...onScene(),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const screen = within(canvasElement.ownerDocument.body);
    await step('when the group is archived', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Group options' }));
      const item = await screen.findByRole('menuitem', { name: 'Archive' });
      await waitFor(() => expect(item).toBeVisible());
      await userEvent.click(item);
      await waitFor(() => expect(screen.getAllByText('Group archived')[0]).toBeVisible());
    });
    await step('then the group disappears from the list', async () => {
      await waitFor(() => expect(canvas.queryByRole('link', { name: /3 members/ })).toBeNull());
    });
    await step('when the Archived tab is opened, then the group is listed there', async () => {
      await userEvent.click(await canvas.findByRole('tab', { name: 'Archived' }));
      await waitFor(() => expect(canvas.getByRole('link', { name: /3 members/ })).toBeVisible());
    });
  },
};

/** Mutes the group and opens its members, from the group's menu. */
export const MuteAndMembers: Story = {
  ...onScene(),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const screen = within(canvasElement.ownerDocument.body);
    const choose = async (name: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Group options' }));
      const item = await screen.findByRole('menuitem', { name });
      await waitFor(() => expect(item).toBeVisible());
      await userEvent.click(item);
    };
    await step('when the group is muted', async () => {
      await choose('Mute');
    });
    await step('then the group is marked as muted', async () => {
      await waitFor(() =>
        expect(canvas.getByRole('region', { name: 'Hall Week Jams' })).toHaveTextContent('Muted'),
      );
    });
    await step('when the members of the group are opened', async () => {
      await choose('Members');
    });
    await step('then the organiser is listed first, followed by the other members by name', async () => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Members' }));
      const links = await dialog.findAllByRole('link');
      await expect(links[0]).toHaveTextContent('Ama OwusuOrganiser');
      await expect(links[1]).toHaveTextContent('Esi Ofori');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};
