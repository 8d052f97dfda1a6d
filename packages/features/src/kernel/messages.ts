import { fillMessages } from '@campushive/contract/campus';
import { use } from 'react';
import type { Locale } from './ports.js';
import { useCampusWords, useLocale } from './provider.js';

/** The texts of one feature. English is in the bundle; the translations are fetched when they are asked for. */
export interface Catalogue<M> {
  readonly en: M;
  readonly load: (locale: Exclude<Locale, 'en'>) => Promise<M>;
  /** The texts in any language, for code that is no component. */
  readonly in: (locale: Locale) => Promise<M>;
}

interface CatalogueSource<M> {
  readonly en: M;
  readonly fr: () => Promise<{ messages: M }>;
  readonly es: () => Promise<{ messages: M }>;
}

/** Whether there are texts in a language beside English, which is read in every other. */
const isTranslated = (locale: Locale): locale is Exclude<Locale, 'en'> => locale === 'fr' || locale === 'es';

/** Declares a feature's texts; a translation that lacks one does not compile. Each is fetched at most once. */
export function defineMessages<M>({ en, fr, es }: CatalogueSource<M>): Catalogue<M> {
  const sources = { fr, es };
  const loaded = new Map<Locale, Promise<M>>();
  const load: Catalogue<M>['load'] = (locale) => {
    const known = loaded.get(locale) ?? sources[locale]().then(({ messages }) => messages);
    loaded.set(locale, known);
    return known;
  };
  return { en, load, in: (locale) => (isTranslated(locale) ? load(locale) : Promise.resolve(en)) };
}

/**
 * A feature's texts in the language of the provider; suspends while a translation is on its way.
 * `{campus.name}` and the like become the campus's own words.
 */
export function useMessages<M extends object>(catalogue: Catalogue<M>): M {
  const locale = useLocale();
  const words = useCampusWords();
  return fillMessages(isTranslated(locale) ? use(catalogue.load(locale)) : catalogue.en, words);
}
