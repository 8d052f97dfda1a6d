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
  /**
   * Loads the texts together with those of all other features whose code is loaded. At once if the texts are there. Always the same promise,
   * for `use`.
   */
  readonly loadPage: (locale: Exclude<Locale, 'en'>) => Promise<M>;
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

/** The catalogues whose code is loaded. */
const defined = new Set<Catalogue<unknown>>();
const requested = new Map<Locale, { readonly size: number; readonly all: Promise<unknown> }>();

/** Loads all catalogues in a language. Resolves even when some fail. The same promise until another catalogue is defined. */
function loadAll(locale: Exclude<Locale, 'en'>): Promise<unknown> {
  const { size } = defined;
  const earlier = requested.get(locale);
  if (earlier?.size === size) return earlier.all;
  const all = Promise.allSettled([...defined].map((catalogue) => catalogue.load(locale)));
  requested.set(locale, { size, all });
  return all;
}

/**
 * Loads a translation of all features whose code is loaded. Call it before showing content that loads on demand. Also resolves when some
 * fail, and at once for English.
 */
export const loadTranslations = (locale: string): Promise<unknown> =>
  isTranslated(locale) ? loadAll(locale) : Promise.resolve();

/** Declares a feature's texts. A translation that lacks a text does not compile. Each translation is fetched at most once. */
export function defineMessages<M>({ name, en, fr, es }: CatalogueSource<M>): Catalogue<M> {
  const sources = { fr, es };
  const fetches = new Map<Locale, Promise<M>>();
  const pages = new Map<Locale, Promise<M>>();
  const loaded = new Set<Locale>();
  const load: Catalogue<M>['load'] = (locale) =>
    fetchOnce(fetches, locale, async () => {
      const { messages } = await sources[locale]();
      loaded.add(locale);
      return messages;
    });
  const catalogue: Catalogue<M> = {
    name,
    en,
    load,
    loadPage: (locale) =>
      fetchOnce(pages, locale, () =>
        loaded.has(locale) ? load(locale) : loadAll(locale).then(() => load(locale)),
      ),
    async in(locale) {
      if (!isTranslated(locale)) return en;
      try {
        return await load(locale);
      } catch (error) {
        fetches.delete(locale);
        throw error;
      }
    },
  };
  defined.add(catalogue);
  return catalogue;
}

/**
 * Returns texts, or suspends until a translation is there, with those of all other loaded features: content that appears later, with an
 * answer, then suspends no more, which would hide the whole page and drop the focus. Calls `use` whether or not the texts are there: React
 * renders a suspended component again with the hooks that it had, and fails when the call is missing.
 */
const useTexts = <M>(catalogue: Catalogue<M>, locale: string): M =>
  isTranslated(locale) ? use(catalogue.loadPage(locale)) : catalogue.en;

/**
 * Returns a feature's texts in the provider's language, with `{campus.name}` and the like filled in. Suspends while translations load.
 */
export function useMessages<M extends object>(catalogue: Catalogue<M>): M {
  const { locale, own, words, baseWords } = useWorld();
  const texts = useTexts(catalogue, locale);
  return withOwnTexts(fillMessages(texts, baseWords), catalogue, own, { locale, words });
}
