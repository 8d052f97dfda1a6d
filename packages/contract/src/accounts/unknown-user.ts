/**
 * Words for the name of a student whose account is deleted: on every screen, in notifications, mails, receipts and exports. Import this
 * module as a namespace: a page then fetches the words of one language. No other module has its own.
 */

/** Name of a student whose account is deleted, in English. Also used for a language without its own words. */
export const en = 'Unknown User';
/** Name of a student whose account is deleted, in French. */
export const fr = 'Utilisateur inconnu';
/** Name of a student whose account is deleted, in Spanish. */
export const es = 'Usuario desconocido';
/** Name of a student whose account is deleted, in Swahili. */
export const sw = 'Mtumiaji asiyejulikana';

/** Returns the words in a language, and in English where it has none. */
export const unknownUser = (language: string): string =>
  Object.entries({ fr, es, sw }).find(([one]) => one === language)?.[1] ?? en;
