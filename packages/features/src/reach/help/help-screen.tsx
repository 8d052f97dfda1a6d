import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { SearchField } from '@campushive/ui/search-field';
import { ChevronRight, CircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { Link, screen, useMessages } from '../../kernel/index.js';
import { ARTICLE_IDS, ARTICLES, findArticles, HELP_CATEGORIES, type ArticleId } from './articles.js';
import { articlesCatalogue, catalogue } from './help.catalogue.js';
import { HelpContact } from './help-contact.js';

/** Help centre: articles by category, or the results of a search. */
export const HelpScreen = screen(function HelpScreen() {
  const t = useMessages(catalogue);
  const articles = useMessages(articlesCatalogue);
  const [q, setQ] = useState('');
  const searching = q.trim() !== '';
  const found = searching ? findArticles(q, articles) : ARTICLE_IDS;
  return (
    <div className="page grid page-5xl content-start gap-8 py-6 lg:py-10">
      <header className="grid gap-4">
        <div>
          <Heading level={1}>{t.title}</Heading>
          <p className="text-fg-muted">{t.intro}</p>
        </div>
        <SearchField
          label={t.search}
          hideLabel
          placeholder={t.searchPlaceholder}
          enterKeyHint="search"
          value={q}
          onChange={(event) => setQ(event.target.value)}
          onClear={() => setQ('')}
          clearLabel={t.clear}
        />
      </header>
      <p role="status" className={searching ? 'text-sm text-fg-muted' : 'sr-only'}>
        {searching ? t.found(found.length) : ''}
      </p>
      {searching ? (
        <Found ids={found} onClear={() => setQ('')} />
      ) : (
        <div className="grid gap-8 sm:grid-cols-2">
          {HELP_CATEGORIES.map((category) => (
            <section key={category} className="grid content-start gap-2">
              <Heading level={2}>{t.categories[category]}</Heading>
              <ArticleLinks ids={ARTICLE_IDS.filter((id) => ARTICLES[id] === category)} />
            </section>
          ))}
        </div>
      )}
      <HelpContact />
    </div>
  );
});

function Found({ ids, onClear }: { ids: readonly ArticleId[]; onClear: () => void }) {
  const t = useMessages(catalogue);
  return ids.length === 0 ? (
    <EmptyState
      kind="nothing-found"
      icon={<CircleQuestionMark />}
      title={t.none}
      description={t.noneText}
      action={<Button onClick={onClear}>{t.showAll}</Button>}
    />
  ) : (
    <ArticleLinks ids={ids} />
  );
}

/** List of links to articles. */
export function ArticleLinks({ ids }: { ids: readonly ArticleId[] }) {
  const articles = useMessages(articlesCatalogue);
  return (
    <ul className="overflow-hidden rounded-card border border-line bg-surface">
      {ids.map((id) => (
        <li key={id} className="border-b border-line last:border-b-0">
          <Link
            to={{ to: 'help', article: id }}
            className="flex min-h-12 items-center justify-between gap-3 px-4 py-2 wrap-anywhere font-semibold hover:bg-fill"
          >
            <bdi>{articles[id].title}</bdi>
            <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-fg-muted rtl:-scale-x-100" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
