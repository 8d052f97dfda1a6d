/** Queues and figures of the console. */
export const MODERATION = ['moderation'] as const;
