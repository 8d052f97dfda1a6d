import { loadThread, MessagesScreen } from '@campushive/features/messages';
import { useParams } from 'react-router-dom';

/** What the page shows beside the list where one is open. */
export const loadOpened = loadThread;

export default function MessagesPage() {
  const { id, groupId } = useParams();
  return <MessagesScreen conversationId={id} groupId={groupId} />;
}
