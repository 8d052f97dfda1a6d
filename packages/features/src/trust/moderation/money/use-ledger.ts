import type { LedgerCase, LedgerSummary } from '@campushive/contract';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../../kernel/index.js';
import { ledgerQuery, ledgerSource } from '../moderation.queries.js';
import { useQueue, type Queue } from '../use-queue.js';

export type SummaryState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly summary: LedgerSummary };

export interface Ledger {
  readonly books: SummaryState;
  readonly cases: Queue<LedgerCase, 'close'>;
}

/** Loads the ledger and its differences to the payment provider. */
export function useLedger(): Ledger {
  const client = useClient();
  const { data, isPending, refetch } = useQuery(ledgerQuery(client));
  const cases = useQueue<LedgerCase, 'close'>(ledgerSource, {
    decide: ({ found, reason }) => client.ledger.close({ id: found.id, note: reason }),
    tooLate: 'already_resolved',
  });
  if (data !== undefined) return { books: { status: 'ready', summary: data }, cases };
  const failed = { status: 'failed', retry: () => void refetch() } as const;
  return { books: isPending ? { status: 'loading' } : failed, cases };
}
