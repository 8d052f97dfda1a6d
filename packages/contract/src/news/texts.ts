import type { Language } from '../settings.js';
import { english } from './texts.en.js';
import { spanish } from './texts.es.js';
import { french } from './texts.fr.js';
import type { News, NewsKind, NewsText, NewsTexts, NewsValues } from './values.js';

export type * from './values.js';

/**
 * The words of notifications, for who tells: the server, and the campus in memory. Screens are told them ready, so the web
 * app never loads this.
 */
export const NEWS_TEXTS: Readonly<Record<Language, NewsTexts>> = { en: english, fr: french, es: spanish };

/** What is told, in one language. */
export function newsText({ kind, values }: News, language: Language): NewsText {
  return told(NEWS_TEXTS[language], kind, values);
}

function told<K extends NewsKind>(texts: NewsTexts, kind: K, values: NewsValues[K]): NewsText {
  return texts[kind](values);
}

export const isNewsKind = (kind: string): kind is NewsKind => Object.hasOwn(english, kind);
