import type { Conversation, Meetup } from '@campushive/contract';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { idOf, NOW } from '../../testing/fixtures.js';
import { createStoryCampus } from '../../testing/story-campus.js';
import { ConversationRow } from '../../talk/messages/conversation-row.js';
import { dealLine } from './deal-line.js';
import { dealStateOf } from './deal-state.js';
import { ThreadListing } from './thread-listing.js';
import { ThreadMeetup } from './thread-meetup.js';
import { StoryProvider } from '../../testing/story-provider.js';
import { aConversation } from '../../testing/message-fixtures.js';
import { aMeetup, aPayment } from '../../testing/order-fixtures.js';

afterEach(cleanup);

type Listing = NonNullable<Conversation['listing']>;
const later = new Date(NOW.getTime() + 3_600_000).toISOString();

/** Builds a conversation about the viewer's or the other's listing, with an offer or an order. */
function talk(mine: boolean, change: Partial<Conversation>, order: Listing['order'] = null): Conversation {
  const base = aConversation(0, change);
  if (base.listing === null) throw new Error('It is about a listing');
  const postedById = mine ? idOf(9) : base.otherParticipant.id;
  return { ...base, listing: { ...base.listing, price: 350, postedById, order } };
}
const offerOf = (status: 'open' | 'countered' | 'accepted'): Conversation['offer'] => ({
  ...{ id: idOf(5000), status, amount: 280, round: 1, expiresAt: later },
});

describe('the state of a deal', () => {
  it('is an open offer with its amount and the side whose turn it is', () => {
    const state = (mine: boolean, status: 'open' | 'countered') =>
      dealStateOf(talk(mine, { offer: offerOf(status) }), NOW);
    expect(state(true, 'open')).toEqual({ kind: 'offer', amount: 280, mine: true });
    expect(state(false, 'open')).toEqual({ kind: 'offer', amount: 280, mine: false });
    expect(state(false, 'countered')).toEqual({ kind: 'offer', amount: 280, mine: true });
  });

  it('is the agreed amount, then the status of the order, and null before an offer', () => {
    expect(dealStateOf(talk(true, { offer: offerOf('accepted') }), NOW)).toEqual({
      kind: 'agreed',
      amount: 280,
    });
    const order = { id: idOf(4000), status: 'held', role: 'seller' } as const;
    expect(dealStateOf(talk(true, { offer: offerOf('accepted') }, order), NOW)).toEqual({
      kind: 'order',
      status: 'held',
    });
    expect(dealStateOf(talk(true, { offer: null }), NOW)).toBeNull();
  });
});

it('links the head of a thread to an offer only while the viewer has to answer it', () => {
  const onAnswer = vi.fn();
  const head = (mine: boolean, status: 'open' | 'countered' = 'open') => {
    const conversation = talk(mine, { offer: offerOf(status) });
    if (conversation.listing === null) throw new Error('It is about a listing');
    render(
      <StoryProvider campus={createStoryCampus()}>
        <ThreadListing conversation={conversation} listing={conversation.listing} onAnswer={onAnswer} />
      </StoryProvider>,
    );
    expect(screen.getByText(/^Offer: ₵280\.00$/)).toBeTruthy();
    return screen.queryByRole('button', { name: 'Answer' });
  };
  expect(head(false)).toBeNull();
  cleanup();
  expect(head(false, 'countered')).not.toBeNull();
  expect(screen.queryByRole('link', { name: /^Pay/ })).toBeNull();
  cleanup();
  head(true)?.click();
  expect(onAnswer).toHaveBeenCalledOnce();
});

it('shows the state of each deal in the list of conversations', () => {
  const order = { id: idOf(4000), status: 'held', role: 'buyer' } as const;
  render(
    <StoryProvider campus={createStoryCampus()}>
      <ConversationRow conversation={talk(false, {}, order)} current={false} deal={dealLine} />
    </StoryProvider>,
  );
  expect(screen.getByRole('link').textContent).toContain('Paid and held');
});

describe('a meet-up in the thread', () => {
  async function show(status: 'held' | 'released', meetup: Meetup | null) {
    const accept = vi.fn(async () => ({ data: aPayment(0, { meetup: aMeetup({ status: 'accepted' }) }) }));
    const payment = aPayment(0, { role: 'seller', orderStatus: status, meetup });
    const get = vi.fn(async () => ({ data: payment }));
    const order = { id: payment.id, status, role: 'seller' } as const;
    render(
      <StoryProvider campus={createStoryCampus({ client: { payments: { get }, meetups: { accept } } })}>
        <ThreadMeetup conversation={talk(true, {}, order)} />
      </StoryProvider>,
    );
    return { accept, get };
  }

  it('can be accepted there', async () => {
    const { accept } = await show('held', aMeetup({ status: 'proposed', proposedBy: 'buyer' }));
    (await screen.findByRole('button', { name: 'Accept' })).click();
    await waitFor(() => expect(screen.getByText('You both agreed.')).toBeTruthy());
    expect(accept).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeTruthy();
  });

  it('can be suggested there when there is none', async () => {
    await show('held', null);
    expect(await screen.findByRole('button', { name: 'Suggest a place and time' })).toBeTruthy();
  });

  it('is not requested after the money is released', async () => {
    const { get } = await show('released', null);
    await waitFor(() => expect(get).not.toHaveBeenCalled());
  });
});
