import type { AttendeeMessage, EventState } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { dark, smallPhone } from '../../../test/screen-states.js';

import { withCampus } from '../../testing/with-campus.js';
import { EventPanelView } from './event-panel-view.js';
import type { EventPanel } from './use-event.js';
import { aListing } from '../../testing/listing-fixtures.js';
import { anEvent, aTicket } from '../../testing/event-fixtures.js';

const free = aListing(0, { hiveTypeId: 'buzz', title: 'Hall Week Jams', price: 0 });
const paid = { ...free, price: 50 };
const panel: EventPanel = {
  places: { status: 'ready', event: anEvent() },
  onJoin: fn(),
  joining: false,
  onLeave: fn(),
  onStopHelping: fn(),
  stopping: false,
  leaving: false,
  messages: { status: 'none' },
};
const at = (event: EventState) => ({ panel: { ...panel, places: { status: 'ready' as const, event } } });
const full = anEvent({ going: 200, placesLeft: 0, waiting: 12 });

const meta = {
  id: 'screens-events-event-panel',
  title: 'Screens/Meet/Events/Event panel',
  component: EventPanelView,
  decorators: [withCampus],
  args: { listing: free, organiser: false, panel },
} satisfies Meta<typeof EventPanelView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Free: Story = {
  play: async ({ canvasElement, args, step }) => {
    const [rsvp] = within(canvasElement)
      .getAllByRole('button', { name: 'RSVP' })
      .filter((one) => one.offsetParent !== null || getComputedStyle(one).position === 'fixed');
    await step('when RSVP is pressed', async () => {
      await userEvent.click(rsvp ?? within(canvasElement).getByRole('button', { name: 'RSVP' }));
    });
    await step('then a place at the event is requested', async () => {
      await expect(args.panel.onJoin).toHaveBeenCalled();
    });
  },
};
export const Paid: Story = { args: { listing: paid } };
export const FullHouse: Story = { args: at(full) };
export const Unlimited: Story = { args: at(anEvent({ capacity: null, placesLeft: null, going: 0 })) };
export const Elsewhere: Story = {
  args: {
    listing: aListing(0, {
      hiveTypeId: 'buzz',
      price: 0,
      buzzDetails: {
        eventDate: '2026-12-04T18:00:00.000Z',
        eventEndDate: null,
        location: 'Great Hall',
        organizer: 'SRC',
        eventType: 'party',
        admission: 'free',
        capacity: null,
        ticketKinds: null,
        registrationLink: 'https://hallweek.example/join',
        isItem13: true,
      },
    }),
  },
};
const kinds = [
  {
    id: 'early',
    name: 'Early bird',
    price: 10,
    quota: 50,
    lastDay: '2026-11-18',
    placesLeft: 3,
    sale: 'over',
  },
  {
    id: 'regular',
    name: 'Regular',
    price: 25,
    quota: 150,
    lastDay: '2026-12-01',
    placesLeft: 57,
    sale: 'open',
  },
  { id: 'vip', name: 'VIP', price: 60, quota: 10, lastDay: null, placesLeft: 0, sale: 'sold_out' },
  { id: 'crew', name: 'Crew', price: 0, quota: 5, lastDay: null, placesLeft: 2, sale: 'open' },
] as const;
/** Unavailable kinds with their reason. The button is for the chosen kind. */
export const KindsOfTickets: Story = {
  args: { listing: paid, ...at(anEvent({ kinds: [...kinds], placesLeft: 59 })) },
  play: async ({ canvas, userEvent, step }) => {
    await step('then the kinds of tickets that are not on sale are disabled, with the reason', async () => {
      await expect(canvas.getByRole('radio', { name: /Early bird/ })).toBeDisabled();
      await expect(canvas.getByText('Sold until 18 Nov 2026')).toBeVisible();
      await expect(canvas.getByRole('radio', { name: /VIP/ })).toBeDisabled();
      await expect(canvas.getByText('Sold out')).toBeVisible();
    });
    await step(
      'when the button is pressed without a kind of ticket, then a message asks for one',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Get ticket' }));
        await expect(canvas.getByText('Choose a kind of ticket.')).toBeVisible();
      },
    );
    await step('when a kind of ticket is chosen, then the button shows its total', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /Regular/ }));
      await expect(canvas.getByRole('link', { name: /Get ticket, ₵/ })).toBeVisible();
    });
    await step(
      'when a free kind of ticket is chosen, then the button gets the ticket without a payment',
      async () => {
        await userEvent.click(canvas.getByRole('radio', { name: /Crew/ }));
        await expect(canvas.getByRole('button', { name: 'Get free ticket' })).toBeVisible();
      },
    );
  },
};
/** Shared message when no kind is available. */
export const KindsSoldOut: Story = {
  args: {
    listing: paid,
    ...at(
      anEvent({
        placesLeft: 0,
        kinds: kinds
          .slice(0, 3)
          .map((one) => ({ ...one, placesLeft: 0, sale: one.sale === 'open' ? 'sold_out' : one.sale })),
      }),
    ),
  },
};
export const GoingWithKind: Story = {
  args: at(anEvent({ mine: aTicket({ kind: { id: 'early', name: 'Early bird' } }), kinds: [...kinds] })),
};
export const Going: Story = { args: at(anEvent({ mine: aTicket() })) };
const three = [1, 2, 3].map((number) =>
  aTicket({ id: `ticket-${number}`, number, of: 3, code: `7KQ2MX9RTB4${number}`, paymentId: 'order' }),
);
const [, ...others] = three;
/** Several tickets, each with a code; the first one is already checked in. */
export const SeveralTickets: Story = {
  args: at(
    anEvent({
      mine: three[0] ?? null,
      myTickets: [{ ...(three[0] ?? aTicket()), checkedInAt: '2026-11-20T11:40:00.000Z' }, ...others],
    }),
  ),
  play: async ({ canvas, step }) => {
    await step('then each ticket shows its number out of three', async () => {
      for (const number of [1, 2, 3]) await expect(canvas.getByText(`Ticket ${number} of 3`)).toBeVisible();
      await expect(canvas.getByText('7KQ2-MX9R-TB42')).toBeVisible();
    });
  },
};
const written: readonly AttendeeMessage[] = [
  {
    id: 'second',
    content: 'Pay the rest to 055 019 8842 before Friday.',
    warning: 'prepayment',
    createdAt: '2026-11-20T09:30:00.000Z',
  },
  {
    id: 'first',
    content: 'Doors open at seven.\nCome by the side gate, and bring your student ID.',
    warning: null,
    createdAt: '2026-11-18T16:05:00.000Z',
  },
];
const messages = { status: 'ready', messages: written, more: fn(), loadingMore: false } as const;
const going = at(anEvent({ mine: aTicket() })).panel;
/** Messages of the organiser, newest first, with safety advice. */
export const FromTheOrganiser: Story = {
  args: { panel: { ...going, messages } },
  play: async ({ canvas, args, userEvent, step }) => {
    await step(
      'then the messages of the organiser are listed, newest first, with a warning on the risky one',
      async () => {
        const [newest, oldest] = canvas.getAllByRole('listitem');
        await expect(newest).toHaveTextContent(/before Friday.*Careful with this message/);
        await expect(oldest).toHaveTextContent(/Doors open at seven/);
        await expect(canvas.getAllByRole('note')).toHaveLength(1);
      },
    );
    await step('when Show more is pressed, then older messages are requested', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
      const { messages: shown } = args.panel;
      await expect(shown.status === 'ready' ? shown.more : null).toHaveBeenCalled();
    });
  },
};
export const FromTheOrganiserFailed: Story = {
  args: { panel: { ...going, messages: { status: 'failed', retry: fn() } } },
};
/** Messages from the organiser's view, without the advice. */
export const OwnMessages: Story = { args: { organiser: true, panel: { ...panel, messages } } };
export const LetIn: Story = {
  args: at(anEvent({ mine: aTicket({ checkedInAt: '2026-11-20T11:40:00.000Z' }) })),
};
export const Waiting: Story = {
  args: at({
    ...full,
    mine: aTicket({ status: 'waiting', position: 3, code: null, checkInUrl: null }),
  }),
};
export const Offered: Story = {
  args: {
    listing: paid,
    ...at({
      ...full,
      mine: aTicket({
        status: 'offered',
        heldUntil: '2026-11-20T14:00:00.000Z',
        code: null,
        checkInUrl: null,
      }),
    }),
  },
};
export const ToBePaid: Story = {
  args: {
    listing: paid,
    ...at({
      ...full,
      mine: aTicket({
        status: 'reserved',
        heldUntil: '2026-11-20T12:15:00.000Z',
        code: null,
        checkInUrl: null,
        paymentId: '01934c00-0000-7000-8000-000000004000',
      }),
    }),
  },
};
export const Organiser: Story = { args: { organiser: true } };
export const Loading: Story = { args: { panel: { ...panel, places: { status: 'loading' } } } };
export const Failed: Story = {
  args: { panel: { ...panel, places: { status: 'failed', retry: () => undefined } } },
};
export const French: Story = { args: at({ ...full, mine: aTicket() }), globals: { locale: 'fr' } };
export const Dark: Story = { ...dark, args: at({ ...full, mine: aTicket() }), tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, args: at(anEvent({ mine: aTicket() })), tags: ['!test'] };
