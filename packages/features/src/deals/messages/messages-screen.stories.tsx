import { Button } from '@campushive/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { aPhotoFile, campusOf } from '../../../test/on-scene.js';
import { dark, french, loading, long, offline, slow, smallPhone } from '../../../test/screen-states.js';
import { idOf } from '../../testing/fixtures.js';
import { memoryDraftFiles } from '../../testing/memory-storage.js';
import { withCampus } from '../../testing/with-campus.js';
import { MessagesScreen, type MessagesScreenProps } from './messages-screen.js';

const meta = {
  id: 'screens-messages',
  title: 'Screens/Meet/Messages',
  component: MessagesScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    // Kofi talks with Ama about her laptop, and with four others.
    campus: { scene: 'conversations', viewer: 'Kofi Mensah' },
  },
} satisfies Meta<typeof MessagesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens a conversation of the scene by its name. */
const opening = (conversationId: string, change: object = {}): Pick<Story, 'parameters'> => ({
  parameters: { campus: { ...change, ids: { conversationId } } },
});

export const List: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given a list of three conversations', async () => {
      await expect(await canvas.findAllByRole('link', { name: /Ama|Esi|Yaa/ })).toHaveLength(3);
    });
    await step('when a name without a conversation is typed into the search', () =>
      userEvent.type(canvas.getByLabelText('Search messages'), 'zzz'),
    );
    await step('then the list says that no messages were found', async () => {
      await waitFor(() => expect(canvas.getByText('No messages found')).toBeVisible());
      await userEvent.clear(canvas.getByLabelText('Search messages'));
    });
  },
};

export const OneConversation: Story = {
  ...opening('conversation', { failures: { 'threads.send': 'offline' } }),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when a message is sent without a network', async () => {
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Message' }), 'See you there{Enter}');
    });
    await step('then the message appears in the conversation and is marked as not sent yet', async () => {
      await waitFor(() => expect(canvas.getByText('See you there')).toBeVisible());
      await waitFor(() => expect(canvas.getByText(/Sending|Waiting/)).toBeVisible());
    });
  },
};

/** Opens a conversation with a warning below its message. */
const warned = (sign: string): Story => opening(`asks for ${sign}`, { scene: 'suspicious messages' });
export const AsksForMoney: Story = {
  ...warned('prepayment'),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then a warning about the message is shown, with a button to report it', async () => {
      await waitFor(() => expect(canvas.getByText(/asks for money outside/)).toBeVisible());
      await userEvent.click(canvas.getByRole('button', { name: 'Report this message' }));
      await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};
export const AsksForTheCode: Story = warned('code');
export const LeadsElsewhere: Story = warned('elsewhere');
export const HoldsALink: Story = { ...warned('link'), ...dark };

export const EmptyConversation: Story = opening('empty conversation');

export const NoConversations: Story = { parameters: { campus: { scene: 'empty campus' } } };

export const ListFailed: Story = {
  parameters: { campus: { failures: { 'threads.list': 'offline' } } },
};

export const Missing: Story = { args: { conversationId: idOf(2999) } };

export const NewConversation: Story = {
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('when New Message is pressed and a name is typed', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'New Message' }));
      await userEvent.type(await screen.findByLabelText('Name'), 'kwa');
    });
    await step('then students with this name are offered', async () => {
      await waitFor(() => expect(screen.getByRole('button', { name: /Kwame Boateng/ })).toBeVisible());
    });
  },
};

/** Simulates a reload: remounts the screen and keeps the device's storage. */
function Reloadable(props: MessagesScreenProps) {
  const [page, setPage] = useState(0);
  return (
    <>
      <Button onClick={() => setPage(page + 1)}>Reload</Button>
      <MessagesScreen key={page} {...props} />
    </>
  );
}

/** The other side blocked the viewer, who then no longer sees its photos. */
export const PhotoWithheld: Story = {
  ...opening('conversation with a photo'),
  render: (args) => <Reloadable {...args} />,
  play: async ({ canvasElement, loaded, step }) => {
    const canvas = within(canvasElement);
    await step('when the sender blocks the viewer, and the page is reloaded', async () => {
      await canvas.findByRole('link', { name: /view full screen/ });
      const campus = campusOf(loaded);
      const viewer = (await campus.as('Kofi Mensah').auth.me({})).data;
      await campus.as('Yaa Asantewaa').users.block({ id: viewer.id });
      await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    });
    await step('then a placeholder says that the photo is no longer available', async () => {
      await waitFor(() =>
        expect(canvas.getByRole('img', { name: 'This photo is no longer available' })).toBeVisible(),
      );
      await expect(canvas.queryByRole('link', { name: /view full screen/ })).toBeNull();
    });
  },
};

export const WithPhoto: Story = {
  ...opening('conversation with a photo'),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given a conversation with a photo', async () => {
      await waitFor(() => expect(canvas.getByRole('link', { name: /view full screen/ })).toBeVisible());
    });
    await step('when a file that is not a photo is picked', async () => {
      await userEvent.upload(
        canvas.getByLabelText('Add a photo', { selector: 'input' }),
        new File(['…'], 'notes.txt', { type: 'text/plain' }),
        { applyAccept: false },
      );
    });
    await step('then a message beside the field says that the file cannot be sent', async () => {
      await waitFor(() => expect(canvas.getByText(/can’t send that file/)).toBeVisible());
    });
    await step('when a photo is picked and sent without words', async () => {
      await userEvent.upload(
        canvas.getByLabelText('Add a photo', { selector: 'input' }),
        aPhotoFile('charger.png'),
      );
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove the photo' })).toBeVisible());
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    });
    await step('then the photo appears in the conversation, and the composer is empty', async () => {
      await waitFor(() => expect(canvas.getAllByRole('link', { name: /view full screen/ })).toHaveLength(2));
      await expect(canvas.queryByRole('button', { name: 'Remove the photo' })).toBeNull();
    });
  },
};

/** The first upload is lost with the connection. */
export const BegunAndReloaded: Story = {
  ...opening('conversation', { files: memoryDraftFiles(), failures: { 'uploads.create': 'lost-once' } }),
  render: (args) => <Reloadable {...args} />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when a text is typed, a photo is picked and the page is reloaded', async () => {
      await userEvent.type(await canvas.findByLabelText('Message'), 'Is it still there?');
      await userEvent.upload(
        canvas.getByLabelText('Add a photo', { selector: 'input' }),
        aPhotoFile('charger.png'),
      );
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove the photo' })).toBeVisible());
      await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    });
    await step('then the text and the photo are back, and the photo is uploaded again', async () => {
      await waitFor(() => expect(canvas.getByLabelText('Message')).toHaveValue('Is it still there?'));
      await waitFor(() =>
        expect(canvasElement.querySelector('[data-slot=photo-tile][data-state=ready]')).not.toBeNull(),
      );
    });
    await step('and after sending and another reload the composer is empty', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
      await expect(await canvas.findByLabelText('Message')).toHaveValue('');
      await expect(canvas.queryByRole('button', { name: 'Remove the photo' })).toBeNull();
    });
  },
};

export const LongText: Story = opening('conversation', { words: 'long' });
export const LongList: Story = long;
export const Loading: Story = loading;
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Offline: Story = offline();
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
