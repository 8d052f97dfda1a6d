import {
  ApiError,
  isMissing,
  itemOfListing,
  saleOfListing,
  type Listing,
  type Payment,
} from '@campushive/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import {
  useClient,
  useMessages,
  useNavigation,
  usePaymentChanged,
  useStorage,
  useUser,
} from '../../kernel/index.js';
import { LISTINGS } from '../../catalogue/data.js';
import { SERIES, eventKey, promoKey } from '../data.js';
import { type CheckoutPhase, checkoutReducer, startCheckout } from './checkout-phase.js';
import { catalogue } from '../parts/payments/payments.catalogue.js';
import { closedSaleOf, type ClosedSale } from './closed-sale.js';
import { listingQuery } from '../../catalogue/parts/listing.queries.js';
import { userQuery } from '../../accounts/parts/user.queries.js';
import { paymentQuery } from '../parts/payment.queries.js';
import { readPending, writePending } from './pending-note.js';
import { hourPriceOf } from '../parts/prices/agreed-price.js';
import { useOutcome, usePolling } from './follow-payment.js';
import { useBundleCheckout, type BundleInCheckout } from './use-bundle-checkout.js';
import { useCheckoutTotal } from './checkout-amounts.js';
import { PAGE, useMobileMoney, useWithinLimits, type MobileMoney } from './use-mobile-money.js';
import { usePromoCode, type PromoChoice } from './use-promo-code.js';
import { useSeriesLesson, type SeriesLesson } from './use-series-lesson.js';
import { ticketPriceOf, useTicketChoice, type TicketChoice } from './use-ticket-choice.js';
import { useVoucher, type Voucher } from './use-voucher.js';

export type CheckoutState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'missing' }
  | { readonly status: 'closed'; readonly why: ClosedSale; readonly listing: Listing }
  | (CheckoutPhase & { readonly listing: Listing });

export interface Checkout {
  readonly state: CheckoutState;
  /** Name of the payee: the poster, or for a gig the assigned student. Null until known. */
  readonly payee: string | null;
  /** Tutoring sessions only. */
  readonly session: SessionChoice | null;
  /** Lessons of a weekly series only. */
  readonly series: SeriesLesson | null;
  /** Tickets and packages only. */
  readonly tickets: TicketChoice | null;
  /** Items paid for together. Null for a single item. */
  readonly bundle: BundleInCheckout | null;
  /** Promo code, for tickets only. */
  readonly promo: PromoChoice | null;
  readonly money: MobileMoney;
  readonly voucher: Voucher;
  readonly onPay: () => void;
  readonly paying: boolean;
  readonly onCheck: () => void;
  readonly checking: boolean;
  readonly onCancel: () => void;
}

/** Refusals because the listing changed after the page was opened. */
const OUT_OF_DATE: ReadonlySet<string> = new Set([
  'price_changed',
  'milestones_changed',
  'series_over',
  'event_full',
  'fully_booked',
  'listing_unavailable',
  'listing_reserved',
]);

/** Booked tutoring session. */
export interface SessionChoice {
  readonly startsAt: string;
  readonly hours: number;
  /** Weekly series of the session. */
  readonly seriesId?: string;
}

