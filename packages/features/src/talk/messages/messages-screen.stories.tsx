import { ApiError, withheldPhoto, type Conversation, type Message, type Payment } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { dark, french, loading, long, offline, slow, smallPhone } from '../../../test/screen-states.js';
import {
  ago,
  aConversation,
  aMeetup,
  aMessage,
  aPayment,
  aPhoto,
  aStudent,
  idOf,
} from '../../testing/fixtures.js';
import { memoryDraftFiles } from '../../testing/memory-storage.js';
import { withCampus } from '../../testing/with-campus.js';
import { MessagesScreen, type MessagesScreenProps } from './messages-screen.js';

const page = { nextCursor: null, limit: 50 };
const conversations = [0, 1, 2].map((n) => aConversation(n));
const thread = [5, 4, 3, 2, 1, 0].map((n) => aMessage(n, { isRead: n < 4 }));
const messages = {
  conversations: async () => ({ data: conversations, pagination: page }),
  conversation: async () => ({ data: aConversation(0) }),
  list: async () => ({ data: thread, count: thread.length, pagination: page }),
  markRead: async () => ({ data: undefined, count: 2 }),
};
const failing = () => Promise.reject(new ApiError({ code: 'network', status: 0, message: '' }));

const meta = {
  id: 'screens-messages',
  title: 'Screens/Meet/Messages',
  component: MessagesScreen,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { client: { messages } } },
} satisfies Meta<typeof MessagesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given three conversations', async () => {
      await expect(await canvas.findAllByRole('link', { name: /Kwame|Ɛsi|Yaw/ })).toHaveLength(3);
    });
    await step('when a name is typed that none has', () =>
      userEvent.type(canvas.getByLabelText('Search messages'), 'zzz'),
    );
    await step('then the list says so', async () => {
      await waitFor(() => expect(canvas.getByText('No messages found')).toBeVisible());
      await userEvent.clear(canvas.getByLabelText('Search messages'));
    });
  },
};

export const OneConversation: Story = {
  args: { conversationId: idOf(2000) },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when a message is written without a network', async () => {
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Message' }), 'See you there{Enter}');
    });
    await step('then it waits in its place', async () => {
      await waitFor(() => expect(canvas.getByText('See you there')).toBeVisible());
      await waitFor(() => expect(canvas.getByText(/Sending|Waiting/)).toBeVisible());
    });
  },
};

/** Builds a story about a deal: the order of the listing as one party sees it, and the agreed meeting. */
const dealing = (
  order: NonNullable<Conversation['listing']>['order'],
  meetup: Payment['meetup'] = null,
): Story => {
  const talk = aConversation(0);
  const listing = talk.listing && { ...talk.listing, order };
  const payment = aPayment(0, { role: order?.role ?? 'buyer', orderStatus: order?.status ?? 'held', meetup });
  return {
    args: { conversationId: idOf(2000) },
    parameters: {
      campus: {
        client: {
          messages: { ...messages, conversation: async () => ({ data: { ...talk, listing } }) },
          payments: { get: async () => ({ data: payment }) },
        },
      },
    },
  };
};
export const Bought: Story = {
  ...dealing({ id: idOf(4000), status: 'held', role: 'buyer' }),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then the way to the code stands beside what was bought', async () => {
      await waitFor(() => expect(canvas.getByText('Paid and held')).toBeVisible());
      await expect(canvas.getByRole('link', { name: 'Show code' })).toBeVisible();
    });
  },
};
export const Sold: Story = dealing({ id: idOf(4000), status: 'held', role: 'seller' });
const sold = { id: idOf(4000), status: 'held', role: 'seller' } as const;
export const MeetupProposed: Story = {
  ...dealing(sold, aMeetup({ status: 'proposed', proposedBy: 'buyer' })),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then where and when is answered where it is talked about', async () => {
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Accept' })).toBeVisible());
      await expect(canvas.getByRole('button', { name: 'Suggest another' })).toBeVisible();
    });
  },
};
export const MeetupAgreed: Story = { ...dealing(sold, aMeetup({ status: 'accepted' })), ...smallPhone };
export const MeetupAgreedDark: Story = { ...dealing(sold, aMeetup({ status: 'accepted' })), ...dark };
export const MeetupFailed: Story = {
  ...dealing(sold),
  parameters: {
    campus: {
      client: {
        messages: { ...messages, conversation: async () => ({ data: soldTalk() }) },
        payments: { get: failing },
      },
    },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then it says so, and can be tried again', () =>
      waitFor(() => expect(canvas.getByText(/could not be loaded/)).toBeVisible()),
    );
  },
};
function soldTalk(): Conversation {
  const talk = aConversation(0);
  return { ...talk, listing: talk.listing && { ...talk.listing, order: sold } };
}
export const HandedOver: Story = dealing({ id: idOf(4000), status: 'released', role: 'buyer' });

