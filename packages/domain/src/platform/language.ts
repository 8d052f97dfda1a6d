import { sql } from 'drizzle-orm';
import { users } from './database/schema/index.js';
import { campus } from './campus.js';

/** Returns the chosen language of the product, or the campus's own. */
export const languageOf = (chosen: unknown): string =>
  campus.locales.find((locale) => locale === chosen) ?? campus.defaultLocale;

/** The language that a student has chosen, beside rows that are joined with `users`. */
export const chosenLanguage = sql<string>`coalesce(${users.settings}->>'language', '')`.mapWith(languageOf);
