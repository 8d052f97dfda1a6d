import type { ThreadPlace } from '../../talk/messages/outbox/messages.queries.js';
import { Thread as TalkThread } from '../../talk/messages/thread/thread.js';
import { threadDeal } from './thread-deal.js';

/** Open conversation with its deal, or open group. Its code is loaded only for a URL that shows one, because the list does not need it. */
export function Thread(place: ThreadPlace) {
  return <TalkThread {...place} deal={threadDeal} />;
}
