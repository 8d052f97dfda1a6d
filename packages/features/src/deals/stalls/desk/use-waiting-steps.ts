import { ApiError, type StallStep } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useClient, useClock, useConnection, useMessages, useStorage } from '../../../kernel/index.js';
import { stallQueueQuery } from './queue.queries.js';
import { catalogue } from './stall-desk.catalogue.js';
import { readDesk, type DeskNote, type WaitingStep } from './waiting-steps.js';

/** Interval of tries while taps wait, in ms. */
const RETRY_EVERY = 15_000;

const keyOf = (stallId: string) => `draft:stall-queue:${stallId}` as const;

/** Failures after which a tap waits for the next try. */
const isNetwork = (error: unknown) =>
  !(error instanceof ApiError) || ['network', 'timeout', 'rate_limited', 'internal'].includes(error.code);

/** Stored state of a queue, with the functions that change it. */
interface WaitingSteps extends DeskNote {
  readonly onStep: (orderId: string, to: StallStep) => void;
  readonly onSound: (sound: boolean) => void;
}

/**
 * Sends the seller's taps one after the other. Taps wait on the device without a connection, also when the page is closed. A refused tap is
 * dropped, and the queue is loaded again.
 */
export function useWaitingSteps(stallId: string, numberOf: (orderId: string) => number | null): WaitingSteps {
  const client = useClient();
  const clock = useClock();
  const queries = useQueryClient();
  const storage = useStorage();
  const connection = useConnection();
  const t = useMessages(catalogue);
  const { toast } = useToast();
  const [note, setNote] = useState(() => readDesk(storage.read(keyOf(stallId))));
  const latest = useRef(note);
  const sending = useRef(false);
  const refused = useRef((_orderId: string) => {});
  useEffect(() => {
    refused.current = (orderId) => toast({ tone: 'danger', title: t.stepRefused(numberOf(orderId) ?? 0) });
  });
  const put = useCallback(
    (change: Partial<DeskNote>) => {
      latest.current = { ...latest.current, ...change };
      storage.write(keyOf(stallId), JSON.stringify(latest.current));
      setNote(latest.current);
    },
    [storage, stallId],
  );
  const drop = useCallback(
    (sent: WaitingStep) =>
      put({ waiting: latest.current.waiting.filter((waitingStep) => waitingStep !== sent) }),
    [put],
  );
  const flush = useCallback(async () => {
    if (sending.current) return;
    sending.current = true;
    try {
      for (let [next] = latest.current.waiting; next !== undefined; [next] = latest.current.waiting) {
        try {
          await client.stallOrders.step({ id: next.orderId, to: next.to });
        } catch (error) {
          if (isNetwork(error)) break;
          refused.current(next.orderId);
        }
        await queries.refetchQueries({ queryKey: stallQueueQuery(client, stallId).queryKey });
        drop(next);
      }
    } finally {
      sending.current = false;
    }
  }, [client, queries, stallId, drop]);
  useEffect(() => {
    if (connection === 'online') void flush();
  }, [connection, flush]);
  const waits = note.waiting.length > 0;
  useEffect(() => (waits ? clock.every(RETRY_EVERY, () => void flush()) : undefined), [waits, clock, flush]);
  return {
    ...note,
    onStep(orderId, to) {
      put({ waiting: [...latest.current.waiting, { orderId, to }] });
      void flush();
    },
    onSound: (sound) => put({ sound }),
  };
}
