import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { Text } from '@campushive/ui/text';
import { ArrowLeft, CircleQuestionMark } from 'lucide-react';
import { screen, TextLink, useMessages } from '../../kernel/index.js';
import { Prose } from '../../shared/index.js';
import { ARTICLE_IDS, ARTICLES } from './articles.js';
import { articlesCatalogue, catalogue } from './help.catalogue.js';
import { HelpContact } from './help-contact.js';
import { ArticleLinks } from './help-screen.js';

/** Page of a help article. */
export const HelpArticleScreen = screen(function HelpArticleScreen({
  id,
}: {
  /** Id of the article, from the address. */
  id: string;
}) {
  const t = useMessages(catalogue);
  const articles = useMessages(articlesCatalogue);
  const articleId = ARTICLE_IDS.find((one) => one === id);
  const back = (
    <TextLink standalone to={{ to: 'help' }} className="inline-flex items-center gap-1.5">
      <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" /> {t.back}
    </TextLink>
  );
  if (articleId === undefined) {
    return (
      <EmptyState
        kind="nothing-found"
        headingLevel={1}
        icon={<CircleQuestionMark />}
        title={t.notFound}
        action={back}
      />
    );
  }
  const { title, blocks } = articles[articleId];
  const related = ARTICLE_IDS.filter((one) => one !== articleId && ARTICLES[one] === ARTICLES[articleId]);
  return (
    <div className="page grid content-start gap-8 py-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-16">
      <article className="grid max-w-3xl content-start gap-4">
        <div>{back}</div>
        <header>
          <Text size="sm" tone="muted">
            {t.categories[ARTICLES[articleId]]}
          </Text>
          <Heading level={1}>{title}</Heading>
        </header>
        <Prose blocks={blocks} />
      </article>
      <aside className="grid content-start gap-8 lg:pt-14">
        <section className="grid gap-2">
          <Heading level={2}>{t.related}</Heading>
          <ArticleLinks ids={related} />
        </section>
        <HelpContact />
      </aside>
    </div>
  );
});