/** Builds a story with a warning below the newest message. */
const warned = (warning: Message['warning'], content: string): Story => {
  const [newest, ...earlier] = thread;
  const data = newest === undefined ? thread : [{ ...aMessage(7, { warning }), content }, ...earlier];
  return {
    args: { conversationId: idOf(2000) },
    parameters: {
      campus: {
        client: {
          messages: { ...messages, list: async () => ({ data, count: data.length, pagination: page }) },
        },
      },
    },
  };
};
export const AsksForMoney: Story = {
  ...warned('prepayment', 'Plenty people dey ask. Send 280 to 055 019 8842 first and I keep it for you.'),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then its reader is warned, with a way to report it', async () => {
      await waitFor(() => expect(canvas.getByText(/asks for money outside/)).toBeVisible());
      await userEvent.click(canvas.getByRole('button', { name: 'Report this message' }));
      await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};
export const AsksForTheCode: Story = warned('code_request', 'Send me the code before I come');
export const LeadsElsewhere: Story = warned('off_platform', 'Let us talk on WhatsApp');
export const HoldsALink: Story = { ...warned('link', 'Log in at http://free-gifts.example/claim'), ...dark };

/** A message with the sender's own handover code needs their confirmation. */
export const OwnCode: Story = {
  args: { conversationId: idOf(2000) },
  parameters: {
    campus: {
      client: { messages },
      sendRefusal: new ApiError({ code: 'code_in_message', status: 409, message: '' }),
    },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when a message with the code is written', async () => {
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Message' }), '482 017{Enter}');
    });
    await step('then it waits until its writer confirms it or deletes it', async () => {
      await waitFor(() => expect(canvas.getByText('This holds your handover code.')).toBeVisible());
      await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(canvas.queryByText('482 017')).toBeNull());
    });
  },
};

/** Builds a story with an offer, as Akosua sees it. */
const offering = (offer: Conversation['offer']): Story => {
  const talk = aConversation(0, { offer });
  return {
    args: { conversationId: idOf(2000) },
    parameters: {
      campus: { client: { messages: { ...messages, conversation: async () => ({ data: talk }) } } },
    },
  };
};
const named = { id: idOf(7000), amount: 2000, round: 1, expiresAt: ago(-600) };
export const MayOffer: Story = {
  ...offering(null),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when Make an offer is pressed, then an amount is asked for', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Make an offer' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Make an offer' }));
      await waitFor(() => expect(dialog.getByLabelText('Your price')).toBeVisible());
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};
export const OfferWaiting: Story = {
  ...offering({ ...named, status: 'open' }),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then it stands below what was written, and no other can be made', async () => {
      await waitFor(() => expect(canvas.getByText(/^You offered/)).toBeVisible());
      const log = canvas.getByRole('log');
      await waitFor(() => expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(2));
      await expect(canvas.queryByRole('button', { name: 'Make an offer' })).toBeNull();
    });
  },
};
export const OfferCountered: Story = offering({ ...named, status: 'countered' });
export const OfferAgreed: Story = {
  ...offering({ ...named, status: 'accepted' }),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then the agreed price is the only one that can be paid', async () => {
      await waitFor(() => expect(canvas.getAllByRole('link', { name: /^Pay/ })).toHaveLength(1));
      await expect(canvas.getByRole('link', { name: 'Pay ₵2,130.00' })).toBeVisible();
      await expect(canvas.getByText('₵2,000.00')).toBeVisible();
      await expect(canvas.getByText(/Agreed price/)).toBeVisible();
    });
  },
};
/** Gig whose assigned student named their own price. */
const gig = aConversation(0, {
  listing: {
    id: idOf(1012),
    title: 'Carry a fridge',
    price: 120,
    agreedPrice: 150.5,
    status: 'assigned',
    hiveTypeId: 'logistics',
    postedById: idOf(0),
    photo: null,
    acceptsOffers: false,
    order: null,
  },
});
export const GigAgreed: Story = {
  args: { conversationId: idOf(2000) },
  parameters: {
    campus: { client: { messages: { ...messages, conversation: async () => ({ data: gig }) } } },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then the header has what they agreed on, not what the gig was posted for', async () => {
      await waitFor(() => expect(canvas.getByText('₵150.50')).toBeVisible());
      await expect(canvas.queryByText('₵120.00')).toBeNull();
    });
  },
};
export const OfferDeclined: Story = offering({ ...named, status: 'declined' });

