import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { Skeleton } from '@campushive/ui/skeleton';
import { ChevronRight, Hexagon, MessageSquarePlus, Store } from 'lucide-react';
import { useState } from 'react';
import { Link, useHiveAbout, useHiveNames, useMessages } from '../../kernel/index.js';
import { onDemand } from '../../shared/index.js';
import { HiveTile } from '../parts/hive-tile.js';
import { catalogue } from './hives-index.catalogue.js';
import { FreshListings } from './fresh-listings.js';
import type { HivesIndexState } from './use-hives-index.js';
import { LoadFailed } from '../../shared/load-failed.js';

/** Hives with their open listings, and the latest listings. */
export function HivesIndexView({
  state,
}: {
  /** Hives with their counts, or the reason that there are none. */
  state: HivesIndexState;
}) {
  const t = useMessages(catalogue);
  return (
    <div className="page grid grid-cols-1 gap-4 py-4 sm:gap-6 sm:py-6">
      <Heading level={1}>{t.title}</Heading>
      <Hives state={state} />
      <Stalls />
      <FreshListings />
      <Feedback />
    </div>
  );
}

/** Link to the stalls. Stalls belong to no hive. */
function Stalls() {
  const t = useMessages(catalogue);
  return (
    <Card asChild interactive>
      <Link to={{ to: 'stalls' }} className="flex items-center gap-3">
        <Store aria-hidden="true" className="size-6 shrink-0" />
        <span className="min-w-0 grow wrap-anywhere">
          <span className="block font-bold">{t.stalls}</span>{' '}
          <span className="block text-sm text-fg-muted">{t.stallsText}</span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-fg-muted rtl:-scale-x-100" />
      </Link>
    </Card>
  );
}

/** Lazy: loads when the dialog first opens. */
const FeedbackDialog = onDemand(
  () => import('./feedback-dialog.js'),
  (part) => part.FeedbackDialog,
);

function Feedback() {
  const { feedback } = useMessages(catalogue);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="justify-self-start">
      <Button
        variant="outline"
        leading={<MessageSquarePlus aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {feedback.open}
      </Button>
      {open ? <FeedbackDialog onClose={close} onLoadFailed={close} /> : null}
    </div>
  );
}

/** Grid of two tiles per row on a phone, or one with large text. */
const HIVE_GRID =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-3 sm:grid-cols-2 xl:grid-cols-3';

function Hives({ state }: { state: HivesIndexState }) {
  const t = useMessages(catalogue);
  const about = useHiveAbout();
  const hiveCount = useHiveNames().length;
  switch (state.status) {
    case 'loading':
      return (
        <div aria-busy="true" className={HIVE_GRID}>
          {Array.from({ length: hiveCount }, (_, row) => (
            <Skeleton key={row} className="h-20 sm:h-24" />
          ))}
        </div>
      );
    case 'failed':
      return <LoadFailed icon={<Hexagon />} title={t.failed} onRetry={state.retry} />;
    case 'ready':
      return (
        <ul className={HIVE_GRID}>
          {state.hives.map((hive) => (
            <li key={hive.id}>
              <HiveTile
                hive={hive.id}
                to={{ to: 'hive', hive: hive.id }}
                about={about(t, hive.id)}
                open={hive.count === undefined || hive.count === 0 ? '' : t.open(hive.count)}
              />
            </li>
          ))}
        </ul>
      );
    default:
      return state satisfies never;
  }
}
