import { Button } from '@campushive/ui/button';
import { IconButton } from '@campushive/ui/icon-button';
import { SearchField } from '@campushive/ui/search-field';
import { Skeleton } from '@campushive/ui/skeleton';
import { UnstyledButton } from '@campushive/ui/unstyled-button';
import { X } from 'lucide-react';
import { useMessages } from '../../../kernel/index.js';
import { Since } from '../../../shared/since.js';
import { catalogue } from '../messages.catalogue.js';
import { useThreadSearch, type ThreadSearchState } from './use-thread-search.js';
import { RetryButton } from '../../../shared/retry-button.js';

export interface ThreadSearchProps {
  /** Thread to search. */
  /** Thread to search. */
  id: string;
  /** Viewer's id, which identifies their own messages. */
  myId: string;
  /** Jumps to the selected message in the log. */
  onJump: (message: { messageId: string }) => void;
  onClose: () => void;
}

/** Search in one conversation or group. Results lead to their place in the log. Loaded on demand. */
export function ThreadSearch({ id, myId, onJump, onClose }: ThreadSearchProps) {
  const t = useMessages(catalogue);
  const { typed, onType, state } = useThreadSearch(id);
  return (
    <section aria-label={t.searchIn} className="border-b border-line bg-surface px-gutter py-2">
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <SearchField
            label={t.searchIn}
            hideLabel
            // The user has just opened the search.
            autoFocus
            placeholder={t.searchInPlaceholder}
            value={typed}
            onChange={(event) => onType(event.target.value)}
            onClear={() => onType('')}
            clearLabel={t.clearSearch}
          />
        </div>
        <IconButton variant="ghost" label={t.closeSearch} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div className="max-h-56 overflow-y-auto pt-1">
        <Results state={state} myId={myId} onJump={onJump} />
      </div>
    </section>
  );
}

interface ResultsProps extends Pick<ThreadSearchProps, 'myId' | 'onJump'> {
  state: ThreadSearchState;
}

function Results({ state, myId, onJump }: ResultsProps) {
  const t = useMessages(catalogue);
  switch (state.status) {
    case 'idle':
      return <p className="py-2 text-sm text-fg-muted">{t.searchHint}</p>;
    case 'loading':
      return (
        <div role="status" className="flex flex-col gap-2 py-2">
          <span className="sr-only">{t.searching}</span>
          <Skeleton shape="text" />
          <Skeleton shape="text" />
        </div>
      );
    case 'failed':
      return (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-2 py-2 text-sm">
          {state.offline ? t.searchOffline : t.searchFailed}
          <RetryButton size="sm" onClick={state.retry} />
        </div>
      );
    case 'empty':
      return (
        <div role="status" className="py-2 text-sm">
          <p className="font-semibold">{t.searchNothing}</p>
          <p className="wrap-anywhere text-fg-muted">{t.searchNothingText(state.q)}</p>
        </div>
      );
    case 'ready':
      return (
        <>
          <ul aria-label={t.found}>
            {state.messages.map((message) => (
              <li key={message.id}>
                <UnstyledButton
                  className="block min-h-11 w-full rounded-chip px-2 py-2 text-start hover:bg-fill"
                  onClick={() => onJump({ messageId: message.id })}
                >
                  <span className="flex flex-wrap items-baseline justify-between gap-x-2 text-xs text-fg-muted">
                    <span className="font-semibold">
                      {message.senderId === myId ? t.you : (message.messageAuthor.name ?? t.unknownUser)}
                    </span>
                    <Since date={message.createdAt} />
                  </span>
                  <span dir="auto" className="line-clamp-2 text-sm wrap-anywhere">
                    {message.content}
                  </span>
                </UnstyledButton>
              </li>
            ))}
          </ul>
          {state.more === null ? null : (
            <Button size="sm" variant="outline" fullWidth onClick={state.more}>
              {t.moreFound}
            </Button>
          )}
        </>
      );
    default:
      return state satisfies never;
  }
}
