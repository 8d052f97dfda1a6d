import type { ThreadPlace } from './outbox/messages.queries.js';
import { ThreadView } from './thread-view.js';
import { useThread } from './use-thread.js';

/** The open conversation or group. The list stands without it: its code is fetched for an address that shows one. */
export function Thread({ kind, id }: ThreadPlace) {
  const thread = useThread({ kind, id });
  return <ThreadView kind={kind} thread={thread} />;
}
