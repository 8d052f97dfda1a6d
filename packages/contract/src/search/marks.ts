/** The mark of a listing whose kind is known. */
export const KNOWN_KIND = '=';
/** Returns the mark of a listing of a kind. */
export const kindMark = (kind: string): string => `=${kind}`;
/** Returns the mark of the likeliest kind of a listing. */
export const likeliestMark = (kind: string): string => `!${kind}`;
/** Returns the mark of a listing whose title does not name the sort of the kind. */
export const unnamedMark = (kind: string): string => `?${kind}`;
/** Returns the mark of a listing that may be about a kind. */
export const perhapsMark = (kind: string): string => `^${kind}`;
