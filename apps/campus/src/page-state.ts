import type { User } from '@campushive/contract';
import type { DehydratedState } from '@tanstack/react-query';

/** What the server rendered a document with: a browser that has the same hydrates it. */
export interface PageState {
  /** Null: a visitor's document. */
  readonly viewer: User | null;
  readonly locale: string;
  readonly saveData: boolean;
  /** The campus that was chosen, as it is written down. */
  readonly choice: string;
  /** The address leads to nothing. */
  readonly missing: boolean;
  /** The page shows what this browser keeps (a draft, a pending code), so the browser renders it over. */
  readonly ownNotes: boolean;
  /** When it was rendered, in ms. */
  readonly at: number;
  readonly queries: DehydratedState;
}

export const STATE_ID = 'page-state';

/** JSON inside a script element: no sign in it can end the element or begin a comment. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Undefined where the document was not rendered for its address, such as offline. */
export function readPageState(page: Document): PageState | undefined {
  const text = page.getElementById(STATE_ID)?.textContent;
  // Our own server wrote it; whether it fits this browser is asked next.
  return text ? (JSON.parse(text) as PageState) : undefined;
}

/** A document older than this says "just now" of what is not. */
const FRESH_FOR = 2 * 60_000;

export interface Here {
  /** The id of the user of this browser's session; null for a visitor, undefined while that is not known. */
  readonly userId: string | null | undefined;
  readonly locale: string;
  readonly saveData: boolean;
  readonly choice: string;
  readonly now: Date;
}

/** Whether this browser would render the same: for the same person, in the same language and moment. */
export function canHydrate(state: PageState, { userId, locale, saveData, choice, now }: Here): boolean {
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
 * Whether the document was rendered before this navigation began, in ms: the device had stored it. Newer responses of its
 * calls may be stored beside it.
 */
export const wasStored = ({ at }: Pick<PageState, 'at'>, navigatedAt: number): boolean =>
  at < navigatedAt - CLOCK_TOLERANCE;

/** Whether what was fetched is this browser's user's own, and may be shown to them. */
export function isSameViewer({ viewer }: PageState, userId: Here['userId']): boolean {
  return (viewer?.id ?? null) === userId;
}
