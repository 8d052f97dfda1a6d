import {
  ThreadView as TalkView,
  type ThreadViewProps as TalkViewProps,
} from '../../talk/messages/thread/thread-view.js';
import { threadDeal } from './thread-deal.js';

/** State of a conversation. The panel about its deal is built in. */
export type ThreadViewProps = Omit<TalkViewProps, 'deal'>;

/** Right pane: one conversation with its deal, or the group of an event. */
export function ThreadView(props: ThreadViewProps) {
  return <TalkView {...props} deal={threadDeal} />;
}
