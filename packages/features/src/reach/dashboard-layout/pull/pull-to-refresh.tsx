import { Spinner } from '@campushive/ui/spinner';
import { RefreshCw } from 'lucide-react';
import { useMessages } from '../../../kernel/index.js';
import { catalogue } from '../dashboard-layout.catalogue.js';
import { PULL_THRESHOLD } from './pull-distance.js';
import { usePull } from './use-pull.js';

/** Height of the indicator in CSS pixels, with the gap below the top bar. */
const HIDDEN = 52;

/** Refreshes the page when a finger pulls it down from its top. The indicator comes out from below the top bar. */
export function PullToRefresh({ onRefresh }: { onRefresh: () => Promise<unknown> }) {
  const t = useMessages(catalogue);
  const { distance, status } = usePull(onRefresh);
  const isBusy = status === 'refreshing';
  const way = isBusy ? PULL_THRESHOLD : distance;
  return (
    <>
      <p role="status" className="sr-only">
        {status === 'idle' ? null : isBusy ? t.refreshing : t.refreshed}
      </p>
      {way === 0 ? null : (
        <div
          aria-hidden="true"
          data-slot="pull-indicator"
          data-far={distance >= PULL_THRESHOLD || isBusy || undefined}
          className="group pointer-events-none fixed inset-x-0 top-16 z-10 flex justify-center"
          style={{ transform: `translateY(${way - HIDDEN}px)` }}
        >
          <span className="grid size-10 place-items-center rounded-full border border-line bg-surface text-fg-muted shadow-overlay group-data-far:text-fg">
            {isBusy ? (
              <Spinner size="sm" label={t.refreshing} />
            ) : (
              <RefreshCw className="size-5" style={{ transform: `rotate(${way * 4}deg)` }} />
            )}
          </span>
        </div>
      )}
    </>
  );
}
