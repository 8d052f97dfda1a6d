import type { ProseBlock } from '../../shared/index.js';

/** Categories of the help centre, in order. */
export const HELP_CATEGORIES = ['start', 'common', 'buying', 'selling', 'account', 'safety'] as const;
export type HelpCategory = (typeof HELP_CATEGORIES)[number];

/** Articles with their category, in order. The ids appear in addresses and must never change. */
export const ARTICLES = {
  'create-account': 'start',
  'set-up-profile': 'start',
  'first-task': 'start',
  'payment-methods': 'common',
  'task-completion': 'common',
  ratings: 'common',
  'held-money': 'buying',
  'handover-code': 'buying',
  'disputes-refunds': 'buying',
  'post-listing': 'selling',
  fees: 'selling',
  'getting-paid': 'selling',
  'code-not-arriving': 'account',
  'keep-account-safe': 'account',
  'your-data': 'account',
  scams: 'safety',
  'report-block': 'safety',
} as const satisfies Record<string, HelpCategory>;

export type ArticleId = keyof typeof ARTICLES;
const isArticle = (id: string): id is ArticleId => Object.hasOwn(ARTICLES, id);
/** Ids of all articles, in the order of `ARTICLES`. */
export const ARTICLE_IDS: readonly ArticleId[] = Object.keys(ARTICLES).filter(isArticle);

export interface Article {
  readonly title: string;
  readonly blocks: readonly ProseBlock[];
}
export type Articles = Readonly<Record<ArticleId, Article>>;

/** Finds the articles that contain every word of `q`. Matches in titles come before matches in texts. */
export function findArticles(q: string, articles: Articles): readonly ArticleId[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const holds = (text: string) => words.every((word) => text.includes(word));
  const inTitle = ARTICLE_IDS.filter((id) => holds(articles[id].title.toLowerCase()));
  const inText = ARTICLE_IDS.filter(
    (id) =>
      !inTitle.includes(id) &&
      holds(`${articles[id].title} ${JSON.stringify(articles[id].blocks)}`.toLowerCase()),
  );
  return [...inTitle, ...inText];
}
