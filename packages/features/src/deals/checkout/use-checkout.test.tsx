import { ApiError, type Payment } from '@campushive/contract';
import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { createStoryCampus, type StoryCampusOptions } from '../../testing/story-campus.js';
import { useCheckout } from './use-checkout.js';
import { StoryProvider } from '../../testing/story-provider.js';
import { aListing } from '../../testing/listing-fixtures.js';
import { aPayment } from '../../testing/order-fixtures.js';

afterEach(cleanup);

const listing = aListing(0);
const pending = aPayment(0, { status: 'pending', orderStatus: 'pending_payment', charge: null });
const paid = aPayment(0, { status: 'success', orderStatus: 'held' });
const declined = aPayment(0, { status: 'failed', orderStatus: 'failed' });
const payoutAccount = {
  available: 0,
  debt: 0,
  onTheWay: 0,
  held: 0,
  minimum: 1,
  instantFee: 0,
  payableNow: 0,
  limitADay: null,
  nextPayoutAt: '2026-11-27T00:00:00.000Z',
};
const note = { reference: pending.reference, hiveId: listing.id, paymentId: pending.id };

type Payments = NonNullable<StoryCampusOptions['client']>['payments'];

/** Renders the checkout of one listing. A `reference` simulates the return from the provider. */
async function open(
  payments: Payments,
  reference: string | null,
  stored: StoryCampusOptions['stored'] = {},
  shown = listing,
  more: StoryCampusOptions['client'] = {},
) {
  const hives = { get: async () => ({ data: shown }) };
  const campus = createStoryCampus({ client: { hives, ...(payments && { payments }), ...more }, stored });
  const { result } = renderHook(() => useCheckout({ hiveId: listing.id, reference }), {
    wrapper: ({ children }) => <StoryProvider campus={campus}>{children}</StoryProvider>,
  });
  await waitFor(() => expect(result.current.state.status).not.toBe('loading'));
  return { campus, result, read: () => campus.ports.storage.read('payment') };
}
const answers = (...payments: Payment[]) => {
  const verify = vi.fn(async () => ({
    data: payments[Math.min(verify.mock.calls.length, payments.length) - 1] ?? paid,
  }));
  return verify;
};

it('reports the reason when a payment could not be started, and starts it at the next press', async () => {
  const initialize = vi
    .fn()
    .mockRejectedValueOnce(new ApiError({ code: 'listing_reserved', status: 409, message: 'Reserved.' }))
    .mockResolvedValueOnce({ data: { authorizationUrl: '#pay', reference: 'CH-1', paymentId: 'p1' } });
  const { result, read } = await open({ initialize }, null, { 'pay-method': 'page' });
  act(() => result.current.onPay());
  await waitFor(() =>
    expect(result.current.state).toMatchObject({
      status: 'ready',
      problem: { kind: 'refused', error: { code: 'listing_reserved' } },
    }),
  );
  act(() => result.current.onPay());
  await waitFor(() => expect(read()).toContain('CH-1'));
  expect(initialize.mock.lastCall?.[0]).toEqual({ hiveId: listing.id, price: listing.price });
  expect(result.current).toMatchObject({ paying: true, state: { status: 'ready', problem: null } });
});

it('verifies a payment on return, deletes its stored note, and reports the success once', async () => {
  const { result, read } = await open({ verify: answers(paid) }, null, { payment: JSON.stringify(note) });
  await waitFor(() => expect(result.current.state).toMatchObject({ status: 'paid', path: 'return' }));
  expect(read()).toBeNull();
  const said = () => screen.getAllByText(/^Payment was successful!/, { selector: 'li *' });
  await waitFor(() => expect(said()).toHaveLength(1), { timeout: 10_000 });
});

