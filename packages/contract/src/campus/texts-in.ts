import { LOCALES, type Locale } from '../accounts/settings.js';

/** Texts in every language of the screens, and partial ones in further languages. */
export type TextsByLanguage<T extends object> = Readonly<Record<Locale, T>> &
  Readonly<Record<string, Partial<T>>>;

const merged = new WeakMap<object, object>();

/** Returns the texts in a language, with English for missing ones. Returns the same object on every call. */
export function textsIn<T extends object>(byLanguage: TextsByLanguage<T>, language: string): T {
  const own = LOCALES.find((locale) => locale === language);
  if (own !== undefined) return byLanguage[own];
  const some: Partial<T> | undefined = byLanguage[language];
  if (some === undefined) return byLanguage.en;
  const texts = merged.get(some) ?? { ...byLanguage.en, ...some };
  merged.set(some, texts);
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the spread over whole texts is what makes it true
  return texts as T;
}
