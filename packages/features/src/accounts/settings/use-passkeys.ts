import { ApiError, type Passkey } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useClient, useFailureText, useMessages, usePasskeysPort } from '../../kernel/index.js';
import { passkeysQuery } from '../parts/passkeys.queries.js';
import { useHydrated } from '../../shared/hooks/use-hydrated.js';
import { catalogue } from './settings.catalogue.js';

export type PasskeysState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly passkeys: readonly Passkey[] };

export interface Passkeys {
  readonly state: PasskeysState;
  /** Whether this browser supports passkeys. */
  readonly supported: boolean;
  readonly adding: boolean;
  /** Creates a passkey with this name on the device. */
  readonly onAdd: (name: string) => void;
  /** Id of the passkey being deleted. */
  readonly removing: string | null;
  readonly onRemove: (passkey: Passkey) => void;
}

/** Manages the student's passkeys. */
export function usePasskeys(): Passkeys {
  const client = useClient();
  const device = usePasskeysPort();
  const queries = useQueryClient();
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const { toast } = useToast();
  const hydrated = useHydrated();
  const query = useQuery(passkeysQuery(client));
  const refresh = () => queries.invalidateQueries({ queryKey: passkeysQuery(client).queryKey });
  const refuse = (error: unknown, fallback: string) => {
    // Shows no error when the user closes the proof dialog.
    if (error instanceof ApiError && error.code === 'step_up_required') return;
    const full = error instanceof ApiError && error.code === 'limit_reached';
    toast({ tone: 'danger', title: full ? t.tooManyPasskeys : failureText(error, fallback) });
  };

  const add = useMutation({
    async mutationFn(name: string) {
      const { attempt, options } = (await client.passkeys.begin({})).data;
      const outcome = await device.create(options);
      if (outcome.status !== 'done') return outcome.status;
      await client.passkeys.create({ attempt, name, credential: outcome.credential });
      return outcome.status;
    },
    onSuccess(status) {
      if (status === 'done') toast({ tone: 'success', title: t.passkeyAdded });
      if (status === 'known') toast({ tone: 'neutral', title: t.passkeyKnown });
      if (status === 'failed') toast({ tone: 'danger', title: t.passkeyNotMade });
      return refresh();
    },
    onError: (error) => refuse(error, t.passkeyAddFailed),
  });
  const remove = useMutation({
    mutationFn: ({ id }: Passkey) => client.passkeys.remove({ id }),
    onSuccess: () => void toast({ tone: 'success', title: t.passkeyRemoved }),
    onError: (error) => refuse(error, t.passkeyRemoveFailed),
    onSettled: refresh,
  });

  return {
    state: query.isPending
      ? { status: 'loading' }
      : query.data === undefined
        ? { status: 'failed', retry: () => void query.refetch() }
        : { status: 'ready', passkeys: query.data },
    supported: !hydrated || device.supported(),
    adding: add.isPending,
    onAdd: (name) => add.mutate(name),
    removing: remove.isPending ? remove.variables.id : null,
    onRemove: (passkey) => remove.mutate(passkey),
  };
}
