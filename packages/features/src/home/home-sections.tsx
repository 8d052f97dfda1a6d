import { HIVES } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { HexagonIcon } from '@campushive/ui/hexagon';
import { TextLink } from '@campushive/ui/text-link';
import { Hexagon } from 'lucide-react';
import { Link, useMessages, type Destination } from '../kernel/index.js';
import { ListingCard, ListingGrid, ListingGridSkeleton } from '../shared/index.js';
import { catalogue } from './home.catalogue.js';
import type { FreshState, Home } from './use-home.js';

/** The six hives, with what is open in each. */
export function HivesSection({ home }: { home: Home }) {
  const words = useMessages(catalogue);
  const to = (hive: (typeof home.hives)[number]['name']): Destination =>
    home.name === null ? { to: 'login' } : { to: 'hive', hive };
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(5.5rem,100%),1fr))] gap-x-2 gap-y-5 lg:grid-cols-6">
      {home.hives.map(({ name, count }) => (
        <li key={name}>
          <Link to={to(name)} className="grid justify-items-center gap-1.5 rounded-card py-1">
            <HexagonIcon tone={name} />
            <span className="text-sm font-semibold">{HIVES[name].title}</span>
            <span className="min-h-4 text-xs text-fg-muted tabular-nums">
              {count === undefined ? '' : words.open(count)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The newest listings of all hives. */
export function FreshSection({ state, all }: { state: FreshState; all: Destination }) {
  const words = useMessages(catalogue);
  return (
    <section className="grid gap-4">
      <div className="flex items-center justify-between gap-4">
        <h2>{words.freshTitle}</h2>
        <TextLink standalone asChild>
          <Link to={all}>{words.viewAll}</Link>
        </TextLink>
      </div>
      <Fresh state={state} />
    </section>
  );
}

function Fresh({ state }: { state: FreshState }) {
  const words = useMessages(catalogue);
  switch (state.status) {
    case 'loading':
      return (
        <div aria-busy="true">
          <ListingGridSkeleton />
        </div>
      );
    case 'failed':
      return (
        <EmptyState
          kind="failed"
          icon={<Hexagon />}
          title={words.freshFailed}
          action={<Button onClick={state.retry}>{words.retry}</Button>}
        />
      );
    case 'empty':
      return <EmptyState icon={<Hexagon />} title={words.freshEmpty} />;
    case 'ready':
      return (
        <ListingGrid>
          {state.listings.map((listing, index) => (
            <li key={listing.id}>
              <ListingCard listing={listing} showHive eager={index < 2} />
            </li>
          ))}
        </ListingGrid>
      );
    default:
      return state satisfies never;
  }
}
