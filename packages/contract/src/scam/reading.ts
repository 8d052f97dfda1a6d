import type { BrowserCampus } from '../campus/campus-schema.js';
import { DIGIT_WORDS, HUNDRED, LOOKALIKES, REPEATS, TENS } from './letters-and-digits.js';

/** The parts of a campus that reading a text needs. */
export type ReadingCampus = Pick<BrowserCampus, 'name' | 'currency' | 'phone' | 'payments' | 'institutions'>;

/** Classification of hosts, from the rules. */
export interface Hosts {
  readonly trusted: readonly string[];
  readonly chat: readonly string[];
}

/** Invisible characters: zero-width and bidirectional characters, soft hyphens. */
const UNSEEN = /\u034f|\ufe0f|[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** Folds a text: one form of each letter, no accents, lower case. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\0-\x7f]/gu, (letter) => LOOKALIKES[letter] ?? letter)
    .replace(/[’‘ʼ`´]/gu, "'");

/** Top-level domains of links, except file extensions and parts of prices. */
const ENDING =
  'com|net|org|info|biz|top|xyz|site|online|click|shop|app|link|live|buzz|icu|ru|cn|tk|ml|ga|gq|cf|cc|me|ly|at|co|io|edu|gov|gh|ng|ke|uk|fr|us|store|club|vip|win|space|website|tech|page|dev|gift';

/**
 * Builds the patterns of addresses. Prefixes and lengths are bounded, so that matching is fast for any text. A function, because screens
 * import this module for its other functions, and Safari 15 throws on a lookbehind.
 */
const addressPatterns = () => ({
  email: /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,6}/g,
  spokenEmail:
    /(?<![\w.+-])[\w.+-]{1,64} ?(?:@|\(?at\)?|arobase|arroba) ?(?:gmail|yahoo|hotmail|outlook|icloud|proton\w*)(?: ?(?:\.|dot|point|punto) ?\w+)?/g,
  /** A URL with a protocol, or a host with a path or a known top-level domain. */
  link: new RegExp(
    String.raw`(?<![\w.@-])(?:https?://[^\s<>"]+|(?:[a-z0-9-]{1,63}\.){1,6}(?:[a-z]{2,24}/[^\s<>"]*|(?:${ENDING})\b(?!@)))`,
    'g',
  ),
  /** Matches `ours . com`, spaced to avoid detection. */
  spacedHost: new RegExp(String.raw`(?<=[a-z0-9]) ?\. ?(?=(?:com|net|org|info|xyz|top|site|online)\b)`, 'g'),
});

/** Undoes disguises of addresses: `hxxp`, `[.]`, `(dot)`, and ` dot ` before a top-level domain. */
const plainAddresses = (folded: string): string =>
  folded
    .replace(/\bhxxp(?=s?:)/g, 'http')
    .replace(/ ?[[({] ?(?:\.|dot|point|punto) ?[\])}] ?/g, '.')
    .replace(
      /([a-z0-9]) (?:dot|point|punto) (?=(?:com|net|org|info|xyz|top|site|online|shop|app)\b)/g,
      '$1.',
    );

/** Reads letters that stand for digits inside a number: `4l2` is 412, `o5o` is 050. */
const plainDigits = (folded: string): string =>
  folded
    .replace(/(\d)([oil]{1,4})(?![a-z])/g, (_, digit: string, letters: string) => digit + inDigits(letters))
    .replace(
      /(^|[^a-z])([oil]{1,4})(?=\d)/g,
      (_, before: string, letters: string) => before + inDigits(letters),
    );
const inDigits = (letters: string) => letters.replaceAll('o', '0').replace(/[il]/g, '1');

const under = (host: string, parents: readonly string[]) =>
  parents.some((parent) => host === parent || host.endsWith(`.${parent}`));