/** Pays for a listing. After the return from the provider, finds the outcome. */
export function useCheckout(
  wantedId: string,
  returned: string | null,
  chosen: SessionChoice | null,
  chosenKind: string | null = null,
  chosenCode: string | null = null,
  chosenBundle: readonly string[] = [],
): Checkout {
  const client = useClient();
  const navigation = useNavigation();
  const queries = useQueryClient();
  const storage = useStorage();
  const showChanged = usePaymentChanged();
  const t = useMessages(catalogue);
  const user = useUser();
  const [{ phase }, send] = useReducer(
    checkoutReducer,
    returned ?? readPending(storage, wantedId)?.reference ?? null,
    startCheckout,
  );
  const payment = 'payment' in phase ? phase.payment : null;
  const together = useBundleCheckout(wantedId, chosenBundle, payment);
  const { leadId: hiveId } = together;
  const bundle = together.bundleOf(refusalIn(phase), phase.status === 'ready');
  const [leaving, setLeaving] = useState(false);
  const { account, onRefused, remember, ...anyMoney } = useMobileMoney(payment?.charge?.network ?? null);
  // Series and session come from the payment after the return, when the URL no longer names them.
  const series = useSeriesLesson(chosen, payment);
  const session = sessionOf(chosen ?? payment?.booking ?? null, series.lesson);
  const listing = useQuery(listingQuery(client, hiveId));
  const item = listing.data === undefined ? null : itemOfListing(listing.data);
  const tickets = useTicketChoice(listing.data, { kindId: chosenKind, payment, refused: refusalIn(phase) });
  const promo = usePromoCode({
    hiveId,
    code: chosenCode,
    kindId: tickets?.kind === 'missing' ? 'missing' : (tickets?.kind?.id ?? null),
    quantity: tickets?.quantity ?? 1,
    enabled: item === 'ticket' && phase.status === 'ready',
    payment,
  });
  const takesPromo = item === 'ticket' ? promo : null;
  const parts = { session, series: series.lesson, tickets, promo: takesPromo, bundle };
  const mobileMoney = useWithinLimits(anyMoney, useCheckoutTotal(listing.data, parts));
  const begun = useRef(false);
  const openOrderId =
    listing.data?.myOrder?.status === 'pending_payment' ? listing.data.myOrder.id : undefined;
  const isUnknown =
    phase.status === 'ready' &&
    openOrderId !== undefined &&
    // Orders are separate for each lesson time, ticket type and package.
    item !== 'session' &&
    (chosenKind === null || tickets?.kind == null);
  // Finds the open order through the listing, because another tab or the provider's app lacks this tab's note.
  const openOrder = useQuery({ ...paymentQuery(client, openOrderId ?? ''), enabled: isUnknown });
  useEffect(() => {
    if (begun.current || openOrder.data?.status !== 'pending' || openOrder.data.role !== 'buyer') return;
    begun.current = true;
    send({ type: 'found', payment: openOrder.data });
  }, [openOrder.data]);
  const helperId = listing.data?.assignedToId ?? null;
  const isGig = listing.data !== undefined && saleOfListing(listing.data) === 'gig';
  const helper = useQuery({ ...userQuery(client, helperId ?? ''), enabled: isGig && helperId !== null });
  const answer = (latest: Payment) => {
    if (latest.orderStatus === 'cancelled') writePending(storage, null);
    send({ type: 'answer', payment: latest });
  };

  const verify = useMutation({
    mutationFn: async (wanted: string) => (await client.payments.verify({ reference: wanted })).data,
    onMutate: () => send({ type: 'question' }),
    onSuccess: answer,
    onError(error) {
      if (error instanceof ApiError && error.status === 404) writePending(storage, null);
      send({ type: 'no-answer', error });
    },
  });
  const pay = useMutation({
    mutationFn: async () =>
      (await client.payments.initialize({ hiveId, ...others(), ...session, ...number(), ...shown() })).data,
    onSuccess(begun) {
      if (begun.authorizationUrl === '') return send({ type: 'refused', problem: { kind: 'no-page' } });
      writePending(storage, { reference: begun.reference, hiveId, paymentId: begun.paymentId });
      setLeaving(true);
      navigation.leave(begun.authorizationUrl);
    },
    onError: (error) => refuse(error),
  });
  const charge = useMutation({
    mutationFn: async (whom: NonNullable<ReturnType<typeof account>>) =>
      (await client.payments.charge({ hiveId, ...others(), ...session, ...number(), ...shown(), ...whom }))
        .data,
    onSuccess(asked) {
      writePending(storage, { reference: asked.reference, hiveId, paymentId: asked.id });
      send({ type: 'charged', payment: asked });
    },
    onError(error) {
      const refused = error instanceof ApiError && error.fieldErrors['phone'] !== undefined;
      if (refused) onRefused();
      else refuse(error, true);
    },
  });
  const voucher = useVoucher(answer);
  const cancel = useMutation({
    mutationFn: async (id: string) => (await client.payments.cancel({ id })).data,
    onSuccess(cancelled) {
      begun.current = true;
      writePending(storage, null);
      send({ type: 'cancelled' });
      showChanged(cancelled);
    },
    onError: () => send({ type: 'not-cancelled' }),
  });
  const onCheck = usePolling(phase, verify.isPending ? null : verify.mutate, () =>
    send({ type: 'time-over' }),
  );
  useOutcome(phase);

  return {
    state: stateOf(),
    payee: payeeOf(),
    ...parts,
    money: mobileMoney,
    voucher,
    onPay() {
      if (pay.isPending || charge.isPending || leaving) return;
      begun.current = true;
      send({ type: 'pay' });
      remember();
      if (mobileMoney.method === PAGE) return pay.mutate();
      const whom = account();
      if (whom !== undefined) charge.mutate(whom);
    },
    paying: pay.isPending || charge.isPending || leaving,
    onCheck,
    checking: verify.isPending,
    onCancel() {
      if (payment !== null) cancel.mutate(payment.id);
    },
  };

  function number(): { readonly quantity?: number; readonly kindId?: string; readonly promoCode?: string } {
    if (tickets === null) return {};
    const { quantity, kind } = tickets;
    return {
      ...(quantity > 1 && { quantity }),
      ...(kind !== null && kind !== 'missing' && { kindId: kind.id }),
      ...(promo.applied !== null && { promoCode: promo.applied.code }),
    };
  }

  function others(): { readonly bundledIds?: string[] } {
    return together.isBundle ? { bundledIds: [...together.bundledIds] } : {};
  }

  /** Sends the visible price and milestone, so that the server refuses any other. */
  function shown(): { readonly price?: number; readonly milestoneId?: string } {
    if (bundle !== null) return { price: bundle.price };
    const price =
      listing.data &&
      (session === null
        ? ticketPriceOf(listing.data, tickets, takesPromo)
        : (series.lesson?.price ?? hourPriceOf(listing.data, session.hours)));
    const milestoneId = listing.data?.milestones?.current?.id;
    return {
      ...(typeof price === 'number' && { price }),
      ...(milestoneId !== undefined && { milestoneId }),
    };
  }

  function payeeOf(): string | null {
    if (isGig) return helper.data?.name ?? null;
    return listing.data === undefined ? null : (listing.data.postedBy.name ?? t.deletedUser);
  }

  function stateOf(): CheckoutState {
    const { data, error } = listing;
    if (together.isPending) return { status: 'loading' };
    if (series.retry !== null) return { status: 'failed', retry: series.retry };
    if (data !== undefined && !series.loading) {
      const isKept = series.lesson !== null && series.lesson.number > 1;
      const isAsked = bundle === null && phase.status === 'ready' && user !== null;
      const why = isAsked ? closedSaleOf(data, user.id, isKept) : null;
      return why === null ? { ...phase, listing: data } : { status: 'closed', why, listing: data };
    }
    if (listing.isPending || series.loading) return { status: 'loading' };
    return isMissing(error)
      ? { status: 'missing' }
      : { status: 'failed', retry: () => void listing.refetch() };
  }

  function refuse(error: Error, byPhone = false): void {
    send({ type: 'refused', problem: { kind: 'refused', error, byPhone } });
    const refusedCode = error instanceof ApiError ? error.fieldErrors['promoCode'] : undefined;
    if (refusedCode !== undefined) promo.onRefused(refusedCode);
    // Refetches the price and the remaining tickets, so that the page matches the error text.
    if (
      error instanceof ApiError &&
      (error.fieldErrors['kindId'] !== undefined || OUT_OF_DATE.has(error.code))
    ) {
      void queries.invalidateQueries({ queryKey: LISTINGS });
      void queries.invalidateQueries({ queryKey: eventKey(hiveId) });
      void queries.invalidateQueries({ queryKey: promoKey(hiveId) });
      void queries.invalidateQueries({ queryKey: SERIES });
    }
  }
}

/** Returns the server's refusal, or null. */
const refusalIn = (phase: CheckoutPhase): unknown =>
  'problem' in phase && phase.problem?.kind === 'refused' ? phase.problem.error : null;

function sessionOf(session: SessionChoice | null, lesson: SeriesLesson | null): SessionChoice | null {
  if (session === null) return null;
  const { startsAt, hours } = session;
  return { startsAt, hours, ...(lesson !== null && { seriesId: lesson.seriesId }) };
}
