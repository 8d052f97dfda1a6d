import type { Quote } from '@campushive/contract';
import { UnstyledButton } from '@campushive/ui/unstyled-button';
import { useMessages } from '../../../kernel/index.js';
import { catalogue } from '../messages.catalogue.js';

/** Callbacks of a quote: the author's name, and the jump to the message. */
export interface Quoting {
  readonly nameOf: (senderId: string) => string;
  readonly onJump: (message: { messageId: string }) => void;
}

export interface QuotingProps {
  quoting: Quoting;
}

/** Quoted message. A press jumps to it. */
export function Quoted({ quote, quoting }: { quote: Quote | null | undefined } & QuotingProps) {
  const t = useMessages(catalogue);
  if (quote == null) return null;
  const name = quoting.nameOf(quote.senderId);
  return (
    <UnstyledButton
      className="my-1 block min-h-11 w-full border-s-4 border-current ps-3 text-start text-sm"
      onClick={() => quoting.onJump({ messageId: quote.id })}
    >
      <span className="block font-semibold">
        <span dir="auto" aria-hidden="true">
          {name}
        </span>
        <span className="sr-only">{t.inReplyTo(name)} </span>
      </span>
      <span dir="auto" className="line-clamp-2 wrap-anywhere">
        <QuotedText quote={quote} />
      </span>
    </UnstyledButton>
  );
}

/** Text of a quote. */
export function QuotedText({ quote: { unsent, content, kind } }: { quote: Quote }) {
  const t = useMessages(catalogue);
  if (unsent) return t.unsent;
  if (content !== '') return content;
  return kind === 'file' ? t.file : t.photo;
}
