import { ApiError, type SuspensionShown } from '@campushive/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readCredentials, writeCredentials } from '../shared/credentials.js';
import { useClient, useNavigation, useSession, useStorage } from '../kernel/index.js';
import { suspensionQuery } from './appeals.queries.js';
import { useAppealForm, type AppealForm } from './use-appeal-form.js';

export type SuspensionState =
  | { readonly status: 'loading' }
  /** It is unknown whose account is meant. */
  | { readonly status: 'unknown' }
  | { readonly status: 'failed'; readonly retry: () => void }
  /** The account is open again. */
  | { readonly status: 'over' }
  | { readonly status: 'ready'; readonly suspension: SuspensionShown };

export interface Suspension {
  /** Why the account is suspended and until when, and the appeal against it. */
  readonly state: SuspensionState;
  /** The appeal that is being written. */
  readonly form: AppealForm;
}

/**
 * Why my account is suspended, and my one appeal against that. A suspended student has no session: what they have just
 * logged in with says who they are, for as long as this page is open. A user who brought nothing is asked to log in; members, whose
 * account is open, go to their dashboard.
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
  // Also when the password was changed elsewhere meanwhile.
  const unknown = credentials === null || (error instanceof ApiError && error.code === 'invalid_credentials');
  useEffect(() => {
    // Used up by being read: the login page would log in with them.
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
