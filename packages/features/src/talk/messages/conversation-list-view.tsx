import type { Group } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { Skeleton } from '@campushive/ui/skeleton';
import { TabPanel, Tabs } from '@campushive/ui/tabs';
import { Archive, MessageCircle, SquarePen, UsersRound } from 'lucide-react';
import { memo } from 'react';
import { Link, useMessages } from '../../kernel/index.js';
import { ConversationFiltersBar, tabOf } from './conversation-filters.js';
import { ConversationRow } from './conversation-row.js';
import type { DealLineSlot } from './deal-slots.js';
import { catalogue } from './messages.catalogue.js';
import { GroupRow } from './groups/group-row.js';
import type { ConversationList, ConversationsState } from './use-conversations.js';
import type { GroupList, GroupsState } from './groups/use-groups.js';
import { LoadFailed } from '../../shared/load-failed.js';

export interface ConversationListViewProps {
  /** Conversations that match the search and the tab. */
  list: ConversationList;
  /** Groups, shown in the tab Groups. Archived ones are in the tab Archived. */
  groups: GroupList;
  /** Conversation that is open beside the list. */
  currentId?: string | undefined;
  onNewMessage: () => void;
  /** State of a conversation's deal in its row; see `DealLineSlot`. */
  deal: DealLineSlot;
}

/** Left pane: title, search, tabs and conversations. */
export function ConversationListView({
  list,
  groups,
  currentId,
  onNewMessage,
  deal,
}: ConversationListViewProps) {
  const t = useMessages(catalogue);
  const { filters, onFiltersChange } = list;
  const inArchive = list.shownTab === 'archived';
  return (
    <section aria-label={t.title} className="flex min-h-0 flex-1 flex-col">
      <div className="flex flex-wrap items-center justify-between gap-3 px-gutter pt-4 pb-3 lg:pl-8">
        <Heading level={1}>{t.title}</Heading>
        <Button size="sm" variant="outline" leading={<SquarePen aria-hidden="true" />} onClick={onNewMessage}>
          {t.newMessage}
        </Button>
      </div>
      <Tabs
        value={filters.tab}
        onValueChange={(value) => onFiltersChange({ filters: { ...filters, tab: tabOf(value) } })}
        className="flex min-h-0 flex-1 flex-col"
      >
        <ConversationFiltersBar {...list} unreadGroups={groups.unread} />
        <TabPanel value={filters.tab} className="min-h-0 flex-1 overflow-y-auto px-1 pb-4 lg:ps-5">
          {list.shownTab === 'groups' ? (
            <Groups state={groups.state} currentId={currentId} />
          ) : (
            <>
              {inArchive ? <GroupRows groups={groups.archived ?? []} currentId={currentId} /> : null}
              {inArchive && list.state.status === 'empty' && groups.archived?.length !== 0 ? null : (
                <Rows state={list.state} currentId={currentId} deal={deal} />
              )}
            </>
          )}
        </TabPanel>
      </Tabs>
    </section>
  );
}

interface RowsProps {
  state: ConversationsState;
  currentId: string | undefined;
  deal: DealLineSlot;
}

const Rows = memo(function Rows({ state, currentId, deal }: RowsProps) {
  const t = useMessages(catalogue);
  switch (state.status) {
    case 'loading':
      return <LoadingRows />;
    case 'failed':
      return <LoadFailed icon={<MessageCircle />} title={t.listFailed} onRetry={state.retry} />;
    case 'empty':
      if (state.first && state.archived) {
        return <EmptyState icon={<Archive />} title={t.archivedEmpty} description={t.archivedEmptyText} />;
      }
      return state.first ? (
        // Text only on wide screens, where the other pane shows the illustration.
        <EmptyState
          className="lg:comb-none"
          icon={<MessageCircle />}
          title={t.listEmpty}
          description={t.firstUseText}
          action={
            <Button variant="primary" asChild>
              <Link to={{ to: 'hives' }}>{t.browseHives}</Link>
            </Button>
          }
        />
      ) : (
        <EmptyState
          kind="nothing-found"
          icon={<MessageCircle />}
          title={t.listEmpty}
          description={t.listEmptyText}
        />
      );
    case 'ready':
      return (
        <>
          <ul>
            {state.conversations.map((conversation) => (
              <li key={conversation.id}>
                <ConversationRow
                  conversation={conversation}
                  current={conversation.id === currentId}
                  deal={deal}
                />
              </li>
            ))}
          </ul>
          {state.more === null ? null : (
            <div className="p-3">
              <Button variant="outline" fullWidth onClick={state.more}>
                {t.loadMore}
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
  const t = useMessages(catalogue);
  switch (state.status) {
    case 'loading':
      return <LoadingRows />;
    case 'failed':
      return <LoadFailed icon={<UsersRound />} title={t.listFailed} onRetry={state.retry} />;
    case 'empty':
      return (
        <EmptyState
          icon={<UsersRound />}
          {...(state.narrowed
            ? { kind: 'nothing-found', title: t.listEmpty, description: t.listEmptyText }
            : {
                title: t.groupsEmpty,
                description: t.groupsEmptyText,
                action: (
                  <Button asChild>
                    <Link to={{ to: 'hive', hive: 'buzz' }}>{t.browseEvents}</Link>
                  </Button>
                ),
              })}
        />
      );
    case 'ready':
      return <GroupRows groups={state.groups} currentId={currentId} />;
    default:
      return state satisfies never;
  }
}

interface GroupRowsProps {
  groups: readonly Group[];
  currentId: string | undefined;
}

function GroupRows({ groups, currentId }: GroupRowsProps) {
  if (groups.length === 0) return null;
  return (
    <ul>
      {groups.map((group) => (
        <li key={group.id}>
          <GroupRow group={group} current={group.id === currentId} />
        </li>
      ))}
    </ul>
  );
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