/** Deal events, as seen by the actor and by the other party, and one of a later version. */
const line = (n: number, sender: number, event: Message['event']) =>
  aMessage(n, { kind: 'system', content: '', event, senderId: idOf(sender) });
const saying = (list: readonly Message[]): Story => ({
  args: { conversationId: idOf(2000) },
  parameters: {
    campus: {
      client: {
        messages: { ...messages, list: async () => ({ data: list, count: list.length, pagination: page }) },
      },
    },
  },
});
export const DealLines: Story = {
  ...saying([
    line(9, 1, {
      code: 'meetup_proposed',
      amount: null,
      meetup: { place: 'Night Market, UG', startsAt: '2026-11-22T10:00:00.000Z' },
    }),
    line(8, 1, null),
    line(7, 1, { code: 'released', amount: 1935 }),
    line(6, 0, { code: 'dispute_withdrawn', amount: null }),
    line(5, 0, { code: 'disputed', amount: null }),
    aMessage(4),
    line(3, 1, { code: 'refunded', amount: 1970.25 }),
    line(2, 0, { code: 'paid', amount: 1970.25 }),
    line(1, 1, { code: 'paid', amount: 1970.25 }),
    aMessage(0),
  ]),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then each line speaks to its reader', async () => {
      await expect(await canvas.findByText(/^You paid .1,970\.25\. We’re holding it/)).toBeVisible();
      await expect(canvas.getByText(/^Kwame paid .1,970\.25\. We’re holding it/)).toBeVisible();
      await expect(canvas.getByText(/goes back to you/)).toBeVisible();
      await expect(canvas.getByText(/^Kwame suggested meeting: Night Market, UG, Sun 22 Nov/)).toBeVisible();
    });
    await step('and what is not known yet says so', () =>
      expect(canvas.getByText(/Something new happened here/)).toBeVisible(),
    );
  },
};
export const DealLinesInFrench: Story = { ...DealLines, ...french, play: async () => {} };

export const EmptyConversation: Story = {
  args: { conversationId: idOf(2000) },
  parameters: {
    campus: {
      client: { messages: { ...messages, list: async () => ({ data: [], count: 0, pagination: page }) } },
    },
  },
};

export const NoConversations: Story = {
  parameters: {
    campus: {
      client: { messages: { ...messages, conversations: async () => ({ data: [], pagination: page }) } },
    },
  },
};

export const ListFailed: Story = {
  parameters: { campus: { client: { messages: { ...messages, conversations: failing } } } },
};

export const Missing: Story = {
  args: { conversationId: idOf(2999) },
  parameters: {
    campus: {
      client: {
        messages: {
          ...messages,
          conversation: () =>
            Promise.reject(
              new ApiError({ code: 'not_found', status: 404, message: 'Conversation not found' }),
            ),
        },
      },
    },
  },
};

export const NewConversation: Story = {
  parameters: {
    campus: {
      client: { messages, users: { search: async () => ({ data: [aStudent(1), aStudent(2)], count: 2 }) } },
    },
  },
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('when New Message is pressed and a name typed', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'New Message' }));
      await userEvent.type(await screen.findByLabelText('Name'), 'kwa');
    });
    await step('then students of that name are offered', async () => {
      await waitFor(() => expect(screen.getByRole('button', { name: /Kwame Boateng/ })).toBeVisible());
    });
  },
};

const photo = aPhoto(3);
const file = new File(['…'], 'charger.jpg', { type: 'image/jpeg' });

