import { DEFAULT_SETTINGS, LOCALES, type Locale } from '@campushive/contract';
import { sql } from 'drizzle-orm';
import { users } from './database/schema/index.js';

/** A language of the product: what was chosen, else English. */
export const languageOf = (chosen: unknown): Locale =>
  LOCALES.find((one) => one === chosen) ?? DEFAULT_SETTINGS.language;

/** The language that a student has chosen, beside rows that are joined with `users`. */
export const chosenLanguage = sql<Locale>`coalesce(${users.settings}->>'language', '')`.mapWith(languageOf);
