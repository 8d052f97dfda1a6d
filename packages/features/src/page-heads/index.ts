import type { Locale } from '../kernel/index.js';
import { defineMessages } from '../kernel/index.js';
import { messages, type PageHeadMessages } from './page-heads.messages.js';

export type { PageHeadMessages, PageHeadWords } from './page-heads.messages.js';

const catalogue = defineMessages<PageHeadMessages>({
  en: messages,
  fr: () => import('./page-heads.messages.fr.js'),
  es: () => import('./page-heads.messages.es.js'),
});

/** The titles and descriptions of all pages, in one language. */
export const loadPageHeads = (locale: Locale): Promise<PageHeadMessages> => catalogue.in(locale);
