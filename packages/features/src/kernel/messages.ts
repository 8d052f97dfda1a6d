import { fillMessages } from '@campushive/contract/campus';
import { LOCALES } from '@campushive/contract/settings';
import { use } from 'react';
import type { Locale } from './ports.js';
import { fetchOnce } from './fetch-once.js';
import { withOwnTexts } from './own-texts.js';
import { useWorld } from './world.js';

/** The texts of one feature. English is in the bundle; the translations are fetched when they are asked for. */
export interface Catalogue<M> {
  /** As `@campushive/features/catalogues` calls it. */
  readonly name: string;
  readonly en: M;
  readonly load: (locale: Exclude<Locale, 'en'>) => Promise<M>;
  /** The texts in any language, for code that is no component. */
  readonly in: (locale: string) => Promise<M>;
}

interface CatalogueSource<M> {
  readonly name: string;
  readonly en: M;
  readonly fr: () => Promise<{ messages: M }>;
  readonly es: () => Promise<{ messages: M }>;
}

/** Whether there are texts in a language beside English, which is read in every other. */
const isTranslated = (locale: string): locale is Exclude<Locale, 'en'> =>
  locale !== 'en' && LOCALES.some((one) => one === locale);

/** The language of the screens' own texts for a reader of this one. */
export const baseLocale = (locale: string): Locale => (isTranslated(locale) ? locale : 'en');

/** Declares a feature's texts; a translation that lacks one does not compile. Each is fetched at most once. */
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
 * A feature's texts in the language of the provider; suspends while words of it are on their way.
 * `{campus.name}` and the like become the campus's own words.
 */
export function useMessages<M extends object>(catalogue: Catalogue<M>): M {
  const { locale, own, words, baseWords } = useWorld();
  const texts = isTranslated(locale) ? use(catalogue.load(locale)) : catalogue.en;
  return withOwnTexts(fillMessages(texts, baseWords), catalogue, own, { locale, words });
}
