import { parseUrl } from '@campushive/contract/parse-url';

/** Part of a message: text or a web link. */
export type TextPart =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

/**
 * Matches web URLs only, so no script or app schemes. Matches the preceding character too, because Safari 15 does not support lookbehind.
 */
const ADDRESS = /(^|[^\w@/.-])((?:https?:\/\/|www\.)[^\s<>"`]+)/giu;
/** Punctuation that ends a sentence rather than a URL. */
const AFTER = /[.,!?;:'’»…]+$/u;

/** Splits a text into words and links. */
export function partsOf(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const found of text.matchAll(ADDRESS)) {
    const [, before = '', rest = ''] = found;
    const address = withoutEnd(rest);
    const href = hrefOf(address);
    if (href === null) continue;
    const start = found.index + before.length;
    if (start > from) parts.push({ kind: 'words', text: text.slice(from, start) });
    parts.push({ kind: 'link', text: address, href });
    from = start + address.length;
  }
  if (from < text.length) parts.push({ kind: 'words', text: text.slice(from) });
  return parts;
}

/** Removes trailing punctuation, and a closing bracket that was opened before the URL. */
function withoutEnd(address: string): string {
  const shorter = address.replace(AFTER, '');
  const closes = shorter.endsWith(')') && shorter.split(')').length > shorter.split('(').length;
  if (closes) return withoutEnd(shorter.slice(0, -1));
  return shorter === address ? address : withoutEnd(shorter);
}

function hrefOf(address: string): string | null {
  const href = /^www\./iu.test(address) ? `https://${address}` : address;
  const url = parseUrl(href);
  if (url === null) return null;
  const { hostname, username, password } = url;
  // Rejects credentials: `https://bank.example@elsewhere.example` opens another site than it seems.
  return hostname.includes('.') && username === '' && password === '' ? href : null;
}

/** Maximum number of emoji shown large. */
const LARGE = 6;
const PICTURES =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f|\s)+$/u;

/** Returns true when a message consists of a few emoji only. */
export function isEmoji(text: string): boolean {
  return (
    text.length > 0 &&
    text.length <= LARGE * 8 &&
    PICTURES.test(text) &&
    (text.match(/\p{Extended_Pictographic}/gu)?.length ?? 0) <= LARGE
  );
}
