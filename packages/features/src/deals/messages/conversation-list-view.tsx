import {
  ConversationListView as ListView,
  type ConversationListViewProps as ListViewProps,
} from '../../talk/messages/conversation-list-view.js';
import { dealLine } from './deal-line.js';

/** State of the conversation list. The line about each deal is built in. */
export type ConversationListViewProps = Omit<ListViewProps, 'deal'>;

/** Left pane: title, search, tabs and conversations, with the state of each deal. */
export function ConversationListView(props: ConversationListViewProps) {
  return <ListView {...props} deal={dealLine} />;
}
