import { isEmoji, partsOf } from '../links.js';

/** Message text in its own direction, with URLs as links. Shown large when it has only a few emoji. */
export function MessageText({ children: text }: { children: string }) {
  if (text === '') return null;
  if (isEmoji(text)) return <span className="text-headline">{text}</span>;
  const parts = partsOf(text).map((part, index) =>
    part.kind === 'words' ? (
      part.text
    ) : (
      <a
        key={index}
        href={part.href}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className="underline underline-offset-2"
      >
        {part.text}
      </a>
    ),
  );
  return (
    <span dir="auto" className="block">
      {parts}
    </span>
  );
}
