import type { Message } from '@campushive/contract';
import { decideUnsend } from '@campushive/contract/rules/messages';
import {
  DropdownMenu,
  DropdownMenuAnchor,
  DropdownMenuContent,
  DropdownMenuItem,
} from '@campushive/ui/dropdown-menu';
import { useToast } from '@campushive/ui/toast';
import { CheckCheck, Copy, Flag, Image, Reply, RotateCw, Trash2, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useClock, useDevice, useMessages } from '../kernel/index.js';
import type { Retry, Unsent } from './outbox/outbox.js';
import { ReportOnDemand, type ReportedThing } from '../shared/reports/index.js';
import type { ShownMessage } from './outbox/messages.queries.js';
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
  onRetry: (message: Retry) => void;
  /** Give an unsent message up. */
  onDiscard: (message: { clientId: string }) => void;
  /** Show who has read a message; left out between two. */
  onReaders?: ((message: { messageId: string }) => void) | undefined;
  /** Answer a message; left out where that cannot be done. */
  onReply?: ((message: { message: Message }) => void) | undefined;
  /** Take a message of one's own back; left out where that cannot be done. */
  onUnsend?: ((message: { messageId: string }) => void) | undefined;
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

function Items(props: ItemsProps) {
  const { target, shown, message, waiting, onReport, onRetry, onDiscard, onReaders, onReply, onUnsend } =
    props;
  const t = useMessages(catalogue);
  const { toast } = useToast();
  const { content, attachment } = shown;
  const seenBy = message?.seenBy ?? 0;
  const now = useClock().now();
  const device = useDevice();
  const answered = useRef(false);
  async function copy() {
    try {
      await device.copy(content);
      toast({ tone: 'success', title: t.copied });
    } catch {
      toast({ tone: 'danger', title: t.copyFailed });
    }
  }
  return (
    <DropdownMenuContent
      aria-labelledby={target.button.id}
      initialFocus={target.start}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        const thread = target.button.closest('[data-slot="thread"]');
        // An answer is written in the box.
        const next = answered.current ? thread?.querySelector('textarea') : undefined;
        (next ?? target.button).focus();
      }}
    >
      {waiting?.status === 'failed' && waiting.reason !== 'own_code' ? (
        <DropdownMenuItem leading={<RotateCw />} onSelect={() => onRetry(waiting)}>
          {t.retry}
        </DropdownMenuItem>
      ) : null}
      {message === undefined || onReply === undefined ? null : (
        <DropdownMenuItem
          leading={<Reply className="rtl:-scale-x-100" />}
          onSelect={() => {
            answered.current = true;
            onReply({ message });
          }}
        >
          {t.reply}
        </DropdownMenuItem>
      )}
      {content === '' ? null : (
        <DropdownMenuItem leading={<Copy />} onSelect={() => void copy()}>
          {t.copy}
        </DropdownMenuItem>
      )}
      {attachment == null || attachment.url === '' ? null : (
        <DropdownMenuItem leading={<Image />} asChild>
          <a href={attachment.url} target="_blank" rel="noreferrer">
            {t.seePhoto}
          </a>
        </DropdownMenuItem>
      )}
      {message !== undefined && onReaders !== undefined && seenBy > 0 ? (
        <DropdownMenuItem leading={<CheckCheck />} onSelect={() => onReaders({ messageId: message.id })}>
          {message.isRead ? t.seenByAll : t.seenBy(seenBy)}
        </DropdownMenuItem>
      ) : null}
      {message === undefined || onUnsend === undefined || !mayUnsend(message, props.myId, now) ? null : (
        <DropdownMenuItem
          leading={<Undo2 />}
          variant="danger"
          onSelect={() => onUnsend({ messageId: message.id })}
        >
          {t.unsend}
        </DropdownMenuItem>
      )}
      {onReport === null ? null : (
        <DropdownMenuItem leading={<Flag />} variant="danger" onSelect={onReport}>
          {t.report}
        </DropdownMenuItem>
      )}
      {waiting === undefined ? null : (
        <DropdownMenuItem leading={<Trash2 />} variant="danger" onSelect={() => onDiscard(waiting)}>
          {t.discard}
        </DropdownMenuItem>
      )}
    </DropdownMenuContent>
  );
}

/** As far as this device's clock knows; the server decides. */
function mayUnsend({ senderId, kind, createdAt, unsentAt }: ShownMessage, myId: string, now: Date): boolean {
  const facts = { senderId, kind, createdAt: Date.parse(createdAt), unsentAt: unsentAt === null ? null : 0 };
  const decision = decideUnsend(facts, myId, now.getTime());
  return !('refused' in decision) && decision.changed;
}
