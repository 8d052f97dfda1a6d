import type { Calls, CallName, DataOf, ParsedInputOf } from '@campushive/contract';
import type * as z from 'zod/mini';
import type { Origin, Viewer } from './viewer.js';

type ViewerOf<N extends CallName> = Calls[N]['who'] extends 'member' | 'moderator' | 'admin'
  ? Viewer
  : Calls[N]['who'] extends 'anyone-or-member'
    ? Viewer | null
    : null;

/** The file of a multipart call: read it once, to its end. `truncated` tells afterwards that it was over the limit. */
export interface IncomingFile {
  readonly name: string;
  readonly stream: AsyncIterable<Uint8Array>;
  truncated(): boolean;
}

/** The document cookie of one request: its received value, and the setting of a new one. */
export interface PageCookie {
  /** Undefined where none, or nothing that could be one, came along. */
  readonly presented: string | undefined;
  set(value: string): void;
  clear(): void;
}

export interface CallContext<N extends CallName> {
  readonly viewer: ViewerOf<N>;
  readonly origin: Origin;
  readonly file: Calls[N] extends { upload: true } ? IncomingFile : undefined;
  /** The document cookie, for the calls that open and end sessions. Missing where one part of the server calls another. */
  readonly pageCookie?: PageCookie;
}

type Paged<N extends CallName> = Calls[N] extends { answers: 'page' }
  ? { pagination: { nextCursor: string | null; limit: number }; count?: number }
  : Calls[N] extends { answers: 'counted' }
    ? { count: number }
    : unknown;
/** A file as an answer, streamed. */
export interface OutgoingFile {
  readonly name: string;
  readonly type: string;
  readonly stream: AsyncIterable<Uint8Array | string>;
}

type Data<N extends CallName> = Calls[N] extends { download: true }
  ? { download: OutgoingFile }
  : Calls[N] extends { output: unknown }
    ? { data: DataOf<N> }
    : unknown;

/** Optional statement about the data as a whole. */
type About<N extends CallName> = Calls[N] extends { about: infer Schema }
  ? { about?: z.infer<Schema> }
  : unknown;

/** A handler's answer; the HTTP layer adds `status: 'success'`. */
export type Reply<N extends CallName> = Data<N> & Paged<N> & About<N> & { message?: string };

export type Handler<N extends CallName> = (
  input: ParsedInputOf<N>,
  context: CallContext<N>,
) => Promise<Reply<N>>;

/** One handler per call of the contract; each module provides those of its calls. */
export type Handlers<N extends CallName = CallName> = { readonly [K in N]: Handler<K> };
