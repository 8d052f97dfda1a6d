/** What the page says to the worker. */
export type ToWorker =
  | { readonly type: 'keep'; readonly urls: readonly string[] }
  /** Events changed a response since it was stored. */
  | { readonly type: 'update'; readonly url: string; readonly body: string }
  /** A session is over: what was answered to it is forgotten. */
  | { readonly type: 'forget' };

/** The header by which the worker marks an answer that it had kept, because the server did not answer. */
export const KEPT_HEADER = 'x-kept';

/** What the worker asks of a page; the page answers through the port that comes along. */
export interface FromWorker {
  readonly type: 'go';
  /** Inside this site. */
  readonly path: string;
}
