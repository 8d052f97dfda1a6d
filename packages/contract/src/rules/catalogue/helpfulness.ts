/** Opinions of students who downloaded study material. */
export interface Opinions {
  /** Number of students who found the material helpful. */
  readonly helpful: number;
  /** Number of students who answered. */
  readonly of: number;
}

/** Minimum number of opinions for publication. Fewer would reveal individual answers. */
const OPINIONS_TO_SHOW = 3;
/** Minimum share of helpful opinions for the label on a card. */
const SHARE_OF_HELPFUL = 0.75;

const NONE: Opinions = { helpful: 0, of: 0 };

/** Returns why a student cannot rate study material: it is their own, or they never downloaded it. Null when they can. */
export function refusalToRate(facts: {
  readonly isPoster: boolean;
  readonly hasDownloaded: boolean;
}): 'own_listing' | 'not_downloaded' | null {
  if (facts.isPoster) return 'own_listing';
  return facts.hasDownloaded ? null : 'not_downloaded';
}

/** Returns the opinions after a student gave or changed theirs. `before` is null where they had given none. */
export function withOpinion(opinions: Opinions | null, before: boolean | null, after: boolean): Opinions {
  const { helpful, of } = opinions ?? NONE;
  return {
    helpful: helpful - (before === true ? 1 : 0) + (after ? 1 : 0),
    of: before === null ? of + 1 : of,
  };
}

/** Returns the public opinions. Null while there are too few. */
export const opinionsShown = (opinions: Opinions | null | undefined): Opinions | null =>
  opinions == null || opinions.of < OPINIONS_TO_SHOW ? null : { helpful: opinions.helpful, of: opinions.of };

/** Returns whether most downloaders found the material helpful, by the public opinions. */
export const isFoundHelpful = (shown: Opinions | null | undefined): boolean =>
  shown != null && shown.helpful >= shown.of * SHARE_OF_HELPFUL;

/** Returns the opinions in a listing's stored details. */
export function opinionsIn({ opinions }: Readonly<Record<string, unknown>>): Opinions | null {
  if (typeof opinions !== 'object' || opinions === null) return null;
  if (!('helpful' in opinions) || !('of' in opinions)) return null;
  return { helpful: Number(opinions.helpful), of: Number(opinions.of) };
}
