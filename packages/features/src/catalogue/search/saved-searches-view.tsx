import type { SavedSearch } from '@campushive/contract';
import { findUniversity } from '@campushive/contract/campus';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { HexagonIcon } from '@campushive/ui/hexagon';
import { IconButton } from '@campushive/ui/icon-button';
import { Skeleton } from '@campushive/ui/skeleton';
import { ArrowLeft, BellRing, Search, Trash2 } from 'lucide-react';
import {
  Link,
  TextLink,
  type Destination,
  useCampus,
  useHives,
  useHomeCampus,
  useMessages,
  useMoney,
} from '../../kernel/index.js';
import { topicNames } from '../parts/topics/topic-card.js';
import { catalogue } from './search.catalogue.js';
import type { SavedSearchesState } from './use-saved-searches.js';
import { LoadFailed } from '../../shared/load-failed.js';

/** Saved searches, each with its current matches and a button to delete it. */
export function SavedSearchesView({ state }: { state: SavedSearchesState }) {
  const t = useMessages(catalogue);
  return (
    <div className="page grid page-3xl grid-cols-1 content-start gap-4 py-4 sm:py-6">
      <TextLink
        standalone
        to={{ to: 'search' }}
        className="inline-flex items-center gap-1.5 justify-self-start"
      >
        <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" /> {t.backToSearch}
      </TextLink>
      <div className="grid gap-1">
        <Heading level={1}>{t.savedSearches}</Heading>
        <p className="text-sm text-fg-muted">{t.savedSearchesText}</p>
      </div>
      <List state={state} />
    </div>
  );
}

function List({ state }: { state: SavedSearchesState }) {
  const t = useMessages(catalogue);
  switch (state.status) {
    case 'loading':
      return (
        <div aria-busy="true" className="grid animate-late-in gap-3">
          {[0, 1, 2].map((n) => (
            <Skeleton key={n} className="h-20 rounded-card" />
          ))}
        </div>
      );
    case 'failed':
      return <LoadFailed icon={<BellRing />} title={t.savedFailed} onRetry={state.retry} />;
    case 'empty':
      return (
        <EmptyState
          icon={<BellRing />}
          title={t.noSearches}
          description={t.noSearchesText}
          action={
            <Button asChild variant="primary">
              <Link to={{ to: 'search' }}>{t.goSearch}</Link>
            </Button>
          }
        />
      );
    case 'ready':
      return (
        <ul className="grid grid-cols-1 gap-3">
          {state.searches.map((search) => (
            <li key={search.id}>
              <Entry search={search} onRemove={() => state.onRemove(search)} />
            </li>
          ))}
        </ul>
      );
    default:
      return state satisfies never;
  }
}

function Entry({ search, onRemove }: { search: SavedSearch; onRemove: () => void }) {
  const t = useMessages(catalogue);
  const { hiveType, q } = search;
  const narrowing = useNarrowing(search);
  const name = q !== '' ? q : narrowing.join(' · ');
  const { choose } = useHomeCampus();
  // Opens the results in the saved scope: near its campus, or everywhere.
  function choosePlace() {
    if (search.near !== null) choose?.({ id: search.near, scope: 'nearby' });
    else if (search.university === null) choose?.({ scope: 'all' });
  }
  return (
    <Card padding="sm" className="flex items-center gap-3">
      {hiveType === null ? (
        <span className="hexagon grid w-8 shrink-0 place-items-center bg-brand text-on-brand">
          <Search aria-hidden="true" className="size-4" />
        </span>
      ) : (
        <HexagonIcon tone={hiveType} size="sm" />
      )}
      <div className="min-w-0 flex-1">
        <Link onClick={choosePlace} to={resultsOf(search)} className="grid min-h-11 content-center">
          <span
            dir="auto"
            className="line-clamp-2 font-bold wrap-anywhere underline decoration-1 underline-offset-4"
          >
            {name}
          </span>
        </Link>
        <p className="text-sm text-fg-muted">
          {[...(q === '' ? [] : narrowing), t.open(search.count)].join(' · ')}
        </p>
      </div>
      <IconButton label={t.removeSearch(name)} onClick={onRemove}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </Card>
  );
}

/** Page with the results. Those of a course alone have their own. */
function resultsOf(search: SavedSearch): Destination {
  const { q, hiveType, course } = search;
  if (course !== null && q === '' && hiveType === null) return { to: 'course', code: course };
  return {
    to: 'search',
    ...(q !== '' && { q }),
    ...(hiveType !== null && { hive: hiveType }),
    ...filtersOf(search),
  };
}

function filtersOf({ topic, university, minPrice, maxPrice, condition }: SavedSearch) {
  return {
    ...(topic !== null && { topic }),
    ...(university !== null && { university }),
    ...(minPrice !== null && { minPrice: String(minPrice) }),
    ...(maxPrice !== null && { maxPrice: String(maxPrice) }),
    ...(condition !== null && { condition }),
  };
}

function useNarrowing(search: SavedSearch): string[] {
  const t = useMessages(catalogue);
  const campus = useCampus();
  const hiveNamed = useHives();
  const money = useMoney();
  const topics = useMessages(topicNames);
  const { hiveType, topic, university, near, minPrice, maxPrice, condition, course } = search;
  const nameOf = (id: string) => findUniversity(campus, id)?.displayName ?? id;
  return [
    ...(course === null ? [] : [course]),
    ...(hiveType === null ? [] : [hiveNamed(hiveType).title]),
    ...(topic === null ? [] : [topics[topic]]),
    ...(minPrice === null ? [] : [t.from(money(minPrice))]),
    ...(maxPrice === null ? [] : [t.upTo(money(maxPrice))]),
    ...(condition === null ? [] : [t.conditions[condition]]),
    ...(university === null ? [] : [nameOf(university)]),
    ...(near === null ? [] : [t.near(nameOf(near))]),
  ];
}
