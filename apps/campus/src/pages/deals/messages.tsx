import { loadThread, MessagesScreen, prefetchMessages } from '@campushive/features/messages';
import { useParams } from 'react-router-dom';
import type { Prefetch } from '../../page.js';

/** Loads the open thread, beside the list. */
export const loadOpened = loadThread;

export const prefetch: Prefetch = (page) => prefetchMessages(page, openIn(page.params));

const openIn = ({ id, groupId }: Readonly<Record<string, string | undefined>>) => ({
  conversationId: id,
  groupId,
});

export default function MessagesPage() {
  return <MessagesScreen {...openIn(useParams())} />;
}
