import type { StallOrder, StallSummary } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { Skeleton } from '@campushive/ui/skeleton';
import { Store } from 'lucide-react';
import { CampusScope } from '../../../catalogue/parts/campus-scope/index.js';
import type { FoundPages } from '../../../catalogue/parts/found-pages.js';
import { Link, useClient, useMessages } from '../../../kernel/index.js';
import { Chip, chipClass, ChipGroup, ChipRow } from '../../../shared/chip.js';
import { ListCount, ShowMore } from '../../../shared/index.js';
import { SearchRow } from '../../../shared/search-row.js';
import { NotReady } from '../../../shared/not-ready.js';
import { stallsCountQuery, type StallFilters } from '../parts/stalls.queries.js';
import { columnsOf } from '../parts/columns.js';
import { catalogue } from '../parts/stalls.catalogue.js';
import { OwnStallOrders } from './own-stall-orders.js';
import { StallCard } from './stall-card.js';
import type { StallsScreenProps } from './stalls-screen.js';

/** Number of stalls that match the search and the place. */
export interface StallCount {
  readonly all: number;
  /** Number of stalls that are open now, of all. */
  readonly open: number;
}

/** Stalls found, the viewer's orders, and the filters. */
export interface StallsViewProps extends StallsScreenProps {
  state: FoundPages<StallSummary>;
  /** Null until it is known. */
  count: StallCount | null;
  /** Latest orders of the viewer. */
  orders: readonly StallOrder[];
  /** Whether the viewer has a stall. */
  hasStall: boolean;
  /** Text in the search box, ahead of `filters.q` while the user types. */
  q: string;
  onQChange: (change: { q: string }) => void;
}

/** List of stalls: search, open ones or all, and the viewer's orders above them. */
export function StallsView(props: StallsViewProps) {
  const { state, count, filters, onFiltersChange, orders, hasStall, q, onQChange } = props;
  const t = useMessages(catalogue);
  const client = useClient();
  return (
    <div className="page grid page-5xl grid-cols-1 content-start gap-3 py-3 sm:gap-4 sm:py-6">
      <SearchRow
        {...{ q, onQChange, t }}
        heading={
          <div className="min-w-0 grow">
            <Heading level={1}>{t.title}</Heading>
            <Count count={count} />
          </div>
        }
      />
      <ChipRow>
        <CampusScope count={stallsCountQuery(client, filters)} />
        <ChipGroup label={t.showLabel}>
          {[false, true].map((isAll) => (
            <Chip
              key={String(isAll)}
              pressed={filters.isAll === isAll}
              onClick={() => onFiltersChange({ filters: { ...filters, isAll } })}
            >
              {isAll ? t.all : t.openNow}
            </Chip>
          ))}
        </ChipGroup>
        <Link to={{ to: hasStall ? 'stallQueue' : 'stallForm' }} className={chipClass}>
          <Store aria-hidden="true" className="size-4" />
          {hasStall ? t.yours : t.openOne}
        </Link>
      </ChipRow>
      <OwnStallOrders orders={orders} />
      <Found state={state} filters={filters} onFiltersChange={onFiltersChange} />
    </div>
  );
}

/** Number of stalls and of open ones under the heading. Empty while it is unknown, and without any stall. */
function Count({ count }: Pick<StallsViewProps, 'count'>) {
  const t = useMessages(catalogue);
  if (count === null || count.all === 0) return <ListCount state={{ status: 'loading' }} words={t.count} />;
  const { all, open } = count;
  const stalls = t.count(all);
  const text =
    open === 0 ? stalls : open === all ? t.countAllOpen(stalls, open) : t.countWithOpen(stalls, open);
  return <ListCount state={{ status: 'ready', count: all }} words={() => text} />;
}

function Found({ state, filters, onFiltersChange }: Pick<StallsViewProps, 'state'> & StallsScreenProps) {
  const t = useMessages(catalogue);
  if (state.status !== 'found')
    return (
      <NotReady state={state} icon={<Store />} failed={t.failed}>
        <Skeleton className="h-28 rounded-card" />
        <Skeleton className="h-28 rounded-card" />
        <Skeleton className="h-28 rounded-card" />
      </NotReady>
    );
  const { items, rest } = state;
  if (items.length === 0)
    return (
      <Nothing filters={filters} onAll={() => onFiltersChange({ filters: { ...filters, isAll: true } })} />
    );
  return (
    <div aria-busy={rest.refreshing}>
      <ul className={`grid grid-cols-1 gap-3 ${columnsOf(items.length)}`}>
        {items.map((stall, index) => (
          <li key={stall.id} className="min-w-0">
            <StallCard stall={stall} eager={index < 4} />
          </li>
        ))}
      </ul>
      <ShowMore state={rest} t={t} />
    </div>
  );
}

function Nothing({ filters, onAll }: { filters: StallFilters; onAll: () => void }) {
  const t = useMessages(catalogue);
  if (filters.q !== '')
    return (
      <EmptyState
        kind="nothing-found"
        icon={<Store />}
        title={filters.isAll ? t.nothing : t.nothingOpen}
        description={t.nothingText}
        action={filters.isAll ? undefined : <Button onClick={onAll}>{t.seeAll}</Button>}
      />
    );
  if (!filters.isAll)
    return (
      <EmptyState
        kind="nothing-found"
        icon={<Store />}
        title={t.noneOpen}
        description={t.noneOpenText}
        action={<Button onClick={onAll}>{t.seeAll}</Button>}
      />
    );
  return (
    <EmptyState
      icon={<Store />}
      title={t.none}
      description={t.noneText}
      action={
        <Button asChild variant="primary">
          <Link to={{ to: 'stallForm' }}>{t.openOne}</Link>
        </Button>
      }
    />
  );
}
