import { defineMessages } from '../../kernel/index.js';
import { messages, type PageHeadMessages } from './page-heads.messages.js';

/** Titles and descriptions of pages, for tabs, search results and link previews. */
export const catalogue = defineMessages<PageHeadMessages>({
  name: 'pageHeads',
  en: messages,
  fr: () => import('./page-heads.messages.fr.js'),
  es: () => import('./page-heads.messages.es.js'),
});
