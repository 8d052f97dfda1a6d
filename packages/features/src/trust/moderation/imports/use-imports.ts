import type { ImportRun } from '@campushive/contract';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../../kernel/index.js';
import { importsQuery } from '../console.queries.js';
import { useDecision, type Decision } from '../use-decision.js';
import type { ListState } from '../use-list.js';

/** Imports of listings, whose links an admin may end. */
export interface Imports extends Decision<{ readonly found: ImportRun }> {
  readonly state: ListState<ImportRun>;
}

/** Loads the imports with their numbers, and ends the links of one. */
export function useImports(): Imports {
  const client = useClient();
  const { data, isPending, refetch } = useQuery(importsQuery(client));
  const decision = useDecision<{ readonly found: ImportRun }>({
    decide: ({ found, reason }) => client.claims.revokeRun({ id: found.id, reason }),
    tooLate: 'not_found',
  });
  if (data === undefined)
    return {
      ...decision,
      state: isPending ? { status: 'loading' } : { status: 'failed', retry: () => void refetch() },
    };
  const state = { status: 'ready', items: data, count: null, more: null, loadingMore: false } as const;
  return { ...decision, state };
}
