import type { BrowserCampus } from '@campushive/contract/campus-schema';
import { ApiError } from '@campushive/contract/errors';
import type { PrefetchWorld } from '@campushive/features';
import type { ComponentType } from 'react';
import type { PathName } from './destinations.js';

/** The parts of a request that a page depends on. */
export interface PageRequest {
  readonly campus: BrowserCampus;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

/**
 * Fetches a page's first data on the server, with the URL and the viewer of a request. A module of `pages/` exports it as `prefetch`. Throws
 * `not_found` where the URL leads to nothing.
 */
export type Prefetch = (request: PageRequest & PrefetchWorld) => Promise<unknown>;

/** A module of `pages/`. Browsers load only its component. */
export interface PageModule {
  readonly default: ComponentType;
  readonly prefetch?: Prefetch;
}

export interface PageRoute {
  readonly name: PathName;
  readonly path: string;
  readonly audience: 'anyone' | 'member';
  /** Loads the page. URLs that share a page keep it mounted. */
  readonly page: () => Promise<PageModule>;
  /** The module behind `page`, as named in Vite's manifest. Its code is requested together with the document. */
  readonly source: string;
  /** Code that the page needs only at this URL. Fetched with the page, and listed in its document. */
  readonly part?: { readonly load: () => Promise<unknown>; readonly source: string };
  /** The page shows data that only this browser stores, such as a draft, so the server's rendering is incomplete. */
  readonly ownNotes?: true;
}

/** Returns the error of a URL that leads to nothing. */
export const notFound = () =>
  new ApiError({ code: 'not_found', status: 404, message: 'There is nothing here.' });

/** Returns the `id` parameter of a URL. */
export const idIn = ({ params }: Pick<PageRequest, 'params'>) => ({ id: params['id'] ?? '' });
