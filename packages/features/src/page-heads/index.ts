import { campusWords, fillMessages, type Campus } from '@campushive/contract/campus';
import { defineMessages, type Locale } from '../kernel/index.js';
import { messages, type PageHeadMessages } from './page-heads.messages.js';

export type { PageHeadMessages, PageHeadWords } from './page-heads.messages.js';

const catalogue = defineMessages<PageHeadMessages>({
  en: messages,
  fr: () => import('./page-heads.messages.fr.js'),
  es: () => import('./page-heads.messages.es.js'),
});

/** The titles and descriptions of all pages of a campus, in one language. */
export async function loadPageHeads(campus: Campus, locale: Locale): Promise<PageHeadMessages> {
  return fillMessages(await catalogue.in(locale), campusWords(campus, locale));
}
