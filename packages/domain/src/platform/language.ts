import { campus } from './campus.js';

/** Returns the chosen language of the product, or the campus's own. */
export const languageOf = (chosen: unknown): string =>
  campus.locales.find((locale) => locale === chosen) ?? campus.defaultLocale;
