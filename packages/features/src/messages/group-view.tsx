import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { HexagonIcon } from '@campushive/ui/hexagon';
import { IconButton } from '@campushive/ui/icon-button';
import { ArrowLeft, CalendarDays, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { dateTime, Link, TextLink, useLanguageTag, useMessages } from '../kernel/index.js';
import { LiveFieldset } from '../shared/live-fieldset.js';
import { useOnDemand } from '../shared/index.js';
import { Composer } from './composer.js';
import { LoadingThread, MessageLog } from './message-log.js';
import { catalogue } from './messages.catalogue.js';
import { OptionsButton } from './options-button.js';
import type { GroupState, GroupThread } from './use-group.js';

const loadMenu = () => import('./group-menu.js');
const loadReaders = () => import('./group-readers-dialog.js');

/** The right pane: an event's group. */
export function GroupView({
  thread,
}: {
  /** The group's messages, its members, and what is being written. */
  thread: GroupThread;
}) {
  const words = useMessages(catalogue);
  const { state } = thread;
  switch (state.status) {
    case 'loading':
      return <LoadingThread />;
    case 'failed':
      return (
        <EmptyState
          kind="failed"
          icon={<UsersRound />}
          title={words.threadFailed}
          action={<Button onClick={state.retry}>{words.retry}</Button>}
        />
      );
    case 'missing':
      return (
        <EmptyState
          kind="nothing-found"
          icon={<UsersRound />}
          title={words.groupMissing}
          description={words.groupMissingText}
          action={<TextLink to={{ to: 'messages' }}>{words.back}</TextLink>}
        />
      );
    case 'ready':
      return (
        <section
          aria-label={state.group.title}
          data-slot="thread"
          data-bar="thread"
          className="flex min-h-0 flex-1 flex-col"
        >
          <Header group={state.group} myId={state.myId} {...actionsOf(thread)} />
          <Messages state={state} thread={thread} />
          {state.group.cancelled ? (
            <p className="border-t border-line bg-surface px-gutter py-4 text-center text-sm text-fg-muted">
              {words.groupCancelled}
            </p>
          ) : (
            <LiveFieldset className="contents">
              <Composer
                key={state.group.id}
                place={`group-${state.group.id}`}
                onSend={thread.onSend}
                onType={thread.onType}
              />
            </LiveFieldset>
          )}
        </section>
      );
    default:
      return state satisfies never;
  }
}

type Ready = Extract<GroupState, { status: 'ready' }>;

type Actions = Pick<GroupThread, 'onMute' | 'onLeave' | 'leaving'>;
const actionsOf = ({ onMute, onLeave, leaving }: Actions): Actions => ({ onMute, onLeave, leaving });

function Header({ group, ...menu }: Pick<Ready, 'group' | 'myId'> & Actions) {
  const words = useMessages(catalogue);
  const locale = useLanguageTag();
  const event = { to: 'listing', hive: 'buzz', id: group.id } as const;
  return (
    <header className="@container border-b border-line bg-surface px-gutter pt-safe-or-3 pb-3">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 @max-3xs:flex-nowrap">
        <span className="-ml-2 lg:hidden">
          <IconButton variant="ghost" label={words.back} asChild>
            <Link to={{ to: 'messages' }}>
              <ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />
            </Link>
          </IconButton>
        </span>
        <span className="@max-sm:hidden">
          <HexagonIcon tone="buzz" size="sm" />
        </span>
        <div className="min-w-0 flex-1 basis-32">
          <Heading level={2} size="subsection" data-page-heading className="line-clamp-2">
            {group.title}
          </Heading>
          <p className="truncate text-sm text-fg-muted">
            {words.members(group.members)}
            {group.cancelled ? ` · ${words.cancelled}` : group.muted ? ` · ${words.muted}` : ''}
            {group.eventDate === null ? '' : ` · ${dateTime(group.eventDate, locale)}`}
          </p>
        </div>
        {group.cancelled ? null : (
          <>
            <span className="max-sm:hidden">
              <TextLink standalone to={event}>
                {words.seeEvent}
              </TextLink>
            </span>
            <span className="-mr-2 sm:hidden">
              <IconButton variant="ghost" label={words.seeEvent} asChild>
                <Link to={event}>
                  <CalendarDays aria-hidden="true" />
                </Link>
              </IconButton>
            </span>
          </>
        )}
        <span className="-mr-2 ml-auto">
          <OptionsButton label={words.groupOptions} load={loadMenu}>
            {({ GroupMenu }, place) => <GroupMenu group={group} {...menu} {...place} />}
          </OptionsButton>
        </span>
      </div>
    </header>
  );
}

function Messages({ state, thread }: { state: Ready; thread: GroupThread }) {
  const words = useMessages(catalogue);
  const [messageId, setMessageId] = useState<string | null>(null);
  const dialog = useOnDemand(loadReaders);
  const { id } = state.group;
  return (
    <>
      <MessageLog
        key={id}
        id={id}
        {...state}
        onRetry={thread.onRetry}
        onDiscard={thread.onDiscard}
        onReaders={(message) => {
          dialog.want();
          setMessageId(message.messageId);
        }}
        empty={{ icon: <UsersRound />, text: words.groupEmptyText }}
      />
      {dialog.part === null || messageId === null ? null : (
        <dialog.part.GroupReadersDialog
          groupId={id}
          messageId={messageId}
          onClose={() => setMessageId(null)}
        />
      )}
    </>
  );
}
