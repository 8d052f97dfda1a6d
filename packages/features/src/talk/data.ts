/** Conversations that are open on a page. */
export const OPEN_CONVERSATIONS = ['messages', 'conversation'] as const;
