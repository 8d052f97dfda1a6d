import { ApiError, type SuspensionShown } from '@campushive/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readCredentials, writeCredentials } from '../../accounts/parts/credentials.js';
import { useClient, useNavigation, useSession, useStorage } from '../../kernel/index.js';
import { suspensionQuery } from './appeals.queries.js';
import { useAppealForm, type AppealForm } from './use-appeal-form.js';

/** State of the suspension page: `unknown` before a log-in, loading, failed, over or ready. */
export type SuspensionState =
  | { readonly status: 'loading' }
  /** The account is unknown. */
  | { readonly status: 'unknown' }
  | { readonly status: 'failed'; readonly retry: () => void }
  /** The suspension has ended. */
  | { readonly status: 'over' }
  | { readonly status: 'ready'; readonly suspension: SuspensionShown };

/** Result of `useSuspension`: the suspension and the appeal form. */
export interface Suspension {
  /** Reason and end of the suspension, with the appeal. */
  readonly state: SuspensionState;
  /** Form of the appeal. */
  readonly form: AppealForm;
}

/**
 * Loads the viewer's suspension, with the single appeal. A suspended student has no session, so the credentials of the
 * last log-in identify the account while this page is open. Visitors without credentials are asked to log in. Members,
 * whose account is active, are sent to their dashboard.
 */
export function useSuspension(): Suspension {
  const client = useClient();
  const queries = useQueryClient();
  const storage = useStorage();
  const navigation = useNavigation();
  const member = useSession().status === 'member';
  const [credentials] = useState(() => readCredentials(storage));
  const brought = credentials ?? { email: '', password: '' };
  const query = useQuery({ ...suspensionQuery(client, brought), enabled: credentials !== null });
  const form = useAppealForm({
    name: 'appeal-account',
    send: (text) => client.appeals.createForAccount({ ...brought, text }),
    onSent: (data) => queries.setQueryData(suspensionQuery(client, brought).queryKey, data),
    onLate: () => void query.refetch(),
  });
  const { error } = query;
  // Covers a password that was changed elsewhere meanwhile, too.
  const unknown = credentials === null || (error instanceof ApiError && error.code === 'invalid_credentials');
  useEffect(() => {
    // Deleted after reading; otherwise the login page would log in with them.
    writeCredentials(storage, null);
    if (unknown && member) navigation.go({ to: 'dashboard' }, { replace: true });
  }, [unknown, member, navigation, storage]);
  return { state: stateOf(), form };

  function stateOf(): SuspensionState {
    if (error instanceof ApiError && error.code === 'nothing_to_appeal') return { status: 'over' };
    if (query.data !== undefined) return { status: 'ready', suspension: query.data };
    if (unknown) return { status: member ? 'loading' : 'unknown' };
    if (error === null) return { status: 'loading' };
    return { status: 'failed', retry: () => void query.refetch() };
  }
}
