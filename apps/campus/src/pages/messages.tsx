import { loadThread, MessagesScreen } from '@campushive/features/messages';
import { useParams } from 'react-router-dom';

/** Loads the open thread, beside the list. */
export const loadOpened = loadThread;

export default function MessagesPage() {
  const { id, groupId } = useParams();
  return <MessagesScreen conversationId={id} groupId={groupId} />;
}
