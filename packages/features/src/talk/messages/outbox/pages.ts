import type { Message } from '@campushive/contract';
import type { InfiniteData } from '@tanstack/react-query';

/** Page of a keyset list, as cached. */
export interface Page<T> {
  readonly data: T[];
  readonly nextCursor: string | null;
}

export type Pages<T> = InfiniteData<Page<T>, string | undefined>;

/** Message with, for the viewer's own in a group, the number of members who have seen it. */
export type ShownMessage = Message & { readonly seenBy?: number | null };
