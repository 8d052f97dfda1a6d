import type { Stall } from '@campushive/contract';
import { useQuery } from '@tanstack/react-query';
import { screen, useClient } from '../../../kernel/index.js';
import { myStallQuery } from '../parts/stalls.queries.js';
import { NoStall, QueueNotReady, QueueView } from './queue-view.js';
import { useStallQueue } from './use-stall-queue.js';

/** Step of the orders that the queue shows. */
export type QueueTab = 'new' | 'preparing' | 'ready';

/** Shown step of the queue, which the host stores in its address. */
export interface StallQueueScreenProps {
  tab: QueueTab;
  onTabChange: (change: { tab: QueueTab }) => void;
}

/** Queue of the viewer's stall. */
export const StallQueueScreen = screen(function StallQueueScreen(props: StallQueueScreenProps) {
  const ownStall = useQuery(myStallQuery(useClient()));
  if (ownStall.data === undefined)
    return (
      <QueueNotReady
        state={
          ownStall.isPending
            ? { status: 'loading' }
            : { status: 'failed', retry: () => void ownStall.refetch() }
        }
      />
    );
  return ownStall.data === null ? (
    <NoStall />
  ) : (
    <Queue key={ownStall.data.id} stall={ownStall.data} {...props} />
  );
});

function Queue({ stall, ...props }: StallQueueScreenProps & { stall: Stall }) {
  return <QueueView stall={stall} queue={useStallQueue(stall)} {...props} />;
}
