import { TOPICS, type TopicId } from '@campushive/contract';
import { sql, type SQL } from 'drizzle-orm';
import { fold } from '../../platform/database/schema/folding.js';

/** What somebody searches for: `all` for an empty box, `nothing` for one without a single letter or digit. */
export type Search =
  { readonly kind: 'all' } | { readonly kind: 'nothing' } | { readonly kind: 'words'; readonly query: SQL };

/** Every word must begin some word of the title or description. Lexemes are quoted, so nothing in them is an operator. */
export function readSearch(q: string | undefined): Search {
  if (q === undefined || q.trim() === '') return { kind: 'all' };
  const words = fold(q).match(/[\p{L}\p{N}]+/gu);
  if (words === null) return { kind: 'nothing' };
  const lexemes = words.map((word) => `'${word}':*`).join(' & ');
  return { kind: 'words', query: sql`to_tsquery('simple', ${lexemes})` };
}

/** Any of the topic's words begins some word of the title or description. */
export function topicQuery(topic: TopicId): SQL {
  const lexemes = TOPICS[topic].words.map((word) => `'${word}':*`).join(' | ');
  return sql`to_tsquery('simple', ${lexemes})`;
}
