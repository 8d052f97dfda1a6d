import { textsIn, type TextsByLanguage } from '../campus/texts-in.js';

interface BundleWords {
  readonly named: (title: string, more: number) => string;
}

const WORDS: TextsByLanguage<BundleWords> = {
  en: { named: (title, more) => `${title} and ${more} more ${more === 1 ? 'item' : 'items'}` },
  fr: { named: (title, more) => `${title} et ${more} ${more === 1 ? 'autre article' : 'autres articles'}` },
  es: { named: (title, more) => `${title} y ${more} ${more === 1 ? 'artículo más' : 'artículos más'}` },
  sw: { named: (title, more) => `${title} na bidhaa ${more} zaidi` },
};

/** Returns the name of a bundle: its main item's title and the number of other items. Only the title when `more` is 0. */
export const bundleName = (title: string, more: number, language: string): string =>
  more === 0 ? title : textsIn(WORDS, language).named(title, more);
