import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { Hexagon } from 'lucide-react';
import { memo } from 'react';
import { useMessages } from '../../kernel/index.js';
import { HiveChips } from '../../catalogue/parts/hive-chips.js';
import { ListingGrid, ListingGridSkeleton } from '../../catalogue/parts/listing-card/index.js';
import { catalogue } from './landing.catalogue.js';
import { TaskCard } from './task-card.js';
import type { Landing } from './use-landing.js';
import { LoadFailed } from '../../shared/load-failed.js';

/** Latest listings of all hives or of one. */
export function BrowseSection({ landing }: { landing: Landing }) {
  const t = useMessages(catalogue);
  const { filter, onFilterChange } = landing;
  return (
    <section className="grid gap-3 md:gap-5">
      <Heading level={2}>{t.browseTitle}</Heading>
      {/* Hidden on phones, where the hives are listed directly above and the first listings take this space. */}
      <div className="max-md:hidden">
        <HiveChips
          label={t.filter}
          all={t.all}
          hive={filter === 'all' ? null : filter}
          onHiveChange={({ hive }) => onFilterChange({ filter: hive ?? 'all' })}
        />
      </div>
      <div aria-live="polite">
        <Found browse={landing.browse} member={landing.member} onFilterChange={onFilterChange} />
      </div>
    </section>
  );
}

/** Number of listings from the server: two rows of four. */
const COUNT = 8;

/** Memoised, so that a pressed chip is painted before its listings render. */
const Found = memo(function Found({
  browse,
  member,
  onFilterChange,
}: Pick<Landing, 'browse' | 'member' | 'onFilterChange'>) {
  const t = useMessages(catalogue);
  switch (browse.status) {
    case 'loading':
      return (
        <div aria-busy="true">
          <ListingGridSkeleton links hive="essentials" most={4} count={COUNT} />
        </div>
      );
    case 'failed':
      return <LoadFailed icon={<Hexagon />} title={t.failed} onRetry={browse.retry} />;
    case 'empty':
      return (
        <EmptyState
          kind="nothing-found"
          icon={<Hexagon />}
          title={t.none}
          action={<Button onClick={() => onFilterChange({ filter: 'all' })}>{t.viewAllHives}</Button>}
        />
      );
    case 'ready':
      return (
        <div className="grid gap-4">
          {browse.pictured.length === 0 ? null : (
            <ListingGrid hive="essentials" most={4}>
              {browse.pictured.map((listing) => (
                <li key={listing.id} className="flex flex-col">
                  <TaskCard listing={listing} member={member} large />
                </li>
              ))}
            </ListingGrid>
          )}
          <ListingGrid>
            {browse.listings.map((listing) => (
              <li key={listing.id} className="flex flex-col">
                <TaskCard listing={listing} member={member} />
              </li>
            ))}
          </ListingGrid>
        </div>
      );
    default:
      return browse satisfies never;
  }
});
