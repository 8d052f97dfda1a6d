/** Cursor of a list's first page: none. */
export const FIRST_PAGE: string | undefined = undefined;
