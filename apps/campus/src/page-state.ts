import type { User } from '@campushive/contract';
import type { DehydratedState } from '@tanstack/react-query';

/** The state with which the server rendered a document. A browser with the same state hydrates it. */
export interface PageState {
  /** Null for a visitor's document. */
  readonly viewer: User | null;
  readonly locale: string;
  readonly saveData: boolean;
  /** The chosen campus in its stored form. */
  readonly choice: string;
  /** True when the URL leads to nothing. */
  readonly missing: boolean;
  /** True when the page shows data that only this browser stores (a draft, a pending code), so the browser renders it again. */
  readonly ownNotes: boolean;
  /** Time of rendering, in ms. */
  readonly at: number;
  readonly queries: DehydratedState;
}

export const STATE_ID = 'page-state';

/** Escapes JSON for a script element: no character can end the element or begin a comment. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Reads the state. Undefined where the document was not rendered for its URL, such as offline. */
export function readPageState(page: Document): PageState | undefined {
  const text = page.getElementById(STATE_ID)?.textContent;
  // Our own server wrote the state. `canHydrate` checks whether it fits this browser.
  return text ? (JSON.parse(text) as PageState) : undefined;
}

/** Maximum age of a hydrated document, in ms. In an older one, "just now" would be wrong. */
const FRESH_FOR = 2 * 60_000;

export interface PageContext {
  /** Id of the signed-in user. Null for a visitor, undefined until it is known. */
  readonly userId: string | null | undefined;
  readonly locale: string;
  readonly saveData: boolean;
  readonly choice: string;
  readonly now: Date;
}

/** Returns whether this browser would render the same HTML: for the same user, language and time. */
export function canHydrate(
  state: PageState,
  { userId, locale, saveData, choice, now }: PageContext,
): boolean {
  return (
    !state.ownNotes &&
    isSameViewer(state, userId) &&
    state.locale === locale &&
    state.saveData === saveData &&
    state.choice === choice &&
    Math.abs(now.getTime() - state.at) < FRESH_FOR
  );
}

/** Allowed difference between the clocks of the device and the server, in ms. */
const CLOCK_TOLERANCE = 2_000;

/**
 * Returns whether the document came from the device's storage: there is no network, or it was rendered before this navigation began, in ms.
 * Newer responses of its calls may be stored beside it.
 */
export const wasStored = (
  { at }: Pick<PageState, 'at'>,
  { navigatedAt, isOnline }: { readonly navigatedAt: number; readonly isOnline: boolean },
): boolean => !isOnline || at < navigatedAt - CLOCK_TOLERANCE;

/** Returns whether the document's data belongs to this browser's user, and may be shown to them. */
export function isSameViewer({ viewer }: PageState, userId: PageContext['userId']): boolean {
  return (viewer?.id ?? null) === userId;
}
