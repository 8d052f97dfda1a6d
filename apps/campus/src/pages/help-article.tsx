import { HelpArticleScreen } from '@campushive/features/help';
import { useParams } from 'react-router-dom';

export default function HelpArticlePage() {
  const { article = '' } = useParams();
  return <HelpArticleScreen id={article} />;
}
