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
