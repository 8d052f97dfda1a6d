/** Kinds of messages. A client that does not know a kind shows a placeholder. */
export const MESSAGE_KINDS = ['text', 'photo', 'file', 'offer', 'meetup', 'system'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** Kinds that students write. All others are lines about the deal. */
export const WRITTEN_KINDS = ['text', 'photo', 'file'] as const satisfies readonly MessageKind[];
