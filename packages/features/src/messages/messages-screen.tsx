import { useState } from 'react';
import { useOnDemand } from '../shared/index.js';
import { ConversationListView } from './conversation-list-view.js';
import { GroupView } from './group-view.js';
import { MessagesView } from './messages-view.js';
import { ThreadView } from './thread-view.js';
import { useConversations } from './use-conversations.js';
import { useGroup } from './use-group.js';
import { useGroups } from './use-groups.js';
import { useMessageEvents } from './use-message-events.js';
import { useThread } from './use-thread.js';

export interface MessagesScreenProps {
  /** The open conversation; without one only the list shows on a phone. */
  conversationId?: string | undefined;
  /** The open group of an event, instead of a conversation. */
  groupId?: string | undefined;
}

const loadDialog = () => import('./new-conversation-dialog.js');

/** All conversations, and the open one beside them. */
export function MessagesScreen({ conversationId, groupId }: MessagesScreenProps) {
  const list = useConversations({ conversationId, groupId });
  // After the conversations: the tab says how many groups hold something new.
  const groups = useGroups(
    list.filters.tab === 'groups' || list.state.status !== 'loading',
    list.filters.q,
    groupId,
  );
  const [searching, setSearching] = useState(false);
  const dialog = useOnDemand(loadDialog);
  const startNew = () => {
    dialog.want();
    setSearching(true);
  };
  useMessageEvents(conversationId);
  return (
    <>
      <MessagesView
        onNewMessage={startNew}
        list={
          <ConversationListView
            list={list}
            groups={groups.state}
            unreadGroups={groups.unread}
            currentId={groupId ?? conversationId}
            onNewMessage={startNew}
          />
        }
        thread={threadOf()}
      />
      {dialog.part === null ? null : (
        <dialog.part.NewConversationDialog open={searching} onOpenChange={setSearching} />
      )}
    </>
  );

  function threadOf() {
    if (groupId !== undefined) return <Group key={groupId} id={groupId} />;
    return conversationId === undefined ? null : <Thread conversationId={conversationId} />;
  }
}

function Group({ id }: { id: string }) {
  const thread = useGroup(id);
  return <GroupView thread={thread} />;
}

function Thread({ conversationId }: { conversationId: string }) {
  const thread = useThread(conversationId);
  return <ThreadView thread={thread} />;
}
