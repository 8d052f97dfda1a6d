/** Opinions of students who downloaded study material. */
export interface Opinions {
  /** Number of students who found it helpful. */
  readonly helpful: number;
  /** Number of students who answered. */
  readonly of: number;
}

/** Fewer opinions than these are shown to no one: they would say who said what. */
export const OPINIONS_TO_SHOW = 3;
/** A card calls study material helpful where at least this share found it so. */
const SHARE_OF_HELPFUL = 0.75;

const NONE: Opinions = { helpful: 0, of: 0 };

/** Why a student cannot say whether study material helped: it is their own, or they never downloaded it. */
export function refusalToRate(facts: {
  readonly isPoster: boolean;
  readonly hasDownloaded: boolean;
}): 'own_listing' | 'not_downloaded' | null {
  if (facts.isPoster) return 'own_listing';
  return facts.hasDownloaded ? null : 'not_downloaded';
}

/** The opinions after a student gave theirs, or changed it; `before` is null where they had said nothing. */
export function withOpinion(opinions: Opinions | null, before: boolean | null, after: boolean): Opinions {
  const { helpful, of } = opinions ?? NONE;
  return {
    helpful: helpful - (before === true ? 1 : 0) + (after ? 1 : 0),
    of: before === null ? of + 1 : of,
  };
}

/** The opinions as everyone reads them; null while there are too few. */
export const opinionsShown = (opinions: Opinions | null | undefined): Opinions | null =>
  opinions == null || opinions.of < OPINIONS_TO_SHOW ? null : { helpful: opinions.helpful, of: opinions.of };

/** Whether most who downloaded it found it helpful; of opinions as everyone reads them. */
export const isFoundHelpful = (shown: Opinions | null | undefined): boolean =>
  shown != null && shown.helpful >= shown.of * SHARE_OF_HELPFUL;

/** The opinions among a listing's stored details. */
export function opinionsIn({ opinions }: Readonly<Record<string, unknown>>): Opinions | null {
  if (typeof opinions !== 'object' || opinions === null) return null;
  if (!('helpful' in opinions) || !('of' in opinions)) return null;
  return { helpful: Number(opinions.helpful), of: Number(opinions.of) };
}
