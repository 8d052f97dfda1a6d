import { lazy, useState } from 'react';
import { screen } from '../../kernel/index.js';
import { useOnDemand } from '../../shared/hooks/use-on-demand.js';
import { ConversationListView } from './conversation-list-view.js';
import { MessagesView } from '../../talk/messages/messages-view.js';
import { useConversations } from '../../talk/messages/use-conversations.js';
import { useGroups } from '../../talk/messages/groups/use-groups.js';
import { useMessageEvents } from '../../talk/messages/use-message-events.js';

/** Open conversation or group, from the page's address. */
export interface MessagesScreenProps {
  /** Open conversation. Without one, a phone shows only the list. */
  conversationId?: string | undefined;
  /** Open group of an event, instead of a conversation. */
  groupId?: string | undefined;
}

const loadDialog = () => import('../../talk/messages/new-conversation-dialog.js');

/** Loads the code of an open conversation, which the list does not need. */
export const loadThread = () => import('./thread.js');
const Thread = lazy(async () => ({ default: (await loadThread()).Thread }));

/** Messages page: all conversations, with the open one beside them. */
export const MessagesScreen = screen(function MessagesScreen({
  conversationId,
  groupId,
}: MessagesScreenProps) {
  const list = useConversations({ conversationId, groupId });
  // Loaded after the conversations, because the tab shows the number of unread groups.
  const groups = useGroups({
    isEnabled: list.filters.tab === 'groups' || list.state.status !== 'loading',
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
