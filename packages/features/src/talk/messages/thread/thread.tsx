import type { ThreadDealSlots } from '../deal-slots.js';
import type { ThreadPlace } from '../outbox/messages.queries.js';
import { ThreadView } from './thread-view.js';
import { useThread } from './use-thread.js';

/** Open conversation or group. Its code is loaded only for a URL that shows one, because the list does not need it. */
export function Thread({ kind, id, deal }: ThreadPlace & { deal: ThreadDealSlots }) {
  const thread = useThread({ kind, id });
  return <ThreadView kind={kind} thread={thread} deal={deal} />;
}
