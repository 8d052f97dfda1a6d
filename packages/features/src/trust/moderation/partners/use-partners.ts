import { ApiError, type PartnerKey, type Webhook, type WebhookEvent } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  callProblem,
  useClient,
  useFailureText,
  useMessages,
  type CallProblem,
} from '../../../kernel/index.js';
import { catalogue } from './partners.catalogue.js';
import { deliveriesQuery, partnersQuery } from './partners.queries.js';

export type PartnersState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly keys: readonly PartnerKey[]; readonly webhooks: readonly Webhook[] };

/** Error of a form: a limit, the URL, or the call. */
export type MakingProblem = { readonly kind: 'too_many' | 'url_wrong' } | CallProblem;

/** Form that creates something whose secret is shown once. */
export interface Making<T> {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onSend: (input: T) => void;
  readonly sending: boolean;
  /** Reason for the refusal, or null. */
  readonly problem: MakingProblem | null;
}

export interface NewSecret {
  readonly of: 'key' | 'webhook';
  readonly secret: string;
}

export interface Partners {
  readonly state: PartnersState;
  readonly key: Making<string>;
  readonly webhook: Making<{ url: string; events: WebhookEvent[] }>;
  /** Secret that was just created, until it is closed, or null. */
  readonly secret: NewSecret | null;
  readonly onSecretSeen: () => void;
  readonly onRevoke: (key: PartnerKey) => void;
  readonly onTest: (webhook: Webhook) => void;
  readonly onEnable: (webhook: Webhook) => void;
  readonly onRemove: (webhook: Webhook) => void;
  /** Id of the item being changed. */
  readonly working: string | null;
}

/** Manages the keys and webhooks of partners. */
export function usePartners(): Partners {
  const client = useClient();
  const queries = useQueryClient();
  const t = useMessages(catalogue);
  const { toast } = useToast();
  const failureText = useFailureText();
  const [secret, setSecret] = useState<NewSecret | null>(null);
  const query = useQuery(partnersQuery(client));
  const refresh = () => queries.invalidateQueries({ queryKey: partnersQuery(client).queryKey });
  const key = useMaking(async (name: string) => {
    const { data } = await client.partnerKeys.create({ name });
    setSecret({ of: 'key', secret: data.key });
    await refresh();
  });
  const webhook = useMaking(async (input: { url: string; events: WebhookEvent[] }) => {
    const { data } = await client.webhooks.create(input);
    setSecret({ of: 'webhook', secret: data.secret });
    await refresh();
  });
  const change = useMutation({
    mutationFn: ({ run }: { id: string; run: () => Promise<unknown>; done: string }) => run(),
    onSuccess: (_answer, { done }) => void toast({ tone: 'success', title: done }),
    onError: (error) => void toast({ tone: 'danger', title: failureText(error, t.saveFailed) }),
    onSettled: (_answer, _error, { id }) =>
      Promise.all([refresh(), queries.invalidateQueries({ queryKey: deliveriesQuery(client, id).queryKey })]),
  });
  const begin = (id: string, done: string, run: () => Promise<unknown>) => change.mutate({ id, done, run });

  return {
    state: query.isPending
      ? { status: 'loading' }
      : query.data === undefined
        ? { status: 'failed', retry: () => void query.refetch() }
        : { status: 'ready', ...query.data },
    key,
    webhook,
    secret,
    onSecretSeen: () => setSecret(null),
    onRevoke: ({ id }) => begin(id, t.revoked, () => client.partnerKeys.revoke({ id })),
    onTest: ({ id }) => begin(id, t.testSent, () => client.webhooks.test({ id })),
    onEnable: ({ id }) => begin(id, t.enabled, () => client.webhooks.enable({ id })),
    onRemove: ({ id }) => begin(id, t.removed, () => client.webhooks.remove({ id })),
    working: change.isPending ? change.variables.id : null,
  };
}

function useMaking<T>(make: (input: T) => Promise<void>): Making<T> {
  const [open, setOpen] = useState(false);
  const making = useMutation({ mutationFn: make, onSuccess: () => setOpen(false) });
  return {
    open,
    onOpenChange(next) {
      making.reset();
      setOpen(next);
    },
    onSend: (input) => making.mutate(input),
    sending: making.isPending,
    problem: making.error === null ? null : problemOf(making.error),
  };
}

function problemOf(error: Error): MakingProblem | null {
  if (error instanceof ApiError) {
    // The admin closed the proof dialog, so no error is shown.
    if (error.code === 'step_up_required') return null;
    if (error.code === 'limit_reached') return { kind: 'too_many' };
    if ('url' in error.fieldErrors) return { kind: 'url_wrong' };
  }
  return callProblem(error);
}

/** Returns a function that words a form error. */
export function useMakingProblemText(): (problem: MakingProblem | null) => string | null {
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  return (problem) => {
    if (problem === null) return null;
    if ('error' in problem) return failureText(problem.error, t.saveFailed);
    return problem.kind === 'too_many' ? t.tooMany : t.urlWrong;
  };
}
