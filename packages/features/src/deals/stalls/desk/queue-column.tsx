import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { Store } from 'lucide-react';
import { useId } from 'react';
import { useMessages } from '../../../kernel/index.js';
import { QueueCard } from './queue-card.js';
import type { QueueTab } from './queue-screen.js';
import { catalogue } from './stall-desk.catalogue.js';
import type { StallQueue } from './use-stall-queue.js';
import type { QueuedOrder } from './waiting-steps.js';

interface QueueColumnProps {
  step: QueueTab;
  /** Orders at this step, the oldest first. */
  orders: readonly QueuedOrder[];
  /** Whether narrow screens show this step. Wide ones show all. */
  isChosen: boolean;
  onStep: StallQueue['onStep'];
}

/** Orders of the queue at one step. A wide screen has the name of the step and its count above them. */
export function QueueColumn({ step, orders, isChosen, onStep }: QueueColumnProps) {
  const t = useMessages(catalogue);
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      data-slot="queue-column"
      className={`min-w-0 grid-cols-1 content-start gap-2.5 xl:grid ${isChosen ? 'grid' : 'hidden'}`}
    >
      <Heading
        level={2}
        size="subsection"
        id={id}
        className="hidden items-baseline justify-between gap-2 border-b border-line pb-2 xl:flex"
      >
        {t.tabs[step]} <span className="text-fg-muted tabular-nums">{orders.length}</span>
      </Heading>
      {orders.length === 0 ? (
        <>
          <EmptyState
            headingLevel={3}
            icon={<Store />}
            title={t.empty[step]}
            description={t.emptyText}
            className="xl:hidden"
          />
          <p className="hidden rounded-card border border-dashed border-line px-4 py-8 text-center text-fg-muted xl:block">
            {t.empty[step]}
          </p>
        </>
      ) : (
        <ul className="grid grid-cols-1 gap-2.5">
          {orders.map((order, index) => (
            <li key={order.order.id} className="min-w-0">
              <QueueCard queued={order} isFirst={index === 0} onStep={onStep} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
