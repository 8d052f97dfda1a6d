import { MessagesScreen } from '@campushive/features/messages';
import { useParams } from 'react-router-dom';
import { draftFiles } from '../draft-files.js';

export default function MessagesPage() {
  const { id, groupId } = useParams();
  return <MessagesScreen conversationId={id} groupId={groupId} shelf={draftFiles} />;
}
