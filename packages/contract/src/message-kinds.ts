/** Kinds of messages. A client that does not know a kind says so in its place. */
export const MESSAGE_KINDS = ['text', 'photo', 'file', 'offer', 'meetup', 'system'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** The kinds that students write themselves. All others are lines about the deal. */
export const WRITTEN_KINDS = ['text', 'photo', 'file'] as const satisfies readonly MessageKind[];
