import { ARTICLE_IDS, HelpArticleScreen } from '@campushive/features/help';
import { useParams } from 'react-router-dom';
import { notFound, type Prefetch } from '../../page.js';

/** Throws for an unknown article. Known ones need no data. */
export const prefetch: Prefetch = async ({ params }) => {
  if (!ARTICLE_IDS.some((one) => one === params['article'])) throw notFound();
};

export default function HelpArticlePage() {
  const { article = '' } = useParams();
  return <HelpArticleScreen id={article} />;
}
