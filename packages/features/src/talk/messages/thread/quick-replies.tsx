import type { QuickReply } from '@campushive/contract/rules/messages';
import { Button } from '@campushive/ui/button';
import { useMessages } from '../../../kernel/index.js';
import { catalogue } from '../messages.catalogue.js';
import type { NewMessage } from '../new-message.js';

interface QuickRepliesProps {
  replies: readonly QuickReply[];
  onSend: (message: NewMessage) => void;
}

/** Suggested replies of a seller, sent with one press. */
export function QuickReplies({ replies, onSend }: QuickRepliesProps) {
  const t = useMessages(catalogue);
  if (replies.length === 0) return null;
  return (
    <ul aria-label={t.quickReplies} className="flex flex-wrap gap-2">
      {replies.map((reply) => (
        <li key={reply}>
          <Button
            size="sm"
            variant="outline"
            onClick={() => onSend({ content: t.quick[reply], attachment: null })}
          >
            {t.quick[reply]}
          </Button>
        </li>
      ))}
    </ul>
  );
}
