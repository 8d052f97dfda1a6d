import {
  DropdownMenu,
  DropdownMenuAnchor,
  DropdownMenuContent,
  DropdownMenuItem,
} from '@campushive/ui/dropdown-menu';
import { useToast } from '@campushive/ui/toast';
import { CheckCheck, Copy, Flag, Image, RotateCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../kernel/index.js';
import type { Unsent } from './outbox/outbox.js';
import { ReportOnDemand, type ReportedThing } from '../shared/reports/index.js';
import type { ShownMessage } from './message-bubble.js';
import { catalogue } from './messages.catalogue.js';
import type { MenuTarget } from './use-message-menu.js';

export interface MessageActionsProps {
  /** Where the menu is open; null while it is not. */
  target: MenuTarget | null;
  /** An action was chosen, or none. */
  onClose: () => void;
  /** What is in the conversation. */
  messages: readonly ShownMessage[];
  /** What waits to be sent, or could not be. */
  unsent: readonly Unsent[];
  /** Whose messages are the reader's own. */
  myId: string;
  /** Send an unsent message again. */
  onRetry: (message: { clientId: string }) => void;
  /** Give an unsent message up. */
  onDiscard: (message: { clientId: string }) => void;
  /** Show who has read a message; left out between two. */
  onReaders?: ((message: { messageId: string }) => void) | undefined;
}

/** The menu of a message, and what it leads to. Loaded when the user reaches for it. */
export function MessageActions(props: MessageActionsProps) {
  const { target, messages, unsent, myId, onClose } = props;
  const [reported, setReported] = useState<ReportedThing | null>(null);
  const message = messages.find((one) => one.id === target?.id);
  const waiting = unsent.find((one) => one.clientId === target?.id);
  const report = () => {
    if (message !== undefined) setReported({ type: 'message', id: message.id });
  };
  const shown = message ?? waiting;
  return (
    <>
      {target === null || shown === undefined ? null : (
        <DropdownMenu key={target.id} open onOpenChange={(open) => !open && onClose()}>
          <DropdownMenuAnchor at={target.at ?? target.button.getBoundingClientRect()} />
          <Items
            {...props}
            target={target}
            shown={shown}
            message={message}
            waiting={waiting}
            onReport={message === undefined || message.senderId === myId ? null : report}
          />
        </DropdownMenu>
      )}
      {reported === null ? null : <ReportOnDemand thing={reported} onClose={() => setReported(null)} />}
    </>
  );
}

interface ItemsProps extends MessageActionsProps {
  target: MenuTarget;
  shown: ShownMessage | Unsent;
  message: ShownMessage | undefined;
  waiting: Unsent | undefined;
  onReport: (() => void) | null;
}

function Items({ target, shown, message, waiting, onReport, onRetry, onDiscard, onReaders }: ItemsProps) {
  const words = useMessages(catalogue);
  const { toast } = useToast();
  const { content, attachment } = shown;
  const seenBy = message?.seenBy ?? 0;
  async function copy() {
    try {
      await navigator.clipboard.writeText(content);
      toast({ tone: 'success', title: words.copied });
    } catch {
      toast({ tone: 'danger', title: words.copyFailed });
    }
  }
  return (
    <DropdownMenuContent
      aria-labelledby={target.button.id}
      initialFocus={target.start}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        target.button.focus();
      }}
    >
      {waiting?.status === 'failed' && waiting.reason === undefined ? (
        <DropdownMenuItem leading={<RotateCw />} onSelect={() => onRetry(waiting)}>
          {words.retry}
        </DropdownMenuItem>
      ) : null}
      {content === '' ? null : (
        <DropdownMenuItem leading={<Copy />} onSelect={() => void copy()}>
          {words.copy}
        </DropdownMenuItem>
      )}
      {attachment == null ? null : (
        <DropdownMenuItem leading={<Image />} asChild>
          <a href={attachment.url} target="_blank" rel="noreferrer">
            {words.seePhoto}
          </a>
        </DropdownMenuItem>
      )}
      {message !== undefined && onReaders !== undefined && seenBy > 0 ? (
        <DropdownMenuItem leading={<CheckCheck />} onSelect={() => onReaders({ messageId: message.id })}>
          {message.isRead ? words.seenByAll : words.seenBy(seenBy)}
        </DropdownMenuItem>
      ) : null}
      {onReport === null ? null : (
        <DropdownMenuItem leading={<Flag />} variant="danger" onSelect={onReport}>
          {words.report}
        </DropdownMenuItem>
      )}
      {waiting === undefined ? null : (
        <DropdownMenuItem leading={<Trash2 />} variant="danger" onSelect={() => onDiscard(waiting)}>
          {words.discard}
        </DropdownMenuItem>
      )}
    </DropdownMenuContent>
  );
}
