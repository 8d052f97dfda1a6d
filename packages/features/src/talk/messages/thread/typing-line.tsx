import { useMessages } from '../../../kernel/index.js';
import { catalogue } from '../messages.catalogue.js';
import type { Typist } from './use-typing.js';

interface TypingLineProps {
  typists: readonly Typist[];
  /** Name of the other participant in a conversation between two. */
  name: string | undefined;
}

/** Names of the participants who are typing. The line is always present, so that nothing moves. */
export function TypingLine({ typists, name }: TypingLineProps) {
  const t = useMessages(catalogue);
  const [one, two, ...more] = typists.map((typist) => typist.name ?? name ?? t.unknownUser);
  return (
    <p aria-live="polite" className="min-h-6 pt-2 text-sm text-fg-muted">
      {text()}
    </p>
  );

  function text(): string {
    if (one === undefined) return '';
    if (two === undefined) return t.typing(one);
    return more.length === 0 ? t.typingTwo(one, two) : t.typingMore(one, two, more.length);
  }
}
