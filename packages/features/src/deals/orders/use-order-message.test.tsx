import type { Payment } from '@campushive/contract';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { createStoryCampus, type StoryCampusOptions } from '../../testing/story-campus.js';
import { otherFirstName } from '../parts/meetups/index.js';
import { useOrderMessage } from './use-order-message.js';
import { StoryProvider } from '../../testing/story-provider.js';
import { aConversation } from '../../testing/message-fixtures.js';
import { aPayment } from '../../testing/order-fixtures.js';

afterEach(cleanup);

const conversation = aConversation(0);
const draftKey = `draft:message-${conversation.id}` as const;

/** Presses Message on an order. Returns the draft in the conversation and the recipient. */
async function press(payment: Payment, draft: StoryCampusOptions['stored'] = {}) {
  const open = vi.fn(async () => ({ data: conversation }));
  const campus = createStoryCampus({ client: { threads: { open } }, stored: draft });
  const { result } = renderHook(() => useOrderMessage(payment), {
    wrapper: ({ children }) => <StoryProvider campus={campus}>{children}</StoryProvider>,
  });
  act(() => result.current.onMessage());
  await waitFor(() => expect(open).toHaveBeenCalledOnce());
  await waitFor(() => expect(result.current.opening).toBe(false));
  return { requested: open.mock.lastCall, draft: campus.ports.storage.read(draftKey) };
}

it('opens a thread with the other side of a held order, with a draft that names seller and item', async () => {
  const bought = aPayment(0);
  const { requested, draft } = await press(bought);
  expect(requested).toEqual([{ recipientId: bought.seller.id, hiveId: bought.transactionHive.id }]);
  expect(draft).toContain(otherFirstName(bought));
  expect(draft).toContain(bought.metadata.hiveTitle);
});

it('opens a thread with the buyer, with a draft of the seller', async () => {
  const sold = aPayment(0, { role: 'seller', handoverCode: null });
  const { requested, draft } = await press(sold);
  expect(requested).toMatchObject([{ recipientId: sold.buyer.id }]);
  expect(draft).toMatch(/thanks for buying/);
});

it('keeps an existing draft, and writes no draft for an order that was handed over', async () => {
  const draft = await press(aPayment(0), { [draftKey]: 'Is it big?' });
  expect(draft.draft).toBe('Is it big?');
  const over = await press(aPayment(0, { orderStatus: 'released', handoverCode: null }));
  expect(over.draft).toBeNull();
});
