import { ApiError, type TakedownShown } from '@campushive/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../kernel/index.js';
import { takedownQuery } from './appeals.queries.js';
import { useAppealForm, type AppealForm } from './use-appeal-form.js';

/** State of the decision page: loading, failed, `missing` when there is no decision, or ready. */
export type AppealState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'missing' }
  | { readonly status: 'ready'; readonly takedown: TakedownShown };

/** Loads the decision about the viewer's listing, with the single appeal. */
export function useAppeal(id: string): { readonly state: AppealState; readonly form: AppealForm } {
  const client = useClient();
  const queries = useQueryClient();
  const query = useQuery(takedownQuery(client, id));
  const form = useAppealForm({
    name: `appeal-${id}`,
    send: (text) => client.appeals.create({ id, text }),
    onSent: (data) => queries.setQueryData(takedownQuery(client, id).queryKey, data),
    onLate: () => void query.refetch(),
  });
  return { state: stateOf(), form };

  function stateOf(): AppealState {
    if (query.data !== undefined) return { status: 'ready', takedown: query.data };
    if (query.error === null) return { status: 'loading' };
    const { error } = query;
    if (error instanceof ApiError && [404, 422].includes(error.status)) return { status: 'missing' };
    return { status: 'failed', retry: () => void query.refetch() };
  }
}
