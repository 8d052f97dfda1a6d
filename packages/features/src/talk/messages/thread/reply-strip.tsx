import type { Quote } from '@campushive/contract';
import { IconButton } from '@campushive/ui/icon-button';
import { X } from 'lucide-react';
import { useMessages } from '../../../kernel/index.js';
import { catalogue } from '../messages.catalogue.js';
import { QuotedText } from './quoted.js';

interface ReplyStripProps {
  quote: Quote;
  /** Author's name. Null for the viewer's own message. */
  name: string | null;
  onCancel: () => void;
}

/** Message being replied to, above the text field. */
export function ReplyStrip({ quote, name, onCancel }: ReplyStripProps) {
  const t = useMessages(catalogue);
  return (
    <div className="flex items-center gap-2 rounded-chip border-s-4 border-line-strong bg-fill ps-3">
      <p className="min-w-0 flex-1 py-1 text-sm">
        <span className="block truncate font-semibold">
          {name === null ? t.replyingToSelf : t.replyingTo(name)}
        </span>
        <span className="block truncate text-fg-muted">
          <QuotedText quote={quote} />
        </span>
      </p>
      <IconButton variant="ghost" label={t.cancelReply} onClick={onCancel}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
