import type { Appeal, AppealDecision } from '@campushive/contract';
import { LISTINGS } from '../../../catalogue/data.js';
import { useClient } from '../../../kernel/index.js';
import { appealsSource } from '../moderation.queries.js';
import { useQueue, type Queue } from '../use-queue.js';

export type Appeals = Queue<Appeal, AppealDecision>;

/** Manages appeals against decisions. */
export function useAppeals(): Appeals {
  const client = useClient();
  return useQueue(appealsSource, {
    decide: ({ found, decision, reason }) => client.appeals.resolve({ id: found.id, decision, note: reason }),
    tooLate: 'already_resolved',
    changes: [LISTINGS],
  });
}
