import {
  ApiError,
  isMissing,
  itemOf,
  saleOf,
  MAX_TICKETS,
  PAYMENT_POLL_EVERY,
  PAYMENT_POLL_FOR,
  SECOND,
  type FieldError,
  type Listing,
  type Payment,
} from '@campushive/contract';
import type { TicketKindShown } from '@campushive/contract/hive-fields';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import {
  useClient,
  useClock,
  useMessages,
  useNavigation,
  useRealtime,
  useStorage,
  useUser,
} from '../kernel/index.js';
import { type CheckoutPhase, checkoutReducer, isOpen, startCheckout } from './checkout-phase.js';
import { catalogue } from './payments.catalogue.js';
import { closedSaleOf, type ClosedSale } from './closed-sale.js';
import { listingQuery } from '../shared/queries/listing.queries.js';
import { eventQuery } from '../shared/queries/event.queries.js';
import { userQuery } from '../shared/queries/user.queries.js';
import { paymentQuery } from '../shared/queries/payment.queries.js';
import { readPending, writePending } from './pending-note.js';
import { hourPriceOf, unitPriceOf } from '../shared/agreed-price.js';
import { useBundleCheckout, type BundleInCheckout } from './use-bundle-checkout.js';
import { PAGE, useMobileMoney, type MobileMoney } from './use-mobile-money.js';
import { usePromoCode, type PromoChoice } from './use-promo-code.js';
import { useVoucher, type Voucher } from './use-voucher.js';

const REDIRECT_AFTER = 3 * SECOND;

export type CheckoutState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'missing' }
  | { readonly status: 'closed'; readonly why: ClosedSale; readonly listing: Listing }
  | (CheckoutPhase & { readonly listing: Listing });

export interface Checkout {
  readonly state: CheckoutState;
  /** Who gets the money: the poster, of a task the student who has it; null until it is known. */
  readonly payee: string | null;
  /** Of a tutor only. */
  readonly session: SessionChoice | null;
  /** Of tickets only. */
  readonly tickets: TicketChoice | null;
  /** What is paid for together; null where it is one thing. */
  readonly bundle: BundleInCheckout | null;
  /** Of tickets only: a code with which they cost less. */
  readonly promo: PromoChoice | null;
  readonly money: MobileMoney;
  readonly voucher: Voucher;
  readonly onPay: () => void;
  readonly paying: boolean;
  readonly onCheck: () => void;
  readonly checking: boolean;
  readonly onCancel: () => void;
}

/** How many tickets are bought. */
export interface TicketChoice {
  /** Which kind of the event’s; null where it has none, and `missing` where it has some and none was chosen. */
  readonly kind: TicketKindShown | null | 'missing';
  readonly quantity: number;
  /** The most that can be had: of one order, and of those that are left. */
  readonly most: number;
  /** What the server said of the number; null for nothing. */
  readonly error: FieldError | null;
  readonly onQuantityChange: (quantity: number) => void;
}

/** The session that is booked with a tutor. */
export interface SessionChoice {
  readonly startsAt: string;
  readonly hours: number;
}

