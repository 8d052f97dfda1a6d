import type { Language } from '@campushive/contract';
import { isNewsKind, newsText, type News, type NewsText } from '@campushive/contract/news/texts';
import type { notifications } from '../../platform/database/schema/index.js';

type Row = typeof notifications.$inferSelect;

/** How a stored notification reads in a language. What was told before there were three keeps its English words. */
export function wordsOf(
  row: Pick<Row, 'kind' | 'title' | 'description' | 'values'>,
  language: Language,
): NewsText {
  const news = newsOf(row);
  return news === undefined ? { title: row.title, description: row.description } : newsText(news, language);
}

/** Undefined for kinds that only a later version knows, too. */
function newsOf({ kind, values }: Pick<Row, 'kind' | 'values'>): News | undefined {
  // They were stored together, by `notify`.
  return values !== null && isNewsKind(kind) ? ({ kind, values } as News) : undefined;
}
