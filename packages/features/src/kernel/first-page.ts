/** The cursor of a list's first page: there is none. */
export const FIRST_PAGE: string | undefined = undefined;
