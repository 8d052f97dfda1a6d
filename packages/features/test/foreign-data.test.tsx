import type { Credit, Listing, Message, Notification, Payment, Payout, Ticket } from '@campushive/contract';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { MyTicketsScreen } from '../src/deals/events/my-tickets-screen.js';
import { HiveListingScreen } from '../src/catalogue/hive-listing/hive-listing-screen.js';
import type { Locale } from '../src/kernel/index.js';
import { ListingDetailScreen } from '../src/deals/listing-detail/listing-detail-screen.js';
import { PostListingScreen } from '../src/catalogue/listing-form/listing-form-screen.js';
import { MessagesScreen } from '../src/deals/messages/messages-screen.js';
import { MyListingsScreen } from '../src/catalogue/my-listings/my-listings-screen.js';
import { NotificationsScreen } from '../src/base/notifications/notifications-screen.js';
import { OrderScreen } from '../src/deals/orders/order-screen.js';
import { account, credit, payout } from '../src/deals/payouts/payouts.fixtures.js';
import { PayoutsScreen } from '../src/deals/payouts/payouts-screen.js';
import { NO_FILTERS } from '../src/catalogue/parts/listing-filters/filters.js';
import { aStudent, idOf } from '../src/testing/fixtures.js';
import { createStoryCampus } from '../src/testing/story-campus.js';
import { render, screen } from '@testing-library/react';
import { Stage } from './wording/stage.js';
import { answer, page } from './wording/stages/stages.js';
import { StoryProvider } from '../src/testing/story-provider.js';
import { aConversation, aMessage, aNotification } from '../src/testing/message-fixtures.js';
import { aListing } from '../src/testing/listing-fixtures.js';
import { aPayment } from '../src/testing/order-fixtures.js';
import { aTicket } from '../src/testing/event-fixtures.js';

/** Possible answers of a server that is newer than these screens: names without words, colours or rules here. */
const hive = 'house-sitting' as Listing['hiveTypeId'];
const listing = aListing(0, { hiveTypeId: hive, status: 'under_review' as Listing['status'] });
const notification = aNotification(0, {
  type: 'weather' as Notification['type'],
  kind: 'storm_warning',
  title: 'A storm is near',
  subject: { type: 'forecast', id: idOf(1) } as unknown as Notification['subject'],
});
const message = { ...aMessage(0, { content: 'Shall we swap?' }), kind: 'swap' as Message['kind'] };
const payment = aPayment(0, {
  orderStatus: 'in_escrow' as Payment['orderStatus'],
  metadata: { ...aPayment(0).metadata, hiveType: hive },
});

const stage = new Stage();
afterEach(() => stage.close());

type Calls = NonNullable<Parameters<Stage['show']>[1]>['client'];
async function shows(element: ReactElement, client: Calls, ...texts: readonly string[]): Promise<void> {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  stage.show(element, { client: client ?? {} });
  for (const text of texts) await stage.see(text);
  expect(complaint.mock.calls.flat().filter((call) => call instanceof Error)).toEqual([]);
  complaint.mockRestore();
}

const lists = { category: { list: page([listing]) }, hives: { list: page([listing]) } };

it('shows a hive that it does not know by its name, and its listings as things', () =>
  shows(
    <HiveListingScreen hive={hive} filters={NO_FILTERS} onFiltersChange={() => undefined} />,
    lists,
    'House sitting',
    listing.title,
  ));

it('shows a listing of a hive and a status that it does not know', () =>
  shows(
    <ListingDetailScreen hive={hive} id="1" />,
    { users: { get: answer(aStudent(1)) as never }, hives: { get: answer(listing) } },
    listing.title,
    'House sitting',
  ));

it('shows one’s own listing with a status that it does not know', () =>
  shows(
    <MyListingsScreen group="open" onGroupChange={() => undefined} />,
    { hives: { myPosted: page([listing]) } },
    listing.title,
    'Under review',
  ));

it('asks for title and description in the form of a hive that it does not know', () =>
  shows(<PostListingScreen hive={hive} />, {}, 'Description'));

it('shows a notification of a type and about a thing that it does not know', () =>
  shows(<NotificationsScreen />, { notifications: { list: page([notification]) } }, 'A storm is near'));

it('shows a message of a kind that it does not know by its text', () =>
  shows(
    <MessagesScreen conversationId={idOf(2000)} />,
    {
      threads: {
        list: page([aConversation(0)]),
        get: answer(aConversation(0)),
        messages: page([{ ...message, seenBy: null }]),
        markRead: async () => ({ data: undefined, count: 0 }),
      },
    },
    'Shall we swap?',
  ));

it('shows an order with a status that it does not know', () =>
  shows(<OrderScreen id="1" />, { payments: { get: answer(payment) as never } }, 'In escrow'));

it('shows a payout with a status that it does not know', () =>
  shows(
    <PayoutsScreen />,
    {
      payouts: {
        account: answer(account),
        list: page([payout(1, { status: 'on_hold' as Payout['status'] })]) as never,
      },
      credits: { list: page([]) as never },
    },
    'On hold',
  ));

it('shows a credit with a status that it does not know', () =>
  shows(
    <PayoutsScreen />,
    {
      payouts: { account: answer(account), list: page([]) as never },
      credits: { list: page([credit(1, { status: 'looked_at' as Credit['status'] })]) as never },
    },
    'Looked at',
  ));

it('shows a ticket with a status that it does not know', () => {
  const held = { ticket: aTicket({ status: 'lent' as Ticket['status'] }), listing, calendarUrl: '' };
  return shows(<MyTicketsScreen />, { events: { tickets: page([held]) as never } }, 'Lent');
});

it('reads in English, with dates of the campus, in a language that it does not know', async () => {
  render(
    <StoryProvider campus={createStoryCampus({ client: lists })} locale={'tw' as Locale}>
      <HiveListingScreen hive={hive} filters={NO_FILTERS} onFiltersChange={() => undefined} />
    </StoryProvider>,
  );
  expect(await screen.findByText(listing.title)).toBeDefined();
  expect(screen.getByRole('button', { name: /Filter/ })).toBeDefined();
});
