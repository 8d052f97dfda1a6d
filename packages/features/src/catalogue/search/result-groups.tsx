import type { ReactNode } from 'react';
import { Link, useHiveNames, useHives, useMessages, type Destination } from '../../kernel/index.js';
import { chipClass } from '../../shared/chip.js';
import { searchWith, type SearchGroup } from './search-destination.js';
import type { ListingFilters } from '../parts/listing-filters/filters.js';
import { catalogue } from './search.catalogue.js';
import { groupsOf, isCapped, type OverviewState } from './use-overview.js';

/** Results of a search with the open group. */
export interface ResultGroupsProps {
  /** Results of every kind. */
  state: OverviewState;
  /** Kind shown alone, or all. */
  group: SearchGroup;
  filters: ListingFilters;
}

/** Group filter of search results, with the number in each. */
export function ResultGroups({ state, group, filters }: ResultGroupsProps) {
  const t = useMessages(catalogue);
  const hiveNames = useHiveNames();
  const hiveNamed = useHives();
  const nameOf = (one: SearchGroup) => {
    switch (one) {
      case 'all':
      case 'users':
      case 'universities':
        return t.groups[one];
      default:
        return hiveNamed(one).title;
    }
  };
  const groups = groupsOf(state, group, hiveNames);
  // Hidden without results or after a failure, with nothing to choose from.
  if ((state.status === 'ready' || state.status === 'failed') && groups.length < 2) return null;
  return (
    <nav aria-label={t.searchIn} className="contents">
      {groups.map(({ name, count }) => (
        <Pill key={name} to={searchWith(filters, name)} current={name === group}>
          {nameOf(name)}{' '}
          {count === null ? null : (
            <span className="tabular-nums">{t.number(count, isCapped(name, count))}</span>
          )}
        </Pill>
      ))}
    </nav>
  );
}

function Pill({ to, current, children }: { to: Destination; current: boolean; children: ReactNode }) {
  return (
    <Link to={to} replace aria-current={current ? 'page' : undefined} className={chipClass}>
      {children}
    </Link>
  );
}
