import type { ReportCase, ReportDecision } from '@campushive/contract';
import { useClient, useMessages } from '../kernel/index.js';
import { catalogue } from './moderation.catalogue.js';
import { casesSource } from './moderation.queries.js';
import { useQueue, type Queue } from './use-queue.js';

export type Cases = Queue<ReportCase, ReportDecision>;

/** The queue of reports and its decisions. */
export function useCases(): Cases {
  const client = useClient();
  const words = useMessages(catalogue);
  return useQueue(casesSource, {
    decide: ({ found, decision, reason, until }) =>
      client.moderation.resolve({ id: found.id, decision, note: reason, until }),
    tooLate: 'already_resolved',
    said: {
      already_resolved: words.alreadyResolved,
      forbidden: words.notAllowed,
      payment_in_flight: words.inFlight,
    },
    changes: ['hives'],
  });
}
