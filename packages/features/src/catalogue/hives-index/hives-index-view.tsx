import type { HiveType } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { HexagonIcon } from '@campushive/ui/hexagon';
import { SearchField } from '@campushive/ui/search-field';
import { Skeleton } from '@campushive/ui/skeleton';
import { ChevronRight, Hexagon, MessageSquarePlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useHiveAbout, useHiveNames, useHives, useMessages } from '../../kernel/index.js';
import { catalogue } from './hives-index.catalogue.js';
import { FreshListings } from './fresh-listings.js';
import type { HivesIndex } from './use-hives-index.js';

/** Hives with their open listings, and the latest listings. */
export function HivesIndexView({
  index,
}: {
  /** Hives with their counts, and the search among them. */
  index: HivesIndex;
}) {
  const t = useMessages(catalogue);
  return (
    <div className="page grid grid-cols-1 gap-6 py-6">
      <div className="grid gap-4 sm:flex sm:items-end sm:justify-between">
        <div>
          <Heading level={1}>{t.title}</Heading>
          <p className="text-fg-muted">{t.intro}</p>
        </div>
        <div className="sm:w-72">
          <SearchField
            label={t.search}
            hideLabel
            placeholder={t.searchPlaceholder}
            value={index.q}
            onChange={(event) => index.onQChange({ q: event.target.value })}
            onClear={() => index.onQChange({ q: '' })}
            clearLabel={t.clear}
          />
        </div>
      </div>
      <Hives index={index} />
      {/* Hidden during a search for a hive. */}
      {index.q === '' ? <FreshListings /> : null}
      <Feedback />
    </div>
  );
}

/** Lazy: loads when the dialog first opens. */
const FeedbackDialog = lazy(async () => ({ default: (await import('./feedback-dialog.js')).FeedbackDialog }));

function Feedback() {
  const { feedback } = useMessages(catalogue);
  const [open, setOpen] = useState(false);
  return (
    <div className="justify-self-start">
      <Button
        variant="outline"
        leading={<MessageSquarePlus aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {feedback.open}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <FeedbackDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Grid of two tiles per row on a phone, or one with large text. */
const HIVE_GRID =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-3 sm:grid-cols-2 xl:grid-cols-3';

function Hives({ index: { state, q, onQChange } }: { index: HivesIndex }) {
  const t = useMessages(catalogue);
  const hiveCount = useHiveNames().length;
  switch (state.status) {
    case 'loading':
      return (
        <div aria-busy="true" className={HIVE_GRID}>
          {Array.from({ length: hiveCount }, (_, row) => (
            <Skeleton key={row} className="h-36 sm:h-24" />
          ))}
        </div>
      );
    case 'failed':
      return (
        <EmptyState
          kind="failed"
          icon={<Hexagon />}
          title={t.failed}
          action={<Button onClick={state.retry}>{t.retry}</Button>}
        />
      );
    case 'empty':
      return (
        <EmptyState
          kind="nothing-found"
          icon={<Hexagon />}
          title={t.nothing}
          action={
            // The search text often names an item instead of a hive.
            <span className="flex flex-wrap justify-center gap-3">
              <Button asChild>
                <Link to={{ to: 'search', q }}>{t.searchListings}</Link>
              </Button>
              <Button variant="outline" onClick={() => onQChange({ q: '' })}>
                {t.clear}
              </Button>
            </span>
          }
        />
      );
    case 'ready':
      return (
        <ul className={HIVE_GRID}>
          {state.hives.map((hive) => (
            <li key={hive.id}>
              <HiveCard hive={hive} />
            </li>
          ))}
        </ul>
      );
    default:
      return state satisfies never;
  }
}

function HiveCard({ hive }: { hive: HiveType }) {
  const t = useMessages(catalogue);
  const hiveNamed = useHives();
  const about = useHiveAbout();
  return (
    <Card asChild interactive>
      <Link
        to={{ to: 'hive', hive: hive.id }}
        className="flex h-full flex-col gap-3 sm:flex-row sm:flex-wrap sm:items-center sm:gap-4"
      >
        <HexagonIcon tone={hive.id} />
        <span className="min-w-0 sm:grow sm:basis-32">
          <span className="block text-subtitle font-bold">{hiveNamed(hive.id).title}</span>
          <span className="hidden text-sm text-fg-muted sm:block">{about(t, hive.id)}</span>
          <span className="block pt-1 text-sm font-semibold tabular-nums">{t.open(hive.count ?? 0)}</span>
        </span>
        <ChevronRight
          aria-hidden="true"
          className="hidden size-5 shrink-0 text-fg-muted sm:block rtl:-scale-x-100"
        />
      </Link>
    </Card>
  );
}
