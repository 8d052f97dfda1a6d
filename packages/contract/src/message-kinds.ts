/** Kinds of messages. A client that does not know a kind shows a placeholder. */
export const MESSAGE_KINDS = ['text', 'photo', 'file', 'offer', 'meetup', 'system'] as const;
/** The kind of a message. A newer server may send others, so clients show a placeholder for them. */
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** Kinds that students write. All others are lines about the deal. */
export const WRITTEN_KINDS = ['text', 'photo', 'file'] as const satisfies readonly MessageKind[];
