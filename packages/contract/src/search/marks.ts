/** The mark of a listing whose kind is known. */
export const KNOWN_KIND = '=';
/** The mark of a listing of a kind. */
export const kindMark = (kind: string): string => `=${kind}`;
/** The mark of the likeliest kind of a listing. */
export const likeliestMark = (kind: string): string => `!${kind}`;
/** The mark of a listing whose title does not name the sort of the kind. */
export const unnamedMark = (kind: string): string => `?${kind}`;
/** The mark of a listing that may be about a kind. */
export const perhapsMark = (kind: string): string => `^${kind}`;