/** Classifies a link by its host: `<safe>`, `<chat>` or `<link>`. Text before an `@` is not the host. */
function kindOfLink(link: string, { trusted, chat }: Hosts): string {
  const [, host = ''] = /^(?:https?:\/\/)?(?:[^@/?#]*@)?([^/?#]*)/.exec(link) ?? [];
  const name = host.replace(/[^a-z0-9]+$|:\d+.*$/g, '').replace(/^www\./, '');
  if (under(name, chat)) return '<chat>';
  return under(name, trusted) ? '<safe>' : '<link>';
}

/** Returns the everyday name of a currency without its country: "dollar". */
function currencyName(code: string): string {
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'name',
  }).formatToParts(1);
  const [last = code] = foldText(parts.find(({ type }) => type === 'currency')?.value ?? code)
    .split(' ')
    .reverse();
  return escaped(last);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Splits texts for patterns into sentences of plain words. Phones, links, sums and addresses become marks such as `<phone>`.
 */
export function sentenceReader(
  campus: ReadingCampus,
  hosts: Hosts,
  vocabulary: ReadonlySet<string>,
): (text: string) => string[] {
  const { currency } = campus;
  const sum = [currency.symbol, currency.longSymbol, currency.code].map((one) => escaped(foldText(one)));
  const figures = new RegExp(`(?:${sum.join('|')})\\s?\\d[\\d.,]*\\d|(?:${sum.join('|')})\\s?\\d`, 'g');
  const { email, spokenEmail, link, spacedHost } = addressPatterns();
  const named = new RegExp(`(?:\\d[\\d.,]*\\s?)?\\b${currencyName(currency.code)}s?\\b`, 'g');
  return (text) =>
    plainDigits(
      plainAddresses(foldText(text))
        .replace(spacedHost, '.')
        .replace(link, (found) => ` ${kindOfLink(found, hosts)} `)
        .replace(email, ' <email> ')
        .replace(spokenEmail, ' <email> '),
    )
      .replace(figures, ' <sum> ')
      .replace(named, ' <sum> ')
      .replace(/(?<![\w])@[a-z][\w.]{2,}/g, (handle) =>
        vocabulary.has(leet(handle)) ? handle : ' <handle> ',
      )
      // A name with an underscore is an account's handle, even without `@`.
      .replace(/(?<![\w.])[a-z][a-z0-9.]{0,30}_[\w.]{1,30}(?!\.[a-z])/g, ' <handle> ')
      .split(/[!?;\n…]+|\.(?=\s|$)|\.{2,}/)
      .map((sentence) => withPhones(wordsIn(sentence, vocabulary), campus).join(' '))
      .filter((sentence) => sentence !== '');
}

/** Splits a sentence into words. "don't" is one word, "l'argent" two. */
const wordsIn = (sentence: string, vocabulary: ReadonlySet<string>): string[] =>
  joinLetters(
    sentence
      .replace(/(\w)'(t|s|m|re|ll|ve|d)\b(?!')/g, '$1$2')
      .match(/<\w+>|\+?\d+(?:[.,]\d+)*|[\p{L}\p{N}@$!]+/gu)
      ?.map((word) => (word.startsWith('<') ? word : plainWord(word, vocabulary))) ?? [],
    vocabulary,
  );

const leet = (word: string) =>
  word.replace(
    /[@01345$!7]/g,
    (sign) => ({ '@': 'a', 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', $: 's', '!': 'i', 7: 't' })[sign] ?? sign,
  );

/** Maps `wh@tsapp` and `m0m0` to words that rules know. Removes signs from other words. */
function plainWord(word: string, vocabulary: ReadonlySet<string>): string {
  const read = leet(word);
  return /\p{L}|@/u.test(word) && vocabulary.has(read) ? read : word.replace(/[@$!]/g, '');
}

/** Maximum letters of a word that is matched letter by letter. */
const LONGEST_WORD = 12;

/** Joins `w h a t s a p p` to one word, where rules know it. */
function joinLetters(words: readonly string[], vocabulary: ReadonlySet<string>): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    let end = at;
    while (end - at < LONGEST_WORD && /^\p{L}$/u.test(words[end] ?? '')) end += 1;
    const candidate = [...Array(Math.max(0, end - at - 2)).keys()]
      .map((less) => words.slice(at, end - less).join(''))
      .find((one) => vocabulary.has(one));
    if (candidate === undefined) joined.push(words[at] ?? '');
    else {
      joined.push(candidate);
      at += candidate.length - 1;
    }
  }
  return joined.filter((word) => word !== '');
}

