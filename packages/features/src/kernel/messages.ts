import { fillMessages } from '@campushive/contract/campus';
import { LOCALES } from '@campushive/contract/settings';
import { use } from 'react';
import type { Locale } from './ports.js';
import { fetchOnce } from './fetch-once.js';
import { withOwnTexts } from './own-texts.js';
import { useWorld } from './world.js';

/** Texts of one feature. English is bundled. Translations are fetched on demand. */
export interface Catalogue<M> {
  /** Name in `@campushive/features/catalogues`. */
  readonly name: string;
  readonly en: M;
  readonly load: (locale: Exclude<Locale, 'en'>) => Promise<M>;
  /** Returns the texts in any language, for code outside components. */
  readonly in: (locale: string) => Promise<M>;
}

interface CatalogueSource<M> {
  readonly name: string;
  readonly en: M;
  readonly fr: () => Promise<{ messages: M }>;
  readonly es: () => Promise<{ messages: M }>;
}

/** Returns true for a language with built-in texts other than English, the fallback of every other language. */
const isTranslated = (locale: string): locale is Exclude<Locale, 'en'> =>
  locale !== 'en' && LOCALES.some((one) => one === locale);

/** Maps a locale to the built-in language of the screens: itself if translated, else English. */
export const baseLocale = (locale: string): Locale => (isTranslated(locale) ? locale : 'en');

/** Declares a feature's texts. A translation that lacks a text does not compile. Each translation is fetched at most once. */
export function defineMessages<M>({ name, en, fr, es }: CatalogueSource<M>): Catalogue<M> {
  const sources = { fr, es };
  const loaded = new Map<Locale, Promise<M>>();
  const load: Catalogue<M>['load'] = (locale) =>
    fetchOnce(loaded, locale, async () => (await sources[locale]()).messages);
  return {
    name,
    en,
    load,
    async in(locale) {
      if (!isTranslated(locale)) return en;
      try {
        return await load(locale);
      } catch (error) {
        loaded.delete(locale);
        throw error;
      }
    },
  };
}

/**
 * Returns a feature's texts in the provider's language, with `{campus.name}` and the like filled in. Suspends while a translation loads.
 */
export function useMessages<M extends object>(catalogue: Catalogue<M>): M {
  const { locale, own, words, baseWords } = useWorld();
  const texts = isTranslated(locale) ? use(catalogue.load(locale)) : catalogue.en;
  return withOwnTexts(fillMessages(texts, baseWords), catalogue, own, { locale, words });
}
