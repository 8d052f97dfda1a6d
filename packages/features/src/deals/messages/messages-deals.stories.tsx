import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { campusOf } from '../../../test/on-scene.js';
import { dark, french, smallPhone } from '../../../test/screen-states.js';
import { withCampus } from '../../testing/with-campus.js';
import { MessagesScreen } from './messages-screen.js';

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
