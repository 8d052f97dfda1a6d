import {
  ApiError,
  saleOf,
  PAYMENT_POLL_EVERY,
  PAYMENT_POLL_FOR,
  SECOND,
  type Listing,
  type Payment,
} from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useClient, useClock, useFailureText, useMessages, useNavigation, useRealtime, useSessionPort } from '../kernel/index.js';
import { catalogue } from './payments.catalogue.js';
import { listingQuery } from '../shared/queries/listing.queries.js';
import { userQuery } from '../shared/queries/user.queries.js';
import { readPending, writePending } from './pending-note.js';
import { useMobileMoney, type MobileMoney } from './use-mobile-money.js';
import { useVoucher, type Voucher } from './use-voucher.js';

const REDIRECT_AFTER = 3 * SECOND;

/** How it was found out that something is paid: by the first question after coming back, or while the page waited. */
export type PaidPath = 'return' | 'poll';

export type CheckoutState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  /** Nothing begun: price, fees and the button. */
  | { readonly status: 'ready'; readonly listing: Listing; readonly problem: string | null }
  /** Begun: its outcome is being asked for, again and again. */
  | {
      readonly status: 'verifying';
      readonly listing: Listing;
      readonly payment: Payment | null;
      readonly problem: string | null;
    }
  /** A phone was asked and did not answer in time. It may still: then the payment counts. */
  | {
      readonly status: 'unanswered';
      readonly listing: Listing;
      readonly payment: Payment;
      readonly problem: string | null;
    }
  | {
      readonly status: 'paid';
      readonly listing: Listing;
      readonly payment: Payment;
      readonly path: PaidPath;
    }
  | {
      readonly status: 'declined';
      readonly listing: Listing;
      readonly payment: Payment;
      readonly problem: string | null;
    }
  /** Asked for two minutes, and still open: the server goes on asking, and tells. */
  | {
      readonly status: 'timed-out';
      readonly listing: Listing;
      readonly payment: Payment | null;
      readonly problem: string | null;
    };

export interface Checkout {
  readonly state: CheckoutState;
  /** Who gets the money: the poster, of a task the student who has it; null until it is known. */
  readonly payee: string | null;
  /** Of a tutor only. */
  readonly session: SessionChoice | null;
  readonly money: MobileMoney;
  readonly voucher: Voucher;
  readonly onPay: () => void;
  readonly paying: boolean;
  readonly onCheck: () => void;
  readonly checking: boolean;
  readonly onCancel: () => void;
}

/** The session that is booked with a tutor. */
export interface SessionChoice {
  readonly startsAt: string;
  readonly hours: number;
}

