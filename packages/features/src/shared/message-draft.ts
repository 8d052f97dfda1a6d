/** Under which name a conversation's unsent words are kept in the notes. */
export const messageDraft = (conversationId: string) => `draft:message-${conversationId}` as const;
