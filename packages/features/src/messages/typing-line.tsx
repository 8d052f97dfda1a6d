import { useMessages } from '../kernel/index.js';
import { catalogue } from './messages.catalogue.js';
import type { Typist } from './use-typing.js';

interface TypingLineProps {
  typists: readonly Typist[];
  /** Of the other one, in a conversation of two. */
  name: string | undefined;
}

/** Who types at this moment, by name; its line is always there, so that nothing moves. */
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