/** Words that announce a number that belongs to a thing, and how many words later it can follow. */
const SERIALS = new Set(['isbn', 'issn', 'imei', 'serial']);
const SERIAL_REACH = 3;
const ISBN = /^97[89]\d{10}$/;

/** Replaces runs of digits, in figures or words, by `<phone>` for a mobile number, or `<account>` for a long number. */
function withPhones(spoken: readonly string[], campus: ReadingCampus): string[] {
  const words = inFigures(spoken);
  const result: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const isSerial = words.slice(Math.max(0, at - SERIAL_REACH), at).some((word) => SERIALS.has(word));
    const end = isSerial ? undefined : phoneEnd(words, at, campus);
    if (end === undefined) {
      const word = words[at] ?? '';
      result.push(/^\d{11,}$/.test(word) && !isSerial && !ISBN.test(word) ? '<account>' : word);
    } else {
      result.push('<phone>');
      at = end;
    }
  }
  return result;
}

/** Returns the end of a mobile number that starts at a word. Undefined without one. */
function phoneEnd(words: readonly string[], start: number, { phone }: ReadingCampus): number | undefined {
  const { callingCode, trunkPrefix, nationalDigits } = phone;
  const abroad = words[start]?.startsWith('+') === true;
  let digits = '';
  for (let at = start; at < words.length && digits.length < 15; at += 1) {
    const repeat = REPEATS[words[at] ?? ''];
    const read = digitsOf(words[repeat === undefined ? at : at + 1] ?? '');
    if (read === undefined) return undefined;
    digits += read.repeat(repeat ?? 1);
    if (repeat !== undefined) at += 1;
    const next = digitsOf(words[at + 1] ?? '') ?? REPEATS[words[at + 1] ?? ''];
    const own = [trunkPrefix, callingCode, `00${callingCode}`].some(
      (prefix) =>
        prefix !== '' && digits.startsWith(prefix) && digits.length === prefix.length + nationalDigits,
    );
    if (own || (abroad && digits.length >= 9 && next === undefined)) return at;
  }
  return undefined;
}

/** Converts tens and hundreds to figures: "quarante deux" is 42, "six cent dix" 610, "twenty four" 24. Single digits stay words. */
function inFigures(words: readonly string[]): string[] {
  const result: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const tens = TENS[words[at] ?? ''];
    if (tens !== undefined) {
      if (words[at + 1] === 'et') at += 1;
      const next = words[at + 1] ?? '';
      const more = tens >= 20 ? Number(DIGIT_WORDS[next] ?? (tens === 60 ? (TENS[next] ?? 0) : 0)) : 0;
      if (more > 0) at += 1;
      result.push(String(tens + more));
    } else if (HUNDRED.has(words[at] ?? '') && DIGIT_WORDS[result.at(-1) ?? ''] !== undefined) {
      const hundreds = Number(DIGIT_WORDS[result.pop() ?? '']) * 100;
      const rest = TENS[words[at + 1] ?? ''];
      if (rest !== undefined) at += 1;
      result.push(String(hundreds + (rest ?? 0)));
    } else result.push(words[at] ?? '');
  }
  return result;
}

/** Returns the digits of a word: `o5o` is 050. */
const digitsOf = (word: string): string | undefined =>
  /^\+?[\do.,]*\d[\do]*$/.test(word) ? word.replace(/[+.,]/g, '').replaceAll('o', '0') : DIGIT_WORDS[word];

/** Returns whether a text holds a mobile number of the campus or a foreign one, in any notation. */
export const holdsPhone = (text: string, campus: ReadingCampus): boolean =>
  plainDigits(foldText(text))
    .split(/[!?;\n]+/)
    .some((line) => withPhones(wordsIn(line, NOTHING), campus).includes('<phone>'));
const NOTHING: ReadonlySet<string> = new Set();

/** Returns the runs of digits in a folded text: unbroken, spaced, hyphenated or in words. */
export function digitRuns(folded: string): string[] {
  const runs = [''];
  for (const word of folded.match(/\d+|\p{L}+|[^\s\d\p{L}.-]/gu) ?? []) {
    const digits = digitsOf(word);
    if (digits === undefined) runs.push('');
    else runs.push((runs.pop() ?? '') + digits);
  }
  return runs.filter((run) => run !== '');
}