/** Pays for a listing, and after the return from the provider finds out what became of it. */
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
  const { account, onRefused, remember, ...mobileMoney } = useMobileMoney(payment?.charge?.network ?? null);
  // After the return the address does not say it any more, but the payment does.
  const session = chosen ?? (payment?.booking ? sessionOf(payment.booking) : null);
  const [chosenQuantity, setQuantity] = useState<number | null>(null);
  const listing = useQuery(listingQuery(client, hiveId));
  const hasKinds = (listing.data?.buzzDetails?.ticketKinds?.length ?? 0) > 0;
  // What is left of a kind, lists do not say.
  const event = useQuery({ ...eventQuery(client, hiveId), enabled: hasKinds });
  const tickets = ticketsOf();
  const promo = usePromoCode({
    hiveId,
    code: chosenCode,
    kindId: tickets?.kind === 'missing' ? 'missing' : (tickets?.kind?.id ?? null),
    quantity: tickets?.quantity ?? 1,
    enabled: tickets !== null && phase.status === 'ready',
    payment,
  });
  const takesPromo = tickets === null ? null : promo;
  const begun = useRef(false);
  const openOrderId =
    listing.data?.myOrder?.status === 'pending_payment' ? listing.data.myOrder.id : undefined;
  const isUnknown =
    phase.status === 'ready' &&
    openOrderId !== undefined &&
    // A lesson at another time is another order, and so is another kind of tickets.
    itemOf(listing.data?.hiveTypeId ?? '') !== 'session' &&
    (chosenKind === null || !hasKinds);
  // The note of this tab is lost in another one, and in the provider's app.
  const openOrder = useQuery({ ...paymentQuery(client, openOrderId ?? ''), enabled: isUnknown });
  useEffect(() => {
    if (begun.current || openOrder.data?.status !== 'pending' || openOrder.data.role !== 'buyer') return;
    begun.current = true;
    send({ type: 'found', payment: openOrder.data });
  }, [openOrder.data]);
  const helperId = listing.data?.assignedToId ?? null;
  const isGig = listing.data !== undefined && saleOf(listing.data.hiveTypeId) === 'gig';
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
    onError: refuse,
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
      else refuse(error);
    },
  });
  const voucher = useVoucher(answer);
  const cancel = useMutation({
    mutationFn: async (id: string) => (await client.payments.cancel({ id })).data,
    onSuccess(cancelled) {
      begun.current = true;
      writePending(storage, null);
      send({ type: 'cancelled' });
      void queries.invalidateQueries({ queryKey: ['hives'] });
      void queries.invalidateQueries({ queryKey: ['payments', 'one', cancelled.id] });
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
    session,
    tickets,
    bundle,
    promo: takesPromo,
    money: mobileMoney,
    voucher,
    onPay() {
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

  function ticketsOf(): TicketChoice | null {
    if (listing.data === undefined || itemOf(listing.data.hiveTypeId) !== 'ticket') return null;
    const kind = kindOf(listing.data);
    const left = leftOf(listing.data, kind);
    // What is kept for the buyer is not left for others, and can be had.
    const most = Math.max(1, Math.min(MAX_TICKETS, left));
    const problem = 'problem' in phase ? phase.problem : null;
    const error = problem?.kind === 'refused' && problem.error instanceof ApiError ? problem.error : null;
    return {
      kind,
      // After the return the payment says how many they were.
      quantity: Math.min(chosenQuantity ?? payment?.quantity ?? 1, most),
      most,
      error: error?.fieldErrors['quantity'] ?? error?.fieldErrors['kindId'] ?? null,
      onQuantityChange: setQuantity,
    };
  }

  /** The one that was chosen; after the return the payment says which it was. */
  function kindOf({ buzzDetails }: Listing): TicketChoice['kind'] {
    const kinds = buzzDetails?.ticketKinds ?? [];
    if (kinds.length === 0) return null;
    const id = chosenKind ?? payment?.ticketKind?.id;
    return kinds.find((kind) => kind.id === id) ?? 'missing';
  }

  function leftOf({ attendance }: Listing, kind: TicketChoice['kind']): number {
    if (kind === null) return attendance?.placesLeft ?? MAX_TICKETS;
    if (kind === 'missing') return MAX_TICKETS;
    return event.data?.kinds.find(({ id }) => id === kind.id)?.placesLeft ?? MAX_TICKETS;
  }

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

  /** No one pays another price than the one they see. */
  function shown(): { readonly price?: number } {
    if (bundle !== null) return { price: bundle.price };
    const price =
      listing.data &&
      (session === null
        ? ticketPriceOf(listing.data, tickets, takesPromo)
        : hourPriceOf(listing.data, session.hours));
    return typeof price === 'number' ? { price } : {};
  }

  function payeeOf(): string | null {
    if (isGig) return helper.data?.name ?? null;
    return listing.data === undefined ? null : (listing.data.postedBy.name ?? t.deletedUser);
  }

  function stateOf(): CheckoutState {
    const { data, error } = listing;
    if (together.isPending) return { status: 'loading' };
    if (data !== undefined) {
      const why =
        bundle === null && phase.status === 'ready' && user !== null ? closedSaleOf(data, user.id) : null;
      return why === null ? { ...phase, listing: data } : { status: 'closed', why, listing: data };
    }
    if (listing.isPending) return { status: 'loading' };
    return isMissing(error)
      ? { status: 'missing' }
      : { status: 'failed', retry: () => void listing.refetch() };
  }

  function refuse(error: Error): void {
    send({ type: 'refused', problem: { kind: 'refused', error } });
    const refusedCode = error instanceof ApiError ? error.fieldErrors['promoCode'] : undefined;
    if (refusedCode !== undefined) promo.onRefused(refusedCode);
    // The new price, and how many are left, stand there when the words are read.
    if (
      error instanceof ApiError &&
      ['price_changed', 'event_full', 'listing_unavailable', 'listing_reserved'].includes(error.code)
    ) {
      void queries.invalidateQueries({ queryKey: ['hives'] });
      void queries.invalidateQueries({ queryKey: ['events', hiveId] });
      void queries.invalidateQueries({ queryKey: ['promo', hiveId] });
    }
  }
}

/** Asks for the outcome again and again while it is open, and at once when the server says that it changed. */
function usePolling(
  phase: CheckoutPhase,
  verify: ((reference: string) => void) | null,
  onTimeOver: () => void,
): () => void {
  const clock = useClock();
  const realtime = useRealtime();
  const reference = isOpen(phase) ? phase.reference : null;
  const waiting = phase.status === 'verifying';
  // A phone has its own time, which the server counts.
  const isOnPhone = waiting && phase.payment?.charge != null;
  const ask = useRef(() => {});
  const timeOver = useRef(() => {});
  useEffect(() => {
    timeOver.current = onTimeOver;
    ask.current = () => {
      if (reference !== null) verify?.(reference);
    };
  });
  useEffect(() => {
    if (!waiting) return;
    if (!isOnPhone) ask.current();
    const stops = [clock.every(PAYMENT_POLL_EVERY, () => ask.current())];
    if (!isOnPhone) stops.push(clock.after(PAYMENT_POLL_FOR, () => timeOver.current()));
    return () => stops.forEach((stop) => stop());
  }, [waiting, isOnPhone, reference, clock]);
  useEffect(() => {
    if (reference === null) return;
    return realtime.on('paymentUpdate', (latest) => {
      if (latest.reference === reference) ask.current();
    });
  }, [reference, realtime]);
  return () => ask.current();
}

/** Once it is paid or declined, the note of this tab goes, lists are fetched again, and the buyer hears of it. */
function useOutcome(phase: CheckoutPhase): void {
  const clock = useClock();
  const navigation = useNavigation();
  const queries = useQueryClient();
  const storage = useStorage();
  const { toast } = useToast();
  const t = useMessages(catalogue);
  const path = phase.status === 'paid' ? phase.path : null;
  const outcome = phase.status === 'paid' || phase.status === 'declined' ? phase.payment : null;
  const told = useRef<string | null>(null);
  const key = outcome === null ? null : `${outcome.id} ${outcome.status}`;
  useEffect(() => {
    if (key === told.current) return;
    told.current = key;
    if (key === null) return;
    writePending(storage, null);
    void queries.invalidateQueries({ queryKey: ['payments'] });
    void queries.invalidateQueries({ queryKey: ['hives'] });
    if (path !== null) toast({ tone: 'success', title: t.success[path] });
  }, [key, path, storage, queries, toast, t]);
  const paid = path !== null;
  // A buyer who opened their code meanwhile stays there.
  useEffect(() => {
    if (!paid) return;
    return clock.after(REDIRECT_AFTER, () => navigation.go({ to: 'payments' }, { replace: true }));
  }, [paid, clock, navigation]);
}

/** What the server said when it refused. */
const refusalIn = (phase: CheckoutPhase): unknown =>
  'problem' in phase && phase.problem?.kind === 'refused' ? phase.problem.error : null;

/** What one ticket costs, or whatever else is bought whole. */
export function ticketPriceOf(
  listing: Listing,
  tickets: Pick<TicketChoice, 'kind'> | null,
  promo: Pick<PromoChoice, 'applied'> | null = null,
): number {
  if (promo?.applied != null) return promo.applied.price;
  const kind = tickets?.kind;
  return kind == null || kind === 'missing' ? unitPriceOf(listing) : kind.price;
}

const sessionOf = ({ startsAt, hours }: SessionChoice): SessionChoice => ({ startsAt, hours });
