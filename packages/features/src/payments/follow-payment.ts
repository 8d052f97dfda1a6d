import { PAYMENT_POLL_EVERY, PAYMENT_POLL_FOR, SECOND } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useEffect, useRef } from 'react';
import {
  useClock,
  useMessages,
  useNavigation,
  usePaymentChanged,
  useRealtime,
  useStorage,
} from '../kernel/index.js';
import { type CheckoutPhase, isOpen } from './checkout-phase.js';
import { catalogue } from './payments.catalogue.js';
import { writePending } from './pending-note.js';

const REDIRECT_AFTER = 3 * SECOND;

/** Asks for the outcome again and again while it is open, and at once when the server says that it changed. */
export function usePolling(
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
export function useOutcome(phase: CheckoutPhase): void {
  const clock = useClock();
  const navigation = useNavigation();
  const showChanged = usePaymentChanged();
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
    if (outcome !== null) showChanged(outcome);
    if (path !== null) toast({ tone: 'success', title: t.success[path] });
  }, [key, outcome, path, storage, showChanged, toast, t]);
  const paid = path !== null;
  // A buyer who opened their code meanwhile stays there.
  useEffect(() => {
    if (!paid) return;
    return clock.after(REDIRECT_AFTER, () => navigation.go({ to: 'payments' }, { replace: true }));
  }, [paid, clock, navigation]);
}
