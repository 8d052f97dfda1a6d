import { lazy, useState } from 'react';
import { screen } from '../kernel/index.js';
import { useOnDemand } from '../shared/index.js';
import { ConversationListView } from './conversation-list-view.js';
import { MessagesView } from './messages-view.js';
import { useConversations } from './use-conversations.js';
import { useGroups } from './use-groups.js';
import { useMessageEvents } from './use-message-events.js';

export interface MessagesScreenProps {
  /** The open conversation; without one only the list shows on a phone. */
  conversationId?: string | undefined;
  /** The open group of an event, instead of a conversation. */
  groupId?: string | undefined;
}

const loadDialog = () => import('./new-conversation-dialog.js');

/** Fetches the code of an open conversation, which the list stands without. */
export const loadThread = () => import('./thread.js');
const Thread = lazy(async () => ({ default: (await loadThread()).Thread }));

/** All conversations, and the open one beside them. */
export const MessagesScreen = screen(function MessagesScreen({
  conversationId,
  groupId,
}: MessagesScreenProps) {
  const list = useConversations({ conversationId, groupId });
  // After the conversations: the tab says how many groups hold something new.
  const groups = useGroups({
    wanted: list.filters.tab === 'groups' || list.state.status !== 'loading',
    archived: list.filters.tab === 'archived',
    q: list.filters.q,
    openId: groupId,
  });
  const [searching, setSearching] = useState(false);
  const dialog = useOnDemand(loadDialog);
  const startNew = () => {
    dialog.want();
    setSearching(true);
  };
  useMessageEvents();
  return (
    <>
      <MessagesView
        onNewMessage={startNew}
        list={
          <ConversationListView
            list={list}
            groups={groups}
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
    if (groupId !== undefined) return <Thread key={groupId} kind="group" id={groupId} />;
    return conversationId === undefined ? null : <Thread kind="direct" id={conversationId} />;
  }
});
