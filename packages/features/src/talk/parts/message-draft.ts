/** Returns the storage key under which another page leaves a suggested message for a conversation. */
export const messageDraft = (conversationId: string) => `draft:message-${conversationId}` as const;
