import { Heading } from '@campushive/ui/heading';
import type { ReactNode } from 'react';
import { specifiedDay, TextLink, useCampus, useLanguageTag, useMessages } from '../../kernel/index.js';
import { Prose } from '../../shared/index.js';
import { catalogue } from './legal.catalogue.js';
import type { LegalDocument } from './legal-document.js';

export type LegalPage = 'terms' | 'privacy' | 'cookies';

export interface LegalViewProps {
  document: LegalDocument;
  /** Current page. The other two are linked. */
  page: LegalPage;
  /** Content between the introduction and the sections. */
  children?: ReactNode;
}

const PAGES: readonly LegalPage[] = ['terms', 'privacy', 'cookies'];

/** Page of a legal text, with its table of contents. */
export function LegalView({ document, page, children }: LegalViewProps) {
  const t = useMessages(catalogue);
  const locale = useLanguageTag();
  const { legal } = useCampus();
  return (
    <article className="page grid page-6xl grid-cols-1 gap-8 py-8 lg:grid-cols-[minmax(0,1fr)_16rem] lg:gap-16 lg:py-14">
      <header className="grid max-w-prose gap-3">
        <Heading level={1}>{document.title}</Heading>
        <p className="text-sm text-fg-muted">{t.updated(specifiedDay(legal.updated, locale))}</p>
        <Prose blocks={[document.intro]} />
      </header>
      <nav
        aria-label={t.contents}
        className="min-w-0 self-start rounded-card border border-line p-4 text-sm lg:sticky lg:top-24 lg:col-start-2 lg:row-span-3 lg:row-start-1"
      >
        <p className="pb-1 font-bold">{t.contents}</p>
        {/* On a phone, one row that scrolls, so that the text begins on the first screen. */}
        <ul className="gap-6 max-sm:-mx-4 max-sm:flex max-sm:gap-x-4 max-sm:overflow-x-auto max-sm:px-4 sm:max-lg:columns-2">
          {document.sections.map(({ id, title }) => (
            <li key={id} className="shrink-0 break-inside-avoid max-sm:whitespace-nowrap">
              <a href={`#${id}`} className="flex min-h-11 items-center underline-offset-4 hover:underline">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {children}
      <div className="grid max-w-prose gap-8">
        {document.sections.map(({ id, title, blocks }) => (
          <section key={id} id={id} className="grid scroll-mt-24 gap-3">
            <Heading level={2}>{title}</Heading>
            <Prose blocks={blocks} />
          </section>
        ))}
        <p className="border-t border-line pt-6">
          {t.seeAlso}{' '}
          {PAGES.filter((legalPage) => legalPage !== page).map((legalPage, index) => (
            <span key={legalPage}>
              {index === 0 ? '' : ' · '}
              <TextLink to={{ to: legalPage }}>{t[legalPage]}</TextLink>
            </span>
          ))}
        </p>
      </div>
    </article>
  );
}
