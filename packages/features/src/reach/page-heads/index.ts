import { campusWords, fillMessages, type BrowserCampus } from '@campushive/contract/campus';
import { baseLocale, withOwnTexts, type OwnTexts } from '../../kernel/index.js';
import { catalogue } from './page-heads.catalogue.js';
import type { PageHeadMessages } from './page-heads.messages.js';

export type { PageHeadMessages, PageHeadWords } from './page-heads.messages.js';
export {
  articleHead,
  categoryHead,
  dealHead,
  listingHead,
  shelfHead,
  stallHead,
  studentHead,
  wantedPostHead,
  type PageHead,
  type PageHeadFacts,
} from './item-heads.js';

/** Loads the titles and descriptions of all pages of a campus in one language. */
export async function loadPageHeads(
  campus: BrowserCampus,
  locale: string,
  own: readonly OwnTexts[] = [],
): Promise<PageHeadMessages> {
  const texts = fillMessages(await catalogue.in(locale), campusWords(campus, baseLocale(locale)));
  return withOwnTexts(texts, catalogue, own, { locale, words: campusWords(campus, locale) });
}
