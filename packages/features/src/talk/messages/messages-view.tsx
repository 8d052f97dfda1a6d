import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { SplitPane } from '@campushive/ui/split-pane';
import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../kernel/index.js';
import { catalogue } from './messages.catalogue.js';

/** Panes of the messages page: the list, and the open conversation. */
export interface MessagesViewProps {
  /** Conversation list. On a phone, an open conversation replaces it. */
  list: ReactNode;
  /** Open conversation, or null. */
  thread: ReactNode | null;
  /** Called by the button that is shown while no conversation is open. */
  onNewMessage: () => void;
}

/** Two panes from 1024 px. On a phone the conversation replaces the list and uses the full height. */
export function MessagesView({ list, thread, onNewMessage }: MessagesViewProps) {
  const t = useMessages(catalogue);
  return (
    <SplitPane
      className="h-between-bars min-h-80 max-lg:with-thread:h-auto max-lg:with-thread:flex-1 lg:h-below-bar"
      showing={thread === null ? 'list' : 'detail'}
      list={list}
      detail={
        <>
          {/* Hidden heading for phones, where the list with its heading is not rendered. */}
          {thread === null ? null : (
            <Heading level={1} className="sr-only lg:hidden">
              {t.title}
            </Heading>
          )}
          {thread ?? <NoThreadSelected onNewMessage={onNewMessage} />}
        </>
      }
    />
  );
}

function NoThreadSelected({ onNewMessage }: Pick<MessagesViewProps, 'onNewMessage'>) {
  const t = useMessages(catalogue);
  return (
    <div className="flex flex-1 flex-col items-center justify-center">
      <EmptyState
        icon={<MessageCircle />}
        title={t.noneSelected}
        description={t.noneSelectedText}
        action={
          <Button variant="outline" onClick={onNewMessage}>
            {t.startNew}
          </Button>
        }
      />
    </div>
  );
}
