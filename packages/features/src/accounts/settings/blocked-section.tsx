import type { Person } from '@campushive/contract';
import { Avatar } from '@campushive/ui/avatar';
import { Button } from '@campushive/ui/button';
import { Skeleton } from '@campushive/ui/skeleton';
import { useToast } from '@campushive/ui/toast';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient, useFailureText, useMessages } from '../../kernel/index.js';
import { FailedAlert } from '../../shared/failed-alert.js';
import { ShowMoreButton } from '../../shared/show-more.js';
import { catalogue } from './settings.catalogue.js';
import { blockedQuery } from './settings.queries.js';
import { Section } from './section.js';

export type BlockedState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly people: readonly Person[];
      readonly more: (() => void) | null;
      readonly loadingMore: boolean;
    };

/** Blocked students, with a button to unblock each. */
export function BlockedSection() {
  const client = useClient();
  const queries = useQueryClient();
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const { toast } = useToast();
  const query = useInfiniteQuery(blockedQuery(client));
  const unblock = useMutation({
    mutationFn: ({ id }: Person) => client.users.unblock({ id }),
    onSuccess(_answer, { name }) {
      toast({ tone: 'success', title: t.unblocked(name ?? t.deletedUser) });
      return queries.invalidateQueries({ queryKey: blockedQuery(client).queryKey });
    },
    onError: (error) => toast({ tone: 'danger', title: failureText(error, t.unblockFailed) }),
  });
  const state: BlockedState = query.isPending
    ? { status: 'loading' }
    : query.data === undefined
      ? { status: 'failed', retry: () => void query.refetch() }
      : {
          status: 'ready',
          people: query.data.pages.flatMap((page) => page.data),
          more: query.hasNextPage ? () => void query.fetchNextPage() : null,
          loadingMore: query.isFetchingNextPage,
        };
  return (
    <BlockedView
      state={state}
      onUnblock={unblock.mutate}
      busy={unblock.isPending ? unblock.variables.id : null}
    />
  );
}

interface BlockedViewProps {
  state: BlockedState;
  onUnblock: (person: Person) => void;
  /** Id of the student being unblocked. */
  busy: string | null;
}

function BlockedView({ state, onUnblock, busy }: BlockedViewProps) {
  const t = useMessages(catalogue);
  return (
    <Section title={t.blocked} hint={t.blockedHint}>
      <BlockedList state={state} onUnblock={onUnblock} busy={busy} />
    </Section>
  );
}

function BlockedList({ state, onUnblock, busy }: BlockedViewProps) {
  const t = useMessages(catalogue);
  switch (state.status) {
    case 'loading':
      return <Skeleton className="h-14" />;
    case 'failed':
      return <FailedAlert onRetry={state.retry}>{t.blockedFailed}</FailedAlert>;
    case 'ready':
      if (state.people.length === 0) return <p className="text-fg-muted">{t.noOneBlocked}</p>;
      return (
        <>
          <ul className="grid divide-y divide-line">
            {state.people.map((person) => {
              const name = person.name ?? t.deletedUser;
              return (
                <li key={person.id} className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2 py-3">
                  <span className="flex min-w-0 grow basis-48 items-center gap-3">
                    <Avatar aria-hidden="true" name={name} src={person.profileImage ?? undefined} />
                    <span dir="auto" className="min-w-0 flex-1 font-semibold wrap-anywhere">
                      {name}
                    </span>
                  </span>
                  <Button
                    size="sm"
                    variant="outline"
                    aria-label={t.unblockName(name)}
                    loading={busy === person.id}
                    onClick={() => onUnblock(person)}
                  >
                    {t.unblock}
                  </Button>
                </li>
              );
            })}
          </ul>
          <ShowMoreButton state={state} t={t} />
        </>
      );
    default:
      return state satisfies never;
  }
}
