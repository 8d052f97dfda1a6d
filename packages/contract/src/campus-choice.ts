import { findUniversity, type BrowserCampus } from './campus.js';

/** What lists show first: one campus, those near it, or all. */
export const CAMPUS_SCOPES = ['mine', 'nearby', 'all'] as const;
export type CampusScope = (typeof CAMPUS_SCOPES)[number];

/** What a reader has chosen on a device: a campus, and how far they look around it. */
export interface CampusChoice {
  /** The id of an institution; null for a member's own, and for a visitor none. */
  readonly id: string | null;
  readonly scope: CampusScope;
}

export const NO_CAMPUS_CHOICE: CampusChoice = { id: null, scope: 'mine' };

/** Reads an id, a colon and a scope, as `writeCampusChoice` writes it; what this campus does not know counts as not chosen. */
export function readCampusChoice(campus: Pick<BrowserCampus, 'institutions'>, text: string): CampusChoice {
  const [id = '', scope] = text.split(':');
  return {
    id: findUniversity(campus, id)?.id ?? null,
    scope: CAMPUS_SCOPES.find((one) => one === scope) ?? NO_CAMPUS_CHOICE.scope,
  };
}

export const writeCampusChoice = ({ id, scope }: CampusChoice): string => `${id ?? ''}:${scope}`;

/** How a list is narrowed to what was chosen, or ordered by it; nothing narrows it while no campus is known. */
export interface CampusNarrowing {
  readonly university?: string;
  readonly near?: string;
  /** Nothing is left out, and this campus begins. */
  readonly first?: string;
}

/** `own` is the university of a member, null for a visitor. */
export function narrowToCampus({ id, scope }: CampusChoice, own: string | null): CampusNarrowing {
  const home = id ?? own;
  if (home === null) return {};
  if (scope === 'all') return { first: home };
  return scope === 'mine' ? { university: home } : { near: home };
}

/** Whether listings of other campuses are left out. */
export const leavesOut = ({ university, near }: CampusNarrowing): boolean =>
  university !== undefined || near !== undefined;

/** The campus that begins where none is left out, whatever lists are narrowed to. */
export const campusFirst = ({ id }: CampusChoice, own: string | null): Pick<CampusNarrowing, 'first'> => {
  const first = id ?? own;
  return first === null ? {} : { first };
};
