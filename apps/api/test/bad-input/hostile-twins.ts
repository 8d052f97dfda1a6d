import type { CallName } from '@campushive/contract';
import { callOf, placeOf } from './places.js';
import type { Fields } from './requests.js';
import { rulesOf, type FieldRule, type Tried } from './wrong-fields.js';

/** A valid text of each text-like format of the contract. */
const FORMATS = {
  url: 'https://example.org/join?a=b',
  email: 'kwame.mensah@st.ug.edu.gh',
  phone: '+233 24 412 3456',
  date: '2030-01-01T10:00:00.000Z',
  slug: 'hall-week',
  code: '482913',
  markdown: '**Fine** [file](https://example.org/ﬁle) é',
  'file name': 'lecture é notes.pdf',
} as const;

type Twin = readonly [title: string, make: (text: string) => string];

const inside = (text: string, sign: string) => {
  const middle = Math.ceil(text.length / 2);
  return text.slice(0, middle) + sign + text.slice(middle);
};
const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

/** Ways to change a text so that it still looks like its format. */
const TWINS: readonly Twin[] = [
  ['a zero byte', (text) => inside(text, '\u0000')],
  ['a zero byte at its end', (text) => `${text}\u0000`],
  ['the first half of a pair', (text) => inside(text, '\ud83d')],
  ['the second half of a pair', (text) => `\ude00${text}`],
  ['a direction override', (text) => inside(text, '\u202e')],
  ['an isolate that never ends', (text) => `\u2067${text}`],
  ['a line break', (text) => inside(text, '\r\n')],
  ['zero-width characters', (text) => inside(text, '\u200b\u2060\ufeff')],
  ['combining marks', (text) => `${text.normalize('NFD')}\u0301\u0323`],
  ['its full-width twin', fullWidth],
  ['the letters that fold into others', (text) => text.replace(/k/gi, '\u212a').replace(/i/gi, '\u0130')],
];
const HALF_PAIR = /\p{Surrogate}/u;
/** Characters that no answer may contain: if stored, they would reach other people. */
// eslint-disable-next-line no-control-regex -- zero bytes are the point
const FORBIDDEN_ECHO = /\\u0000|\\ud[89a-f][0-9a-f]{2}|\u0000|[\u202a-\u202e\u2066-\u2069]/i;

/** The right input with one text after the other replaced by a hostile twin of it, those inside of objects and lists included. */
export function* hostileTwins(
  name: CallName,
  right: Fields,
  tried: Tried,
): Generator<{ title: string; fields: Fields }> {
  for (const [rule, path, value] of textsOf(name, right)) {
    const place = placeOf(name, String(path[0]));
    const where = path.join('.').replace(/\b\d+\b/g, '*');
    const overlong = value.repeat(Math.ceil((place === 'body' ? 9_000 : 180) / value.length));
    const twins = [
      ...TWINS.map(([title, make]) => [title, make(value)] as const),
      ['overlong', overlong] as const,
    ];
    for (const [title, twin] of twins) {
      // Half a pair cannot be written in an address or a form.
      if (place !== 'body' && HALF_PAIR.test(twin)) continue;
      const fields = changed(right, path, twin) as Fields;
      const twinOf = `${where} ${title} of ${formatOf(value)}`;
      if (tried.isNew(name, rule, twinOf, fields)) yield { title: `${where}: ${title}`, fields };
    }
  }
}

/** Returns the fault of a successful answer that repeats signs which must not be stored. */
export const flawOfEcho = (body: unknown): string | undefined =>
  FORBIDDEN_ECHO.test(JSON.stringify(body) ?? '') ? 'repeats signs that no one may store' : undefined;

type Path = readonly (string | number)[];

/** Returns each text of an input with its path, and texts that omitted fields would take. */
function* textsOf(name: CallName, right: Fields): Generator<readonly [FieldRule, Path, string]> {
  for (const rule of rulesOf(name, right)) {
    const { field, kinds } = rule;
    const value = right[field];
    if (value !== undefined && value !== null)
      for (const [path, text] of leavesOf([field], value)) yield [rule, path, text];
    else if (kinds.has('string'))
      for (const text of textsFor(name, right, field)) yield [rule, [field], text];
  }
}

const UUID = /^[\da-f]{8}-[\da-f-]{27}$/;

/** Returns the kind of a text: ids differ in each world and are of one kind. */
const formatOf = (text: string): string => (UUID.test(text) ? 'an id' : text);

/** Returns the texts that a field takes: one where it takes any text, and one where it takes none of these. */
function textsFor(name: CallName, right: Fields, field: string): readonly string[] {
  const all = Object.values(FORMATS);
  const taken = all.filter((text) => callOf(name).input.safeParse({ ...right, [field]: text }).success);
  if (taken.length === all.length) return [FORMATS.markdown];
  return taken.length === 0 ? [FORMATS.slug] : taken;
}

function* leavesOf(path: Path, value: unknown): Generator<readonly [Path, string]> {
  if (typeof value === 'string' && value !== '') yield [path, value];
  if (typeof value !== 'object' || value === null || value instanceof Blob) return;
  for (const [key, one] of Object.entries(value))
    yield* leavesOf([...path, Array.isArray(value) ? Number(key) : key], one);
}

function changed(value: unknown, [key, ...rest]: Path, twin: string): unknown {
  if (key === undefined) return twin;
  if (Array.isArray(value))
    return value.map((one: unknown, index) => (index === key ? changed(one, rest, twin) : one));
  const record = (value ?? {}) as Record<string, unknown>;
  return { ...record, [key]: changed(record[key], rest, twin) };
}
