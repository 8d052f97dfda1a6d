import type { Stall } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { SegmentedControl } from '@campushive/ui/segmented-control';
import { Skeleton } from '@campushive/ui/skeleton';
import { Switch } from '@campushive/ui/switch';
import { Store } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  appointment,
  hourMinute,
  Link,
  useClock,
  useDateFormat,
  useMessages,
} from '../../../kernel/index.js';
import { NotReady } from '../../../shared/not-ready.js';
import { QueueBar } from './queue-bar.js';
import { QueueColumn } from './queue-column.js';
import { QueuePlaces } from './queue-places.js';
import type { QueueTab, StallQueueScreenProps } from './queue-screen.js';
import { catalogue } from './stall-desk.catalogue.js';
import type { QueueState, StallQueue } from './use-stall-queue.js';

const TABS: readonly QueueTab[] = ['new', 'preparing', 'ready'];

/** Queue of a stall. */
interface QueueViewProps extends StallQueueScreenProps {
  stall: Stall;
  queue: StallQueue;
}

/** Suggestion to open a stall, for a student without one. */
export function NoStall() {
  const t = useMessages(catalogue);
  return (
    <EmptyState
      headingLevel={1}
      icon={<Store />}
      title={t.noStall}
      description={t.noStallText}
      action={
        <Button asChild variant="primary">
          <Link to={{ to: 'stallForm' }}>{t.openTitle}</Link>
        </Button>
      }
    />
  );
}

/** Placeholder of a queue that loads, or that failed to load. */
export function QueueNotReady({ state }: { state: Exclude<QueueState, { status: 'ready' }> }) {
  const t = useMessages(catalogue);
  return (
    <div className="page page-2xl py-4 xl:page-5xl">
      <NotReady state={state} icon={<Store />} failed={t.queueFailed}>
        <Skeleton className="h-12" />
        <div className="grid gap-3 xl:grid-cols-3">
          <Skeleton className="h-32 rounded-card" />
          <Skeleton className="h-32 rounded-card" />
          <Skeleton className="hidden h-32 rounded-card xl:block" />
        </div>
      </NotReady>
    </div>
  );
}

/**
 * Queue of a stall. A wide screen has a column for each step. Others have the list of one step, and a bar under the thumb with the next step
 * of its oldest order.
 */
export function QueueView({ stall, queue, tab, onTabChange }: QueueViewProps) {
  const t = useMessages(catalogue);
  const { state } = queue;
  if (state.status !== 'ready') return <QueueNotReady state={state} />;
  const ordersAt = (step: QueueTab) => state.orders.filter(({ order }) => order.status === step);
  const places = <QueuePlaces queue={queue} today={state.about?.soldToday ?? null} stallId={stall.id} />;
  return (
    <div className="page grid page-2xl content-start gap-3 py-4 pb-24 lg:pb-4 xl:page-5xl xl:gap-4 xl:py-6">
      <Head stall={stall} queue={queue}>
        <div className="hidden w-96 xl:block">{places}</div>
      </Head>
      <SegmentedControl
        className="xl:hidden"
        label={t.stepsLabel}
        fullWidth
        value={tab}
        options={TABS.map((value) => ({
          value,
          label: (
            <>
              <span className="font-extrabold tabular-nums">{ordersAt(value).length}</span> {t.tabs[value]}
            </>
          ),
        }))}
        onValueChange={(value) => onTabChange({ tab: TABS.find((queueTab) => queueTab === value) ?? 'new' })}
      />
      {stall.status === 'deleted' ? <Alert>{t.givenUp}</Alert> : null}
      {queue.waiting === 0 ? null : <Alert tone="warning">{t.waitingCount(queue.waiting)}</Alert>}
      <div className="grid grid-cols-1 gap-4 xl:grid-cols-3">
        {TABS.map((step) => (
          <QueueColumn
            key={step}
            step={step}
            orders={ordersAt(step)}
            isChosen={step === tab}
            onStep={queue.onStep}
          />
        ))}
      </div>
      <QueueBar first={ordersAt(tab)[0]?.order} onStep={queue.onStep}>
        {places}
      </QueueBar>
    </div>
  );
}

function Head({ stall, queue, children }: { stall: Stall; queue: StallQueue; children: ReactNode }) {
  const t = useMessages(catalogue);
  const now = useClock().now();
  const format = useDateFormat();
  const { isOpen, openUntil, opensAt } = stall;
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-3 xl:gap-x-6">
      <div className="min-w-0 grow basis-40">
        <Heading level={1} className="truncate">
          <bdi>{stall.name}</bdi>
        </Heading>
        <p className="min-h-5 text-sm text-fg-muted">
          {isOpen
            ? openUntil !== null && t.openUntil(hourMinute(openUntil, format))
            : opensAt !== null && t.closedUntil(appointment(opensAt, now, format))}
        </p>
      </div>
      {children}
      {stall.status === 'deleted' ? null : (
        <Switch
          label={isOpen ? t.isOpen : t.isClosed}
          checked={isOpen}
          disabled={queue.switching}
          onCheckedChange={queue.onSwitch}
        />
      )}
    </header>
  );
}
