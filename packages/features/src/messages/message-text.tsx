import { isEmoji, partsOf } from './links.js';

/** What was written, with its addresses as links; a few emoji alone are large. */
export function MessageText({ children: text }: { children: string }) {
  if (isEmoji(text)) return <span className="text-headline">{text}</span>;
  return partsOf(text).map((part, index) =>
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
}
