import type { Dispute, DisputeDecision } from '@campushive/contract';
import { useClient } from '../../../kernel/index.js';
import { disputesSource } from '../moderation.queries.js';
import { useQueue, type Queue } from '../use-queue.js';

export type Disputes = Queue<Dispute, DisputeDecision>;

/** Manages complaints about sales and their decisions. */
export function useDisputes(): Disputes {
  const client = useClient();
  return useQueue(disputesSource, {
    decide: ({ found, decision, reason }) =>
      client.disputes.resolve({ id: found.id, decision, note: reason }),
    tooLate: 'dispute_resolved',
  });
}
