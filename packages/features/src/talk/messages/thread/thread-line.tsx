import {
  appointment,
  hourMinute,
  useClock,
  useDateFormat,
  useMessages,
  useMoney,
} from '../../../kernel/index.js';
import { eventText } from '../event-text.js';
import type { ShownMessage } from '../outbox/messages.queries.js';
import { catalogue } from '../messages.catalogue.js';

interface ThreadLineProps {
  message: ShownMessage;
  /** The viewer took this step. */
  isOwn: boolean;
  /** Name of the other party. */
  name: string | null;
}

/** System message: a deal event, or a kind that this version does not know yet. */
export function ThreadLine({ message, isOwn, name }: ThreadLineProps) {
  const t = useMessages(catalogue);
  const money = useMoney();
  const dateFormat = useDateFormat();
  const now = useClock().now();
  const when = (iso: string) => appointment(iso, now, dateFormat);
  const time = hourMinute(message.createdAt, dateFormat);
  const { event } = message;
  return (
    <li data-message={message.id} className="px-4 py-1 text-center text-sm text-balance text-fg">
      {event === null ? t.unknownMessage : eventText(event, { isOwn, name, t, money, when })}
      <time dateTime={message.createdAt} className="block text-xs text-fg-muted">
        {time}
      </time>
    </li>
  );
}
