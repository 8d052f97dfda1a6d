import { findUniversity } from '@campushive/contract';
import { useMessages, useUser } from '../kernel/index.js';
import { catalogue } from './home.catalogue.js';
import { FreshSection, HivesSection } from './home-sections.js';
import type { Home } from './use-home.js';

/** Where a signed-in student begins: the hives and what is new. */
export function DashboardHomeView({ home }: { home: Home }) {
  const words = useMessages(catalogue);
  const user = useUser();
  const university = findUniversity(user?.universityId ?? '');
  return (
    <div className="mx-auto grid w-full max-w-7xl content-start gap-8 px-gutter py-6 lg:px-8">
      <header>
        <p className="text-sm text-fg-muted">
          {university === undefined ? '' : `${university.displayName} · ${university.location}`}
        </p>
        <h1>{words.welcomeBack(home.name ?? words.fallbackName)}</h1>
      </header>
      <HivesSection home={home} />
      <FreshSection state={home.fresh} all={{ to: 'search' }} />
    </div>
  );
}
