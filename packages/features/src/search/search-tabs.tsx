import { Link, useMessages } from '../kernel/index.js';
import { catalogue } from './search.catalogue.js';

export interface SearchTabsProps {
  /** What is searched for. */
  type: 'listings' | 'users';
  /** What is searched for, kept when the tab changes. */
  q: string;
}

const TAB =
  'flex min-h-11 items-center border-b-2 border-transparent px-3.5 text-sm font-semibold text-fg-muted hover:text-fg current:border-fg current:text-fg';

/** Listings or people, and the searches that were saved. */
export function SearchTabs({ type, q }: SearchTabsProps) {
  const words = useMessages(catalogue);
  const kept = q.trim() === '' ? {} : { q: q.trim() };
  return (
    <nav aria-label={words.searchIn} className="flex flex-wrap gap-1 border-b border-line">
      <Link
        to={{ to: 'search', ...kept }}
        replace
        className={TAB}
        aria-current={type === 'listings' ? 'page' : undefined}
      >
        {words.listings}
      </Link>
      <Link
        to={{ to: 'search', type: 'users', ...kept }}
        replace
        className={TAB}
        aria-current={type === 'users' ? 'page' : undefined}
      >
        {words.people}
      </Link>
      <Link to={{ to: 'savedSearches' }} className={`${TAB} ms-auto`}>
        {words.savedTab}
      </Link>
    </nav>
  );
}