it.each([
  ['of a thing', listing],
  ['of three tickets', aListing(0, { hiveTypeId: 'buzz' })],
])('finds a payment %s that another tab started, without a stored note in this tab', async (_, bought) => {
  const own = { ...pending, role: 'buyer' as const, quantity: 3 };
  const shown = {
    ...bought,
    status: 'reserved' as const,
    myOrder: { id: pending.id, status: 'pending_payment' as const },
  };
  const verify = answers(paid);
  const { result } = await open({ verify, get: async () => ({ data: own }) }, null, {}, shown);
  await waitFor(() => expect(result.current.state.status).toBe('paid'));
  expect(verify).toHaveBeenCalledWith({ reference: pending.reference });
});

it('verifies the payment immediately when the server sends an event about it', async () => {
  const verify = answers(pending, declined);
  const { campus, result } = await open({ verify }, pending.reference);
  await waitFor(() => expect(result.current.state).toMatchObject({ status: 'verifying', payment: pending }));
  act(() => campus.tell('paymentUpdate', { ...declined, reference: 'another' }));
  expect(verify).toHaveBeenCalledTimes(1);
  act(() => campus.tell('paymentUpdate', declined));
  await waitFor(() => expect(result.current.state.status).toBe('declined'));
  expect(verify).toHaveBeenCalledTimes(2);
});

it('returns to the ready phase when the server does not know the payment', async () => {
  const verify = () => Promise.reject(new ApiError({ code: 'not_found', status: 404, message: '' }));
  const { result, read } = await open({ verify }, null, { payment: JSON.stringify(note) });
  await waitFor(() =>
    expect(result.current.state).toMatchObject({ status: 'ready', problem: { kind: 'unknown-payment' } }),
  );
  expect(read()).toBeNull();
});

it('returns to the ready phase when the buyer cancels the payment', async () => {
  const cancel = vi.fn(async () => ({ data: { ...declined, orderStatus: 'cancelled' as const } }));
  const { result } = await open({ verify: answers(pending), cancel }, pending.reference);
  await waitFor(() => expect(result.current.state).toMatchObject({ payment: pending }));
  act(() => result.current.onCancel());
  await waitFor(() => expect(result.current.state).toMatchObject({ status: 'ready', problem: null }));
});

it('uses the number of the payout account only on its own network, and remembers the payment method', async () => {
  const account = {
    network: 'telecel',
    bankName: null,
    maskedNumber: '020 ••• 4987',
    name: 'Ama',
    needsAttention: false,
    takesLess: false,
    paidFrom: null,
    updatedAt: '2026-11-20T12:00:00.000Z',
  } as const;
  const payouts = { account: async () => ({ data: { ...payoutAccount, account } }) };
  const charge = vi.fn(async () => ({ data: pending }));
  const { campus, result } = await open({ charge }, null, { 'pay-method': 'telecel' }, listing, { payouts });
  expect(result.current.money.methods).toEqual(['telecel', 'mtn', 'airteltigo', 'page']);
  await waitFor(() =>
    expect(result.current.money).toMatchObject({ method: 'telecel', usesSavedNumber: true }),
  );
  act(() => result.current.money.onMethod({ method: 'mtn' }));
  expect(result.current.money).toMatchObject({ savedNumber: null, usesSavedNumber: false });
  act(() => result.current.onPay());
  expect(result.current.money.phoneProblem).toBe('phoneWrong');
  expect(charge).not.toHaveBeenCalled();
  act(() => result.current.money.onPhone({ phone: '020 777 0005' }));
  expect(result.current.money).toMatchObject({ phoneProblem: null, otherNetwork: 'telecel' });
  act(() => result.current.onPay());
  // The number belongs to another network, so the checkout asks first.
  expect(result.current.money.needsNetwork).toBe(true);
  act(() => result.current.money.onKeepNetwork());
  act(() => result.current.onPay());
  await waitFor(() => expect(charge).toHaveBeenCalledOnce());
  expect(charge.mock.lastCall).toMatchObject([{ phone: '020 777 0005', network: 'mtn' }]);
  expect(campus.ports.storage.read('pay-method')).toBe('mtn');
});
