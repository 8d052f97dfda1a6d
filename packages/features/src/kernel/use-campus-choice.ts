import { findUniversity } from '@campushive/contract/campus';
import {
  campusFirst,
  homeHallOf,
  narrowToCampus,
  type CampusChoice,
  type CampusFirst,
  type CampusNarrowing,
  type CampusScope,
} from '@campushive/contract/campus-choice';
import type { BrowserInstitution } from '@campushive/contract/campus-schema';
import { useCampus, useChosenCampus, useUser } from './provider.js';
import type { User } from '@campushive/contract';
import type { PrefetchWorld } from './world.js';

/** Campus and hall that come first in a list. */
export type Leading = CampusFirst;

/** Campus that comes first, and its effect on lists. Returned by `useHomeCampus`. */
export interface HomeCampus {
  /** Campus that comes first: the one chosen on this device, else the member's own. */
  readonly home: BrowserInstitution | null;
  /** The member's hall. Null without one, and while another campus than their own is chosen. */
  readonly hall: User['hall'];
  /** Places that lists include: the hall, the home campus, nearby ones, or all. Never the hall without one. */
  readonly scope: CampusScope;
  /** Filter for lists. Without a choice it only puts the home campus first and leaves nothing out. */
  readonly narrowing: CampusNarrowing;
  /** Sort order that puts the home campus first and leaves nothing out. */
  readonly leading: Leading;
  /** Undefined when the host offers no choice. */
  readonly choose: ((change: Partial<CampusChoice>) => void) | undefined;
}

/** Returns the campus that comes first in lists, and the function that changes it for all lists. */
export function useHomeCampus(): HomeCampus {
  const campus = useCampus();
  const own = useUser();
  const { choice, onChoiceChange } = useChosenCampus();
  const leading = campusFirst(choice, own);
  const hall = homeHallOf(choice, own) === undefined ? null : (own?.hall ?? null);
  return {
    home: findUniversity(campus, choice.id ?? own?.universityId ?? '') ?? null,
    hall,
    scope: choice.scope === 'hall' && hall === null ? 'mine' : choice.scope,
    narrowing: onChoiceChange === undefined ? leading : narrowToCampus(choice, own),
    leading,
    choose: onChoiceChange && ((change) => onChoiceChange({ choice: { ...choice, ...change } })),
  };
}

/** Returns the filter of a viewer's lists before rendering, equal to `narrowing` of `useHomeCampus`. */
export const narrowingFor = ({ choice, viewer }: PrefetchWorld): CampusNarrowing =>
  narrowToCampus(choice, viewer);

/** Returns the sort order of a viewer's lists before rendering, equal to `leading` of `useHomeCampus`. */
export const leadingFor = ({ choice, viewer }: PrefetchWorld): Leading => campusFirst(choice, viewer);
