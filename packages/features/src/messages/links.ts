import { parseUrl } from '@campushive/contract/parse-url';

/** A piece of a message: words, or an address of the web. */
export type TextPart =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

/**
 * Only addresses of the web: nothing that runs, and nothing that opens an app. The character before it is matched as well, because
 * Safari 15 does not parse a lookbehind.
 */
const ADDRESS = /(^|[^\w@/.-])((?:https?:\/\/|www\.)[^\s<>"`]+)/giu;
/** What ends a sentence, not an address. */
const AFTER = /[.,!?;:'’»…]+$/u;

/** A text with the addresses in it that can be followed. */
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

/** Without the sentence's own marks, and without a bracket that was opened before the address. */
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
  // `https://bank.example@elsewhere.example` leads elsewhere than it says.
  return hostname.includes('.') && username === '' && password === '' ? href : null;
}

/** At most so many are shown large. */
const LARGE = 6;
const PICTURES =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f|\s)+$/u;

/** Whether a message is only a few emoji. */
export function isEmoji(text: string): boolean {
  return (
    text.length > 0 &&
    text.length <= LARGE * 8 &&
    PICTURES.test(text) &&
    (text.match(/\p{Extended_Pictographic}/gu)?.length ?? 0) <= LARGE
  );
}
