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

/** Which campus begins a list. */
export type Leading = Pick<CampusNarrowing, 'first'>;

export interface HomeCampus {
  /** The campus that comes first: the one that was chosen on this device, else a member's own. */
  readonly home: BrowserInstitution | null;
  readonly scope: CampusScope;
  /** What narrows a list to it; where there is nothing to choose, it begins and nothing is left out. */
  readonly narrowing: CampusNarrowing;
  /** What begins with it where nothing is left out. */
  readonly leading: Leading;
  /** Undefined where there is nothing to choose. */
  readonly choose: ((change: Partial<CampusChoice>) => void) | undefined;
}

/** Which campus comes first on lists, and how to choose another: one choice for all of them. */
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
