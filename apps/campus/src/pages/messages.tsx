import { MessagesScreen } from '@campushive/features/messages';
import { useParams } from 'react-router-dom';
import { draftShelf } from '../ports/draft-shelf.js';

export default function MessagesPage() {
  const { id, groupId } = useParams();
  return <MessagesScreen conversationId={id} groupId={groupId} shelf={draftShelf} />;
}
