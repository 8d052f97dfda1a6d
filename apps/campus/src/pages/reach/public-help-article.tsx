import { HelpArticleScreen } from '@campushive/features/help';
import { PublicLayout } from '@campushive/features/public-layout';
import { useParams } from 'react-router-dom';

export { prefetch } from './help-article.js';

export default function PublicHelpArticlePage() {
  const { article = '' } = useParams();
  return (
    <PublicLayout>
      <HelpArticleScreen id={article} />
    </PublicLayout>
  );
}
