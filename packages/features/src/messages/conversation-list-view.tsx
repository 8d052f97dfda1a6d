import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { Skeleton } from '@campushive/ui/skeleton';
import { TabPanel, Tabs } from '@campushive/ui/tabs';
import { MessageCircle, SquarePen, UsersRound } from 'lucide-react';
import { memo } from 'react';
import { Link, useMessages } from '../kernel/index.js';
import { ConversationFiltersBar, tabOf } from './conversation-filters.js';
import { ConversationRow } from './conversation-row.js';
import { catalogue } from './messages.catalogue.js';
import { GroupRow } from './group-row.js';
import type { ConversationList, ConversationsState } from './use-conversations.js';
import type { GroupsState } from './use-groups.js';

export interface ConversationListViewProps {
  /** The conversations that fit the search and the tab. */
  list: ConversationList;
  /** Shown in the tab Groups. */
  groups: GroupsState;
  /** How many groups hold something new. */
  unreadGroups: number;
  /** The one that is open beside the list. */
  currentId?: string | undefined;
  /** New Message was pressed. */
  onNewMessage: () => void;
}

/** The left pane: title, search, tabs and the conversations. */
export function ConversationListView({
  list,
  groups,
  unreadGroups,
  currentId,
  onNewMessage,
}: ConversationListViewProps) {
  const words = useMessages(catalogue);
  const { filters, onFiltersChange } = list;
  return (
    <section aria-label={words.title} className="flex min-h-0 flex-1 flex-col">
      <div className="flex flex-wrap items-center justify-between gap-3 px-gutter pt-4 pb-3 lg:pl-8">
        <Heading level={1}>{words.title}</Heading>
        <Button size="sm" leading={<SquarePen aria-hidden="true" />} onClick={onNewMessage}>
          {words.newMessage}
        </Button>
      </div>
      <Tabs
        value={filters.tab}
        onValueChange={(value) => onFiltersChange({ filters: { ...filters, tab: tabOf(value) } })}
        className="flex min-h-0 flex-1 flex-col"
      >
        <ConversationFiltersBar {...list} unreadGroups={unreadGroups} />
        <TabPanel value={filters.tab} className="min-h-0 flex-1 overflow-y-auto px-1 pb-4">
          {list.shownTab === 'groups' ? (
            <Groups state={groups} currentId={currentId} />
          ) : (
            <Rows state={list.state} currentId={currentId} />
          )}
        </TabPanel>
      </Tabs>
    </section>
  );
}

interface RowsProps {
  state: ConversationsState;
  currentId: string | undefined;
}

const Rows = memo(function Rows({ state, currentId }: RowsProps) {
  const words = useMessages(catalogue);
  switch (state.status) {
    case 'loading':
      return <LoadingRows />;
    case 'failed':
      return (
        <EmptyState
          kind="failed"
          icon={<MessageCircle />}
          title={words.listFailed}
          action={<Button onClick={state.retry}>{words.retry}</Button>}
        />
      );
    case 'empty':
      return state.first ? (
        // Beside the pane that says the same with a comb, words are enough.
        <EmptyState
          className="lg:comb-none"
          icon={<MessageCircle />}
          title={words.listEmpty}
          description={words.firstUseText}
          action={
            <Button variant="primary" asChild>
              <Link to={{ to: 'hives' }}>{words.browseHives}</Link>
            </Button>
          }
        />
      ) : (
        <EmptyState
          kind="nothing-found"
          icon={<MessageCircle />}
          title={words.listEmpty}
          description={words.listEmptyText}
        />
      );
    case 'ready':
      return (
        <>
          <ul>
            {state.conversations.map((conversation) => (
              <li key={conversation.id}>
                <ConversationRow conversation={conversation} current={conversation.id === currentId} />
              </li>
            ))}
          </ul>
          {state.more === null ? null : (
            <div className="p-3">
              <Button variant="outline" fullWidth onClick={state.more}>
                {words.loadMore}
              </Button>
            </div>
          )}
        </>
      );
    default:
      return state satisfies never;
  }
});

function Groups({ state, currentId }: { state: GroupsState; currentId: string | undefined }) {
  const words = useMessages(catalogue);
  switch (state.status) {
    case 'loading':
      return <LoadingRows />;
    case 'failed':
      return (
        <EmptyState
          kind="failed"
          icon={<UsersRound />}
          title={words.listFailed}
          action={<Button onClick={state.retry}>{words.retry}</Button>}
        />
      );
    case 'empty':
      return (
        <EmptyState
          icon={<UsersRound />}
          {...(state.narrowed
            ? { kind: 'nothing-found', title: words.listEmpty, description: words.listEmptyText }
            : {
                title: words.groupsEmpty,
                description: words.groupsEmptyText,
                action: (
                  <Button asChild>
                    <Link to={{ to: 'hive', hive: 'buzz' }}>{words.browseEvents}</Link>
                  </Button>
                ),
              })}
        />
      );
    case 'ready':
      return (
        <ul>
          {state.groups.map((group) => (
            <li key={group.id}>
              <GroupRow group={group} current={group.id === currentId} />
            </li>
          ))}
        </ul>
      );
    default:
      return state satisfies never;
  }
}

function LoadingRows() {
  return (
    <div aria-hidden="true">
      {['a', 'b', 'c', 'd', 'e'].map((row) => (
        <div key={row} className="flex min-h-16 items-center gap-3 px-3 py-3">
          <span className="size-11 shrink-0">
            <Skeleton shape="circle" />
          </span>
          <span className="flex flex-1 flex-col gap-2">
            <Skeleton shape="text" />
            <Skeleton shape="text" />
          </span>
        </div>
      ))}
    </div>
  );
}