export const PhotoWithheld: Story = {
  args: { conversationId: idOf(2000) },
  parameters: {
    campus: {
      client: {
        messages: {
          ...messages,
          list: async () => ({
            data: [aMessage(6, { content: '', attachment: withheldPhoto(photo) }), ...thread],
            count: 7,
            pagination: page,
          }),
        },
      },
    },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step(
      'given a photo that may not be seen any more, its place says so and leads nowhere',
      async () => {
        await waitFor(() =>
          expect(canvas.getByRole('img', { name: 'This photo cannot be shown any more' })).toBeVisible(),
        );
        await expect(canvas.queryByRole('link', { name: /open it whole/ })).toBeNull();
      },
    );
  },
};

/** Photo with an expired URL. */
const tooOld = { ...photo, url: 'data:image/png;base64,AA', variants: [] };
let askedFor = 0;

export const PhotoRenewed: Story = {
  args: { conversationId: idOf(2000) },
  parameters: {
    campus: {
      client: {
        messages: {
          ...messages,
          list: async () => {
            askedFor += 1;
            const attachment = askedFor === 1 ? tooOld : photo;
            return {
              data: [aMessage(6, { content: '', attachment }), ...thread],
              count: 7,
              pagination: page,
            };
          },
        },
      },
    },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when an address does not open any more, another one is asked for, and opens', async () => {
      await waitFor(() => expect(canvas.getByAltText(/open it whole/)).toHaveAttribute('src', photo.url));
    });
  },
};

export const WithPhoto: Story = {
  args: { conversationId: idOf(2000) },
  parameters: {
    campus: {
      client: {
        messages: {
          ...messages,
          list: async () => ({
            data: [aMessage(6, { content: '', attachment: photo }), ...thread],
            count: 7,
            pagination: page,
          }),
        },
        uploads: { create: async () => ({ data: photo }) },
      },
    },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given a message that is a photo', async () => {
      await waitFor(() => expect(canvas.getByRole('link', { name: /open it whole/ })).toBeVisible());
    });
    await step('when a file that is no photo is picked', async () => {
      await userEvent.upload(
        canvas.getByLabelText('Add a photo', { selector: 'input' }),
        new File(['…'], 'notes.txt', { type: 'text/plain' }),
        { applyAccept: false },
      );
    });
    await step('then it is refused beside the message', async () => {
      await waitFor(() => expect(canvas.getByText(/can’t send that file/)).toBeVisible());
    });
    await step('when a photo is picked and sent without words', async () => {
      await userEvent.upload(canvas.getByLabelText('Add a photo', { selector: 'input' }), file);
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove the photo' })).toBeVisible());
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    });
    await step('then it is on its way, and the composer is empty again', async () => {
      await waitFor(() => expect(canvas.getByText(/Sending|Waiting/)).toBeVisible());
      await expect(canvas.queryByRole('button', { name: 'Remove the photo' })).toBeNull();
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

/** Never resolves the first time, like a lost connection. */
const cutOffOnce = fn(async () =>
  cutOffOnce.mock.calls.length === 1 ? new Promise<never>(() => undefined) : { data: photo },
);

export const BegunAndReloaded: Story = {
  args: { conversationId: idOf(2000) },
  parameters: {
    campus: { client: { messages, uploads: { create: cutOffOnce } }, files: memoryDraftFiles() },
  },
  render: (args) => <Reloadable {...args} />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when something is typed and a photo picked, and the page reloaded', async () => {
      await userEvent.type(await canvas.findByLabelText('Message'), 'Is it still there?');
      await userEvent.upload(canvas.getByLabelText('Add a photo', { selector: 'input' }), file);
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove the photo' })).toBeVisible());
      await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    });
    await step('then both are there, and the photo is sent again', async () => {
      await waitFor(() => expect(canvas.getByLabelText('Message')).toHaveValue('Is it still there?'));
      await waitFor(() =>
        expect(canvasElement.querySelector('[data-slot=photo-tile][data-state=ready]')).not.toBeNull(),
      );
      await expect(cutOffOnce).toHaveBeenCalledTimes(2);
    });
    await step('and once they are sent nothing comes back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
      await expect(await canvas.findByLabelText('Message')).toHaveValue('');
      await expect(canvas.queryByRole('button', { name: 'Remove the photo' })).toBeNull();
    });
  },
};

export const LongText: Story = { ...long, args: { conversationId: idOf(2000) } };
export const LongList: Story = long;
export const Loading: Story = loading;
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Offline: Story = offline();
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
