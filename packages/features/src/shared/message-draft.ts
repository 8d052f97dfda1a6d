/** Under which name another page leaves in the storage what could be said first in a conversation. */
export const messageDraft = (conversationId: string) => `draft:message-${conversationId}` as const;
