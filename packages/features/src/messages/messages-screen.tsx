import { useState } from 'react';
import { useOnDemand } from '../shared/index.js';
import { ConversationListView } from './conversation-list-view.js';
import { MessagesView } from './messages-view.js';
import { ThreadView } from './thread-view.js';
import { useConversations } from './use-conversations.js';
import { useMessageEvents } from './use-message-events.js';
import { useThread } from './use-thread.js';

export interface MessagesScreenProps {
  /** The open conversation; without one only the list shows on a phone. */
  conversationId?: string | undefined;
}

const loadDialog = () => import('./new-conversation-dialog.js');

/** All conversations, and the open one beside them. */
export function MessagesScreen({ conversationId }: MessagesScreenProps) {
  const list = useConversations();
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
        list={<ConversationListView list={list} currentId={conversationId} onNewMessage={startNew} />}
        thread={conversationId === undefined ? null : <Thread conversationId={conversationId} />}
      />
      {dialog.part === null ? null : (
        <dialog.part.NewConversationDialog open={searching} onOpenChange={({ open }) => setSearching(open)} />
      )}
    </>
  );
}

function Thread({ conversationId }: { conversationId: string }) {
  const thread = useThread(conversationId);
  return <ThreadView thread={thread} />;
}
