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
const opened = opening('conversation');

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

/** Opens the conversation about a deal, as one of its sides. */
const dealing = (scene: string, viewer: string): Story => opening('conversation', { scene, viewer });
const held = { scene: 'held payment', viewer: 'Ama Owusu' };
export const Bought: Story = {
  ...dealing('held payment', 'Kofi Mensah'),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then the paid item above the conversation links to its handover code', async () => {
      await waitFor(() => expect(canvas.getByText('Paid and held')).toBeVisible());
      await expect(canvas.getByRole('link', { name: 'Show code' })).toBeVisible();
    });
  },
};
export const Sold: Story = dealing('held payment', 'Ama Owusu');
export const MeetupProposed: Story = {
  ...dealing('held payment', 'Ama Owusu'),
  play: async ({ canvasElement, loaded, step }) => {
    const canvas = within(canvasElement);
    const campus = campusOf(loaded);
    const proposal = { id: campus.world.id('order'), startsAt: '2026-11-20T15:00:00.000Z' };
    await step('when the buyer suggests a place and time', async () => {
      await waitFor(() => expect(canvas.getByText('Paid and held')).toBeVisible());
      await campus.as('Kofi Mensah').meetups.propose({ ...proposal, spotId: 'ug/night-market' });
    });
    await step('then the seller can accept it or suggest another in the conversation', async () => {
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Accept' })).toBeVisible());
      await expect(canvas.getByRole('button', { name: 'Suggest another' })).toBeVisible();
    });
  },
};
export const MeetupAgreed: Story = {
  ...dealing('offer and meet-up at 3 pm', 'Ama Owusu'),
  ...smallPhone,
};
export const MeetupAgreedDark: Story = {
  ...dealing('offer and meet-up at 3 pm', 'Ama Owusu'),
  ...dark,
  tags: ['!test'],
};
export const MeetupFailed: Story = {
  ...opening('conversation', { ...held, failures: { 'payments.get': 'offline' } }),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then a message says that the meet-up could not be loaded', () =>
      waitFor(() => expect(canvas.getByText(/could not be loaded/)).toBeVisible()),
    );
  },
};
export const HandedOver: Story = dealing('handed over', 'Kofi Mensah');

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

/** A message with the sender's own handover code needs their confirmation. */
export const OwnCode: Story = {
  ...dealing('held payment', 'Kofi Mensah'),
  play: async ({ canvasElement, loaded, step }) => {
    const canvas = within(canvasElement);
    const campus = campusOf(loaded);
    const { data } = await campus.as('Kofi Mensah').payments.get({ id: campus.world.id('order') });
    const code = data.handoverCode ?? '';
    await step('when a message with the handover code is written', async () => {
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Message' }), `${code}{Enter}`);
    });
    await step('then a warning holds the message back, and the writer can delete it', async () => {
      await waitFor(() => expect(canvas.getByText('This holds your handover code.')).toBeVisible());
      await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(canvas.queryByText(code)).toBeNull());
    });
  },
};

/** Opens the conversation of a student who made an offer for Ama's laptop. */
const offering = (viewer: string): Story =>
  opening(`conversation of ${viewer}`, { scene: 'four offers', viewer });
export const MayOffer: Story = {
  ...opened,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when Make an offer is pressed, then a dialog asks for the price', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Make an offer' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Make an offer' }));
      await waitFor(() => expect(dialog.getByLabelText('Your price')).toBeVisible());
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};
export const OfferWaiting: Story = {
  ...offering('Kofi Mensah'),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then the offer is shown below the messages, and no second offer can be made', async () => {
      await waitFor(() => expect(canvas.getByText(/^You offered/)).toBeVisible());
      const log = canvas.getByRole('log');
      await waitFor(() => expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(2));
      await expect(canvas.queryByRole('button', { name: 'Make an offer' })).toBeNull();
    });
  },
};
export const OfferCountered: Story = offering('Esi Ofori');
export const OfferAgreed: Story = {
  ...offering('Yaa Asantewaa'),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then the conversation has one Pay link, for the agreed price with its fees', async () => {
      await waitFor(() => expect(canvas.getAllByRole('link', { name: /^Pay/ })).toHaveLength(1));
      await expect(canvas.getByRole('link', { name: 'Pay ₵2,236.50' })).toBeVisible();
      await expect(canvas.getByText('₵2,100.00')).toBeVisible();
      await expect(canvas.getAllByText(/Agreed price/)[0]).toBeVisible();
    });
  },
};
/** Errand whose assigned student named their own price. */
export const GigAgreed: Story = {
  ...dealing('errands with applicants', 'Kofi Mensah'),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then the header shows the agreed price, not the price of the listing', async () => {
      await waitFor(() => expect(canvas.getByText('₵150.50')).toBeVisible());
      await expect(canvas.queryByText('₵120.00')).toBeNull();
    });
  },
};
export const OfferDeclined: Story = offering('Kwame Boateng');

/** Deal events, as seen by the actor and by the other party. */
export const DealLines: Story = {
  ...dealing('several deals', 'Kofi Mensah'),
  play: async ({ canvas, step }) => {
    await step('then the lines about each deal address the buyer as you', async () => {
      await expect(await canvas.findByText(/^You paid .2,609\.25\. We’re holding it/)).toBeVisible();
      await expect(canvas.getAllByText(/dispute|problem/i).length).toBeGreaterThan(0);
    });
  },
};
export const DealLinesOfSeller: Story = {
  ...dealing('several deals', 'Ama Owusu'),
  play: async ({ canvas, step }) => {
    await step('then the lines about each deal name the buyer to the seller', async () => {
      await expect(await canvas.findByText(/^Kofi paid .2,609\.25\. We’re holding it/)).toBeVisible();
    });
  },
};
export const DealLinesOfRefund: Story = {
  ...opening('conversation about a lamp', { scene: 'several deals' }),
  play: async ({ canvas, step }) => {
    await step('then the lines name the refund and the suggested meet-up', async () => {
      await expect(await canvas.findByText(/goes back to you/)).toBeVisible();
      await expect(canvas.getByText(/^Ama suggested meeting: Night Market, UG, Sun 22 Nov/)).toBeVisible();
    });
  },
};
export const DealLinesInFrench: Story = { ...DealLines, ...french, play: async () => {} };

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
