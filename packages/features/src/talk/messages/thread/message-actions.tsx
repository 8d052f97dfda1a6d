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
import { useClock, useDevice, useMessages } from '../../../kernel/index.js';
import type { Retry, Unsent } from '../outbox/outbox.js';
import { ReportOnDemand, type ReportedThing } from '../../../base/parts/reports/index.js';
import type { ShownMessage } from '../outbox/messages.queries.js';
import { catalogue } from '../messages.catalogue.js';
import type { MenuTarget } from './use-message-menu.js';

export interface MessageActionsProps {
  /** Message with the open menu, or null. */
  target: MenuTarget | null;
  onClose: () => void;
  /** Messages of the conversation. */
  messages: readonly ShownMessage[];
  /** Messages that are pending or failed. */
  unsent: readonly Unsent[];
  /** Viewer's id, which identifies their own messages. */
  myId: string;
  onRetry: (message: Retry) => void;
  onDiscard: (message: { clientId: string }) => void;
  /** Shows the readers of a message. Omitted in conversations between two. */
  onReaders?: ((message: { messageId: string }) => void) | undefined;
  /** Replies to a message. Omitted where replies are not possible. */
  onReply?: ((message: { message: Message }) => void) | undefined;
  /** Unsends one of the viewer's messages. Omitted where that is not possible. */
  onUnsend?: ((message: { messageId: string }) => void) | undefined;
}

/** Menu of a message and its dialogs. Loaded when the user reaches for it. */
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
        // Moves the focus to the composer for a reply.
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

/** Checks the unsend limit by this device's clock. The server decides. */
function mayUnsend({ senderId, kind, createdAt, unsentAt }: ShownMessage, myId: string, now: Date): boolean {
  const facts = { senderId, kind, createdAt: Date.parse(createdAt), unsentAt: unsentAt === null ? null : 0 };
  const decision = decideUnsend(facts, myId, now.getTime());
  return !('refused' in decision) && decision.changed;
}
