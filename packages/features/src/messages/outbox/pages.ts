import type { Message } from '@campushive/contract';
import type { InfiniteData } from '@tanstack/react-query';

/** One page of a keyset list as it is kept in the cache. */
export interface Page<T> {
  readonly data: T[];
  readonly nextCursor: string | null;
}

export type Pages<T> = InfiniteData<Page<T>, string | undefined>;

/** A message of a conversation, or of a group, where my own know how many have seen them. */
export type ShownMessage = Message & { readonly seenBy?: number | null };
