import { campusWords, fillMessages, type BrowserCampus } from '@campushive/contract/campus';
import { withOwnTexts, type OwnTexts } from '../kernel/index.js';
import { catalogue } from './page-heads.catalogue.js';
import type { PageHeadMessages } from './page-heads.messages.js';

export type { PageHeadMessages, PageHeadWords } from './page-heads.messages.js';

/** The titles and descriptions of all pages of a campus, in one language. */
export async function loadPageHeads(
  campus: BrowserCampus,
  locale: string,
  own: readonly OwnTexts[] = [],
): Promise<PageHeadMessages> {
  const texts = withOwnTexts(await catalogue.in(locale), catalogue, own, locale);
  return fillMessages(texts, campusWords(campus, locale));
}
