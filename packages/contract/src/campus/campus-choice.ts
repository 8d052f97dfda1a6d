import { findUniversity, type BrowserCampus } from './campus.js';

/** Scopes of lists: the member's hall, one campus, those near it, or all. */
export const CAMPUS_SCOPES = ['hall', 'mine', 'nearby', 'all'] as const;
/** The scope of a list: the member's hall, one campus, those near it, or all. */
export type CampusScope = (typeof CAMPUS_SCOPES)[number];

/** A reader's choice on a device: a campus, and the scope around it. */
export interface CampusChoice {
  /** Id of an institution. Null for a member's own, or for a visitor without a choice. */
  readonly id: string | null;
  readonly scope: CampusScope;
}

/** The choice of a reader who has not chosen: a member's own campus, or none for a visitor. */
export const NO_CAMPUS_CHOICE: CampusChoice = { id: null, scope: 'mine' };

/** Reads an id, a colon and a scope, as `writeCampusChoice` writes them. Values that this campus does not know count as not chosen. */
export function readCampusChoice(campus: Pick<BrowserCampus, 'institutions'>, text: string): CampusChoice {
  const [id = '', scope] = text.split(':');
  return {
    id: findUniversity(campus, id)?.id ?? null,
    scope: CAMPUS_SCOPES.find((one) => one === scope) ?? NO_CAMPUS_CHOICE.scope,
  };
}

/** Formats a choice for storage on the device, as `readCampusChoice` reads it: the id of a university, a colon and the scope. */
export const writeCampusChoice = ({ id, scope }: CampusChoice): string => `${id ?? ''}:${scope}`;

/** Returns a choice with the scope of a URL, such as `nearby`. Unchanged for an unknown scope, and for null. */
export function withScope(choice: CampusChoice, text: string | null): CampusChoice {
  const scope = CAMPUS_SCOPES.find((one) => one === text);
  return scope === undefined || scope === choice.scope ? choice : { ...choice, scope };
}

/** The ids of a member's university and hall. Null without one. */
export interface HomePlace {
  readonly universityId: string | null;
  readonly hall?: { readonly id: string } | null;
}

/** Filters or order of lists by the chosen place. Empty while no campus is known. */
export interface CampusNarrowing {
  readonly university?: string;
  readonly near?: string;
  /** Leaves out all listings that do not name this hall. */
  readonly hall?: string;
  /** Orders this campus first, without a filter. */
  readonly first?: string;
  /** Orders this hall first, without a filter. */
  readonly firstHall?: string;
}

/** Returns the campus of lists: the chosen one, else the member's own. Null for a visitor who chose none. */
const homeOf = ({ id }: CampusChoice, own: HomePlace | null): string | null =>
  id ?? own?.universityId ?? null;

/** Returns the id of the member's hall, where lists are about their own campus. Undefined otherwise. */
export const homeHallOf = (choice: CampusChoice, own: HomePlace | null): string | undefined =>
  own !== null && homeOf(choice, own) === own.universityId ? own.hall?.id : undefined;

/** Returns the narrowing of lists. `own` is a member's place, null for a visitor. Without a hall its scope means the campus. */
export function narrowToCampus(choice: CampusChoice, own: HomePlace | null): CampusNarrowing {
  const home = homeOf(choice, own);
  const hall = homeHallOf(choice, own);
  if (home === null) return {};
  const firstHall = hall === undefined ? {} : { firstHall: hall };
  switch (choice.scope) {
    case 'hall':
      return { university: home, ...(hall !== undefined && { hall }) };
    case 'mine':
      return { university: home, ...firstHall };
    case 'nearby':
      return { near: home, first: home, ...firstHall };
    case 'all':
      return { first: home, ...firstHall };
    default:
      return choice.scope satisfies never;
  }
}

/** Returns whether listings of other campuses are excluded. */
export const leavesOut = ({ university, near }: CampusNarrowing): boolean =>
  university !== undefined || near !== undefined;

/** Places that come first in lists without a filter. */
export type CampusFirst = Pick<CampusNarrowing, 'first' | 'firstHall'>;

/** Returns the campus and the hall that unfiltered lists order first, regardless of the scope. */
export const campusFirst = (choice: CampusChoice, own: HomePlace | null): CampusFirst =>
  narrowToCampus({ ...choice, scope: 'all' }, own);
