import type { HandoverOrder, Payment } from '@campushive/contract';
import type { VoucherProblem } from '@campushive/contract/rules/vouchers';
import { useEffect, useState } from 'react';
import { useClock, useUser } from '../../kernel/index.js';
import { checkVoucher } from '../parts/handovers/check-voucher.js';
import type { HandedOver } from '../parts/handovers/handover-store.js';
import { useHandovers } from '../parts/handovers/use-handovers.js';

/** Offline handover of an order. */
export interface OfflineHandover {
  /** Order data stored on this phone. Null without stored data. */
  readonly storedOrder: HandoverOrder | null;
  /** Missing handover data is being requested from the server. */
  readonly asking: boolean;
  /** Voucher of this order that is queued for the server, or was refused. */
  readonly handedOver: HandedOver | null;
  /** The buyer's step: closed, confirmation, or voucher shown. */
  readonly step: 'closed' | 'asked' | 'shown';
  readonly onStep: (step: 'closed' | 'asked' | 'shown') => void;
  /** Called after the buyer has shown the voucher. */
  readonly onShown: () => void;
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  /** Accepts a voucher that the seller scanned or typed. */
  readonly onTake: (text: string) => void;
  readonly checking: boolean;
  /** Reason that this phone refuses the voucher. */
  readonly problem: VoucherProblem | null;
  /** The phone's clock may be wrong. The server decides on the accepted voucher. */
  readonly clockIsOff: boolean;
  readonly onTryAgain: () => void;
}

const WITH_MONEY = ['held', 'disputed', 'frozen'];

export function useOfflineHandover(id: string, payment: Payment | undefined): OfflineHandover {
  const clock = useClock();
  const user = useUser();
  const { store, stored, refresh } = useHandovers();
  const [requested, setRequested] = useState(false);
  const [step, setStep] = useState<OfflineHandover['step']>('closed');
  const [text, setText] = useState('');
  const [checking, setChecking] = useState(false);
  const [problem, setProblem] = useState<VoucherProblem | null>(null);
  const [clockIsOff, setClockIsOff] = useState(false);
  const existing = stored.orders.find((order) => order.paymentId === id) ?? null;
  const handedOver = stored.handedOver.find((one) => one.paymentId === id) ?? null;
  const status = payment?.orderStatus;
  const isLive = status !== undefined && WITH_MONEY.includes(status) && payment?.item !== 'ticket';
  // Refreshes once more after the order ended, so that the phone deletes its copy.
  const isNeeded = isLive || (status !== undefined && existing !== null);
  useEffect(() => {
    if (isNeeded) void refresh().finally(() => setRequested(true));
  }, [isNeeded, status, refresh]);

  async function take(shown: string) {
    if (checking) return;
    setChecking(true);
    const answer = await checkVoucher(shown, {
      userId: user?.id ?? '',
      orderId: id,
      isTaken: handedOver?.status === 'waiting',
      now: new Date(clock.now().getTime() - stored.ahead),
      keys: stored.keys,
      order: existing,
    });
    setChecking(false);
    setProblem(answer.status === 'refused' ? answer.problem : null);
    if (answer.status === 'refused') return;
    setText('');
    setClockIsOff(answer.note === 'clock');
    store.add(id, answer.voucher);
  }

  return {
    storedOrder: existing,
    asking: isLive && existing === null && !requested,
    handedOver,
    step,
    onStep: setStep,
    onShown() {
      setStep('closed');
      if (existing?.voucher != null) store.add(id, existing.voucher);
    },
    text,
    onTextChange(value) {
      setText(value);
      setProblem(null);
    },
    onTake: (shown) => void take(shown),
    checking,
    problem,
    clockIsOff,
    onTryAgain() {
      if (handedOver !== null) store.add(id, handedOver.voucher);
    },
  };
}
