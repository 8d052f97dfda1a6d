import { findUniversity, type BrowserCampus } from './campus.js';

/** Scopes of lists: one campus, those near it, or all. */
export const CAMPUS_SCOPES = ['mine', 'nearby', 'all'] as const;
export type CampusScope = (typeof CAMPUS_SCOPES)[number];

/** A reader's choice on a device: a campus, and the scope around it. */
export interface CampusChoice {
  /** Id of an institution. Null for a member's own, or for a visitor without a choice. */
  readonly id: string | null;
  readonly scope: CampusScope;
}

export const NO_CAMPUS_CHOICE: CampusChoice = { id: null, scope: 'mine' };

/** Reads an id, a colon and a scope, as `writeCampusChoice` writes them. Values that this campus does not know count as not chosen. */
export function readCampusChoice(campus: Pick<BrowserCampus, 'institutions'>, text: string): CampusChoice {
  const [id = '', scope] = text.split(':');
  return {
    id: findUniversity(campus, id)?.id ?? null,
    scope: CAMPUS_SCOPES.find((one) => one === scope) ?? NO_CAMPUS_CHOICE.scope,
  };
}

export const writeCampusChoice = ({ id, scope }: CampusChoice): string => `${id ?? ''}:${scope}`;

/** Filters or order of lists by the chosen campus. Empty while no campus is known. */
export interface CampusNarrowing {
  readonly university?: string;
  readonly near?: string;
  /** Orders this campus first, without a filter. */
  readonly first?: string;
}

/** Returns the narrowing of lists. `own` is a member's university, null for a visitor. */
export function narrowToCampus({ id, scope }: CampusChoice, own: string | null): CampusNarrowing {
  const home = id ?? own;
  if (home === null) return {};
  if (scope === 'all') return { first: home };
  return scope === 'mine' ? { university: home } : { near: home };
}

/** Returns whether listings of other campuses are excluded. */
export const leavesOut = ({ university, near }: CampusNarrowing): boolean =>
  university !== undefined || near !== undefined;

/** Returns the campus that unfiltered lists order first, regardless of the scope. */
export const campusFirst = ({ id }: CampusChoice, own: string | null): Pick<CampusNarrowing, 'first'> => {
  const first = id ?? own;
  return first === null ? {} : { first };
};