/** Pays for a listing, and after the return from the provider finds out what became of it. */
export function useCheckout(hiveId: string, returned: string | null, chosen: SessionChoice | null): Checkout {
  const client = useClient();
  const clock = useClock();
  const navigation = useNavigation();
  const realtime = useRealtime();
  const queries = useQueryClient();
  const { notes } = useSessionPort();
  const words = useMessages(catalogue);
  const { toast } = useToast();
  const [reference, setReference] = useState(() => returned ?? readPending(notes, hiveId)?.reference ?? null);
  const [payment, setPayment] = useState<Payment | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [path, setPath] = useState<PaidPath>('return');
  const [timedOut, setTimedOut] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const { account, onRefused, ...mobileMoney } = useMobileMoney(payment?.charge != null);
  const failureText = useFailureText();
  // After the return the address does not say it any more, but the payment does.
  const session = chosen ?? (payment?.booking ? sessionOf(payment.booking) : null);
  /** How often the outcome was asked for since coming back. */
  const polls = useRef(0);
  const done = useRef(false);
  const listing = useQuery(listingQuery(client, hiveId));
  const helperId = listing.data?.assignedToId ?? null;
  const isGig = listing.data !== undefined && saleOf(listing.data.hiveTypeId) === 'gig';
  const helper = useQuery({ ...userQuery(client, helperId ?? ''), enabled: isGig && helperId !== null });

  /** As before it was begun. */
  const forget = () => {
    writePending(notes, null);
    setReference(null);
    setPayment(null);
    setProblem(null);
    setTimedOut(false);
    done.current = false;
  };
  const settle = (latest: Payment) => {
    // Only its buyer cancels what is not paid: nothing was declined.
    if (latest.orderStatus === 'cancelled') return forget();
    setPayment(latest);
    setProblem(null);
    if (latest.status === 'pending' || done.current) return;
    done.current = true;
    writePending(notes, null);
    void queries.invalidateQueries({ queryKey: ['payments'] });
    void queries.invalidateQueries({ queryKey: ['hives'] });
    if (latest.status !== 'success') return;
    const found = polls.current <= 1 ? 'return' : 'poll';
    setPath(found);
    toast({ tone: 'success', title: words.success[found] });
  };
  const paid = payment?.status === 'success';
  // Whoever went to their code meanwhile stays there.
  useEffect(() => {
    if (!paid) return;
    return clock.after(REDIRECT_AFTER, () => navigation.go({ to: 'payments' }, { replace: true }));
  }, [paid, clock, navigation]);
  const verify = useMutation({
    mutationFn: async (wanted: string) => (await client.payments.verify({ reference: wanted })).data,
    onMutate: () => void (polls.current += 1),
    onSuccess: settle,
    onError(error) {
      const offline = error instanceof ApiError && (error.code === 'network' || error.code === 'timeout');
      const lost = error instanceof ApiError && error.status === 404;
      if (lost) {
        writePending(notes, null);
        setReference(null);
      }
      // The first question is the return from paying; the others are repeated while the page waits.
      const unanswered = polls.current <= 1 ? words.contactSupport : words.checkHistory;
      setProblem(offline ? words.networkIssue : lost ? words.verifyFailed : unanswered);
    },
  });
  const pay = useMutation({
    mutationFn: async () => (await client.payments.initialize({ hiveId, ...session, ...shown() })).data,
    onSuccess(begun) {
      if (begun.authorizationUrl === '') return setProblem(words.notInitiated);
      writePending(notes, { reference: begun.reference, hiveId, paymentId: begun.paymentId });
      setLeaving(true);
      navigation.leave(begun.authorizationUrl);
    },
    onError: refuse,
  });
  const charge = useMutation({
    mutationFn: async (whom: NonNullable<ReturnType<typeof account>>) =>
      (await client.payments.charge({ hiveId, ...session, ...shown(), ...whom })).data,
    onSuccess(asked) {
      writePending(notes, { reference: asked.reference, hiveId, paymentId: asked.id });
      done.current = false;
      // Nobody left, and nobody comes back: the first answer is not that of a return.
      polls.current = 2;
      setReference(asked.reference);
      settle(asked);
    },
    onError(error) {
      const refused = error instanceof ApiError && error.fieldErrors['phone'] !== undefined;
      if (refused) onRefused();
      else refuse(error);
    },
  });
  const voucher = useVoucher(settle);
  const cancel = useMutation({
    mutationFn: async (id: string) => (await client.payments.cancel({ id })).data,
    onSuccess(cancelled) {
      forget();
      void queries.invalidateQueries({ queryKey: ['hives'] });
      void queries.invalidateQueries({ queryKey: ['payments', 'one', cancelled.id] });
    },
    onError: () => setProblem(words.checkHistory),
  });

  const onPhone = payment?.charge ?? null;
  const unanswered = onPhone !== null && onPhone.secondsLeft === 0;
  const open = reference !== null && (payment === null || payment.status === 'pending');
  const waiting = open && !timedOut && !unanswered;
  // A phone has its own time, which the server counts.
  const isOnPhone = onPhone !== null;
  const ask = useRef(() => {});
  useEffect(() => {
    ask.current = () => {
      if (reference !== null && !verify.isPending) verify.mutate(reference);
    };
  });
  useEffect(() => {
    if (!waiting) return;
    if (!isOnPhone) ask.current();
    const stops = [clock.every(PAYMENT_POLL_EVERY, () => ask.current())];
    if (!isOnPhone) stops.push(clock.after(PAYMENT_POLL_FOR, () => setTimedOut(true)));
    return () => stops.forEach((stop) => stop());
  }, [waiting, isOnPhone, reference, clock]);
  useEffect(() => {
    if (!open) return;
    // Told by the server, nobody has to ask: but only the server's answer counts.
    return realtime.on('paymentUpdate', (latest) => {
      if (latest.reference === reference) ask.current();
    });
  }, [open, reference, realtime]);

  return {
    state: stateOf(),
    payee: payeeOf(),
    session,
    money: mobileMoney,
    voucher,
    onPay() {
      setProblem(null);
      if (mobileMoney.method === 'page') return pay.mutate();
      const whom = account();
      if (whom !== undefined) charge.mutate(whom);
    },
    paying: pay.isPending || charge.isPending || leaving,
    onCheck: () => ask.current(),
    checking: verify.isPending,
    onCancel() {
      if (payment !== null) cancel.mutate(payment.id);
    },
  };

  /** Nobody pays another price than the one they see. */
  function shown(): { readonly price?: number } {
    const price = listing.data?.price;
    return typeof price === 'number' ? { price } : {};
  }

  function payeeOf(): string | null {
    if (isGig) return helper.data?.name ?? null;
    return listing.data === undefined ? null : (listing.data.postedBy.name ?? words.anonymous);
  }

  function stateOf(): CheckoutState {
    const { data } = listing;
    if (data === undefined) {
      return listing.isPending
        ? { status: 'loading' }
        : { status: 'failed', retry: () => void listing.refetch() };
    }
    if (payment?.status === 'success') return { status: 'paid', listing: data, payment, path };
    if (payment?.status === 'failed') return { status: 'declined', listing: data, payment, problem };
    if (reference === null) return { status: 'ready', listing: data, problem };
    if (unanswered && payment !== null) return { status: 'unanswered', listing: data, payment, problem };
    if (timedOut) return { status: 'timed-out', listing: data, payment, problem };
    return { status: 'verifying', listing: data, payment, problem };
  }

  function refuse(error: Error): void {
    setProblem(initializationText(error));
    // The new price stands there when the words are read.
    if (error instanceof ApiError && error.code === 'price_changed')
      void queries.invalidateQueries({ queryKey: ['hives'] });
  }

  function initializationText(error: Error): string {
    if (!(error instanceof ApiError)) return words.initUnknown;
    if (error.code === 'network' || error.code === 'timeout')
      return words.initConnection(words.checkConnection);
    if (['rate_limited', 'student_proof_needed', 'price_changed'].includes(error.code))
      return failureText(error, words.initFailed);
    if (error.code === 'charge_under_way') return words.underWay(Math.ceil((error.retryAfter ?? 60) / 60));
    if (error.code === 'payment_provider_failed' || error.code === 'internal') return words.initFailed;
    return words.initService(failureText(error, words.initUnknown));
  }
}

const sessionOf = ({ startsAt, hours }: SessionChoice): SessionChoice => ({ startsAt, hours });
