import { ApiError, type SuspensionShown } from '@campushive/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readCredentials, writeCredentials } from '../auth/credentials.js';
import { useClient, useNavigation, useSessionPort } from '../kernel/index.js';
import { suspensionQuery } from './appeals.queries.js';
import { useAppealForm, type AppealForm } from './use-appeal-form.js';

export type SuspensionState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  /** The account is open again. */
  | { readonly status: 'over' }
  | { readonly status: 'ready'; readonly suspension: SuspensionShown };

export interface Suspension {
  readonly state: SuspensionState;
  readonly form: AppealForm;
}

/**
 * Why my account is suspended, and my one appeal against that. A suspended student has no session: what they have just
 * logged in with says who they are, for as long as this page is open, and whoever brought nothing goes to the login.
 */
export function useSuspension(): Suspension {
  const client = useClient();
  const queries = useQueryClient();
  const { notes } = useSessionPort();
  const navigation = useNavigation();
  const [credentials] = useState(() => readCredentials(notes));
  const brought = credentials ?? { email: '', password: '' };
  const query = useQuery({ ...suspensionQuery(client, brought), enabled: credentials !== null });
  const form = useAppealForm({
    send: (text) => client.appeals.createForAccount({ ...brought, text }),
    onSent: (data) => queries.setQueryData(suspensionQuery(client, brought).queryKey, data),
    onLate: () => void query.refetch(),
  });
  const { error } = query;
  // Also when the password was changed elsewhere meanwhile.
  const unknown = credentials === null || (error instanceof ApiError && error.code === 'invalid_credentials');
  useEffect(() => {
    // Used up by being read: the login page would log in with them.
    writeCredentials(notes, null);
    if (unknown) navigation.go({ to: 'login' }, { replace: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- follows what was brought only
  }, [unknown]);
  return { state: stateOf(), form };

  function stateOf(): SuspensionState {
    if (error instanceof ApiError && error.code === 'nothing_to_appeal') return { status: 'over' };
    if (query.data !== undefined) return { status: 'ready', suspension: query.data };
    if (error === null || unknown) return { status: 'loading' };
    return { status: 'failed', retry: () => void query.refetch() };
  }
}
