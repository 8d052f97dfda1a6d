import type { Locale } from './settings.js';

/**
 * Stands for the name of a student whose account is deleted: on every screen, in notifications, mails, receipts and exports. It is the
 * only owner of these words.
 */
export const UNKNOWN_USER: Readonly<Record<Locale | 'sw', string>> = {
  en: 'Unknown User',
  fr: 'Utilisateur inconnu',
  es: 'Usuario desconocido',
  sw: 'Mtumiaji asiyejulikana',
};

/** Returns the words in a language, and in English where it has none. */
export const unknownUser = (language: string): string =>
  Object.entries(UNKNOWN_USER).find(([one]) => one === language)?.[1] ?? UNKNOWN_USER.en;
