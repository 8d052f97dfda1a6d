import { campus } from '../../platform/campus.js';

/** Characters of the GSM alphabet, which take one place. A message with any other character would cost more. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Characters of the extension table, which take two places. */
const EXTENDED = new Set('^{}\\[~]|€');
/** Characters that have a similar one in the alphabet. */
const SIMILAR: Readonly<Record<string, string>> = {
  ɛ: 'e',
  Ɛ: 'E',
  ɔ: 'o',
  Ɔ: 'O',
  ŋ: 'n',
  Ŋ: 'N',
  ɖ: 'd',
  Ɖ: 'D',
  ƒ: 'f',
  ɣ: 'g',
  ʋ: 'v',
  ç: 'c',
  œ: 'oe',
  Œ: 'OE',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '−': '-',
  '…': '...',
  '•': '*',
  '·': '-',
};

/** Characters of a message of one segment, which gateways charge as one message. */
export const SEGMENT = 160;
/** Characters of each segment of a longer message. */
const JOINED_SEGMENT = 153;

/** Rewrites a text in the GSM alphabet, with the code of the campus's currency for its sign. Marks and characters without a similar one are left out. */
export function toGsm(text: string): string {
  const letters = [...text.normalize('NFC')].map(gsmOf).join('');
  return letters.replaceAll(/ {2,}/g, ' ').trim();
}

function gsmOf(sign: string): string {
  if (BASIC.has(sign) || EXTENDED.has(sign)) return sign;
  const { symbol, code } = campus.currency;
  if (sign === symbol) return `${code} `;
  const similar = SIMILAR[sign];
  if (similar !== undefined) return similar;
  if (/\s/u.test(sign)) return ' ';
  const [base = ''] = sign.normalize('NFD');
  return BASIC.has(base) ? base : (SIMILAR[base] ?? '');
}

/** Returns the number of places that a text of the GSM alphabet takes. */
export const gsmLength = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (EXTENDED.has(sign) ? 2 : 1), 0);

/** Returns the number of segments of a text of the GSM alphabet. */
export function segmentsOf(text: string): number {
  const length = gsmLength(text);
  return length <= SEGMENT ? 1 : Math.ceil(length / JOINED_SEGMENT);
}

/** A name is not cut below this many characters. */
const SHORTEST = 8;

/**
 * Writes a message around names, such as those of a listing and a student. Cuts the longest names until the message fits into one segment.
 * Returns a longer message if that is not possible.
 */
export function fitSegment(names: readonly string[], write: (...names: string[]) => string): string {
  const gsmNames = names.map(toGsm);
  const room = gsmNames.map((name) => gsmLength(name));
  const cut = () => gsmNames.map((name, index) => shorten(name, room[index] ?? 0));
  for (;;) {
    const text = toGsm(write(...cut()));
    const longest = room.indexOf(Math.max(...room));
    const left = room[longest] ?? 0;
    if (gsmLength(text) <= SEGMENT || left <= SHORTEST) return text;
    room[longest] = left - 1;
  }
}

/** Shortens a name to a number of characters. The last two are dots. */
const shorten = (name: string, length: number): string =>
  gsmLength(name) <= length ? name : `${name.slice(0, length - 2).trimEnd()}..`;
