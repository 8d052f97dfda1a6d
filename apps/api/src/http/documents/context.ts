import type { FastifyInstance } from 'fastify';
import type { Viewer } from '@campushive/domain/calls/viewer';
import type { Encoding } from '../encoding.js';
import type { PageTickets } from '../cookies/page-tickets.js';
import type { limitRendering } from './limit-rendering.js';
import type { Rendered, Renderer } from './renderer.js';

export interface DocumentDeps {
  readonly renderer: Renderer;
  readonly tickets: PageTickets;
  /** Returns the viewer of a document cookie; throws when the session has ended. */
  authenticatePage(value: string): Promise<Viewer>;
  /** The policy of a document whose scripts and styles may carry this nonce. */
  policy(nonce: string): string;
  /** A keyed hash. */
  keyed(purpose: string, value: string): string;
  /** Whether the site is served over HTTPS. */
  readonly secure: boolean;
  /** Default: the system's time. */
  readonly now?: () => number;
}

export const VARY = 'accept-encoding, accept-language, cookie, save-data';

/** Page shared by all visitors with the same look; each encoding is made once. */
export interface Page {
  readonly status: number;
  readonly nonce: string;
  readonly etag: string;
  readonly link: string;
  bytes(encoding: Encoding): Promise<Buffer>;
}

export type CachedPage = Promise<Page | Extract<Rendered, { kind: 'redirect' }>>;

/** Dependencies of documents, and the pages that visitors share. */
export interface DocumentsContext {
  readonly app: FastifyInstance;
  readonly cache: Map<string, { readonly until: number; readonly page: CachedPage }>;
  readonly now: () => number;
  readonly render: ReturnType<typeof limitRendering>;
  readonly deps: DocumentDeps;
  readonly tickets: DocumentDeps['tickets'];
  readonly renderer: DocumentDeps['renderer'];
}
