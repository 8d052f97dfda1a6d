import type { Chargeback, ChargebackAnswer } from '@campushive/contract';
import { useClient } from '../../../kernel/index.js';
import { chargebacksSource } from '../moderation.queries.js';
import { useQueue, type Queue } from '../use-queue.js';

export type Chargebacks = Queue<Chargeback, ChargebackAnswer>;

/** Manages the queue of chargebacks and the replies to banks. */
export function useChargebacks(): Chargebacks {
  const client = useClient();
  return useQueue(chargebacksSource, {
    decide: ({ found, decision, reason }) =>
      client.chargebacks.answer({ id: found.id, decision, note: reason }),
    tooLate: 'chargeback_answered',
  });
}
