import { findUniversity } from '@campushive/contract/campus';
import {
  campusFirst,
  narrowToCampus,
  type CampusChoice,
  type CampusNarrowing,
  type CampusScope,
} from '@campushive/contract/campus-choice';
import type { BrowserInstitution } from '@campushive/contract/campus-schema';
import { useCampus, useChosenCampus, useUser } from './provider.js';

/** Campus that comes first in a list. */
export type Leading = Pick<CampusNarrowing, 'first'>;

export interface HomeCampus {
  /** Campus that comes first: the one chosen on this device, else the member's own. */
  readonly home: BrowserInstitution | null;
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
  const own = useUser()?.universityId ?? null;
  const { choice, onChoiceChange } = useChosenCampus();
  const leading = campusFirst(choice, own);
  return {
    home: findUniversity(campus, choice.id ?? own ?? '') ?? null,
    scope: choice.scope,
    narrowing: onChoiceChange === undefined ? leading : narrowToCampus(choice, own),
    leading,
    choose: onChoiceChange && ((change) => onChoiceChange({ choice: { ...choice, ...change } })),
  };
}
