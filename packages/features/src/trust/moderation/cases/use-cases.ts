import type { ReportCase, ReportDecision } from '@campushive/contract';
import { LISTINGS } from '../../../catalogue/data.js';
import { useClient } from '../../../kernel/index.js';
import { casesSource } from '../moderation.queries.js';
import { useQueue, type Queue } from '../use-queue.js';

export type Cases = Queue<ReportCase, ReportDecision>;

/** Manages the queue of reports. */
export function useCases(): Cases {
  const client = useClient();
  return useQueue(casesSource, {
    decide: ({ found, decision, reason, until }) =>
      client.moderation.resolve({ id: found.id, decision, note: reason, until }),
    tooLate: 'already_resolved',
    changes: [LISTINGS],
  });
}
