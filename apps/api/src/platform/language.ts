import { DEFAULT_SETTINGS, LANGUAGES, type Language } from '@campushive/contract';
import { sql } from 'drizzle-orm';
import { users } from './database/schema/index.js';

/** A language of the product: what was chosen, else English. */
export const languageOf = (chosen: unknown): Language =>
  LANGUAGES.find((one) => one === chosen) ?? DEFAULT_SETTINGS.language;

/** The language that a student has chosen, beside rows that are joined with `users`. */
export const chosenLanguage = sql<Language>`coalesce(${users.settings}->>'language', '')`.mapWith(languageOf);
