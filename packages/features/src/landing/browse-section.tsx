import { HIVE_NAMES, type HiveName } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { HiveIcon } from '@campushive/ui/hexagon';
import { UnstyledButton } from '@campushive/ui/unstyled-button';
import { Hexagon } from 'lucide-react';
import { memo } from 'react';
import { useHives, useMessages } from '../kernel/index.js';
import { ListingGrid, ListingGridSkeleton } from '../shared/index.js';
import { catalogue } from './landing.catalogue.js';
import { TaskCard } from './task-card.js';
import type { Landing } from './use-landing.js';

const FILTERS: readonly (HiveName | 'all')[] = ['all', ...HIVE_NAMES];

/** What is new, in all hives or in one. */
export function BrowseSection({ landing }: { landing: Landing }) {
  const words = useMessages(catalogue);
  const hiveNamed = useHives();
  const { filter, onFilterChange } = landing;
  return (
    <section className="grid gap-5">
      <Heading level={2}>{words.browseTitle}</Heading>
      <div
        role="group"
        aria-label={words.filter}
        className="-mx-gutter flex gap-2 overflow-x-auto px-gutter pb-1 lg:mx-0 lg:px-0"
      >
        {FILTERS.map((one) => (
          <UnstyledButton
            key={one}
            aria-pressed={one === filter}
            onClick={() => onFilterChange({ filter: one })}
            className="flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-line bg-surface px-4 text-sm font-semibold transition hover:border-line-strong aria-pressed:border-transparent aria-pressed:bg-fg aria-pressed:text-bg"
          >
            {one === 'all' ? null : <HiveIcon hive={one} className="size-4" />}
            {one === 'all' ? words.all : hiveNamed(one).title}
          </UnstyledButton>
        ))}
      </div>
      <div aria-live="polite">
        <Found browse={landing.browse} member={landing.member} onFilterChange={onFilterChange} />
      </div>
    </section>
  );
}

/** As many as the server sends: two whole rows of four. */
const COUNT = 8;

/** Drawn only when it changes: a press on a hive is seen before its listings are. */
const Found = memo(function Found({
  browse,
  member,
  onFilterChange,
}: Pick<Landing, 'browse' | 'member' | 'onFilterChange'>) {
  const words = useMessages(catalogue);
  switch (browse.status) {
    case 'loading':
      return (
        <div aria-busy="true">
          <ListingGridSkeleton links most={4} count={COUNT} />
        </div>
      );
    case 'failed':
      return (
        <EmptyState
          kind="failed"
          icon={<Hexagon />}
          title={words.failed}
          action={<Button onClick={browse.retry}>{words.retry}</Button>}
        />
      );
    case 'empty':
      return (
        <EmptyState
          kind="nothing-found"
          icon={<Hexagon />}
          title={words.none}
          action={<Button onClick={() => onFilterChange({ filter: 'all' })}>{words.viewAllHives}</Button>}
        />
      );
    case 'ready':
      return (
        <ListingGrid most={4}>
          {browse.listings.map((listing) => (
            <li key={listing.id} className="flex flex-col">
              <TaskCard listing={listing} member={member} />
            </li>
          ))}
        </ListingGrid>
      );
    default:
      return browse satisfies never;
  }
});
