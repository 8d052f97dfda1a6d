/** Messages of the page to the worker. */
export type ToWorker =
  | { readonly type: 'keep'; readonly urls: readonly string[] }
  /** Events changed a response since it was stored. */
  | { readonly type: 'update'; readonly url: string; readonly body: string }
  /** A session is over: its responses are deleted. */
  | { readonly type: 'forget' };

/** The header by which the worker marks an answer that it had kept, because the server did not answer. */
export const KEPT_HEADER = 'x-kept';

/** Request of the worker to a page, which responds through the enclosed port. */
export interface FromWorker {
  readonly type: 'go';
  /** Inside this site. */
  readonly path: string;
}

/** Path to which the phone's share sheet posts, and of the page that opens then. */
export const SHARE_PATH = '/share';

/** Name of the browser cache with the content that another app shared. */
export const RECEIVED = 'received-share';

/** Path of the description in the cache `RECEIVED`. Its files follow by index: `/share/0`. */
export const RECEIVED_NOTE = '/share/note';

/** Lifetime of received content that is not used, in ms. */
export const RECEIVED_FOR = 3_600_000;

/** Description of received content, as the worker stores it for the page. */
export interface ReceivedNote {
  readonly title: string;
  readonly text: string;
  readonly url: string;
  /** Time of the share in ms since 1970, by the device's clock. */
  readonly at: number;
  /** Names of the stored pictures, in order. */
  readonly files: readonly string[];
  /** Numbers of files that were left out: not a picture, too large, or beyond the maximum. */
  readonly leftOut: { readonly type: number; readonly size: number; readonly many: number };
}
