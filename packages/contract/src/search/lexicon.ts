import type { HiveName } from '../catalogue/hives.js';
import { TOPIC_IDS, type TopicId } from '../catalogue/topics.js';
import { rootOf } from './root.js';
import { singular } from './singular.js';
import { wordsOf } from './words.js';

/** A kind of item, work, event or subject. */
export interface Kind {
  readonly id: string;
  /** The hives whose listings can be of this kind. */
  readonly hives: readonly HiveName[];
  /** Names by language. */
  readonly titles: KindTitles;
  /** Wider kinds that include it. */
  readonly parents: readonly string[];
  /** The shelf of its listings. Null without one. */
  readonly topic: TopicId | null;
  /** True when its sorts differ so much that one is no result of a search for another, such as a flute for a drum. */
  readonly isVaried: boolean;
}

/** The title of a kind of item in each built-in language. */
export type KindTitles = Readonly<Record<'en' | 'fr' | 'es', string>>;

/** A phrase of the lexicon that names a kind. */
export interface KindName {
  readonly kind: Kind;
  /** The name is one sort of the kind, as a guitar is one of the instruments. */
  readonly isSort: boolean;
  /** Folded phrases with the same meaning. */
  readonly phrases: readonly string[];
  /** Words that listings use for it. */
  readonly finds: readonly string[];
}

/** A phrase that suggests a kind without naming it, and its strength. */
export interface KindSign {
  readonly kind: string;
  readonly isStrong: boolean;
}

/** A dictionary of kinds with their names, signs and brands. Keys are phrases as `keyOf` makes them. */
export interface Lexicon {
  readonly kinds: ReadonlyMap<string, Kind>;
  readonly names: ReadonlyMap<string, readonly KindName[]>;
  readonly signs: ReadonlyMap<string, readonly KindSign[]>;
  /** Kinds of a brand, most likely first. */
  readonly brands: ReadonlyMap<string, readonly string[]>;
  /** Kinds that a search may mean as well, less likely than the kind that it names. */
  readonly related: ReadonlyMap<string, readonly string[]>;
  /** Names and signs by the roots of their words, as `rootsOf` makes them. */
  readonly byRoots: Readonly<Record<'names' | 'signs', ReadonlyMap<string, string>>>;
  /** Every word of a name, for spelling correction. */
  readonly words: ReadonlySet<string>;
  /** Version, which changes with the lexicon. */
  readonly version: string;
}

/** Version of the parser. Raise it when kinds are detected differently, so that listings are processed again. */
const READING = 3;

const UNITS = new Set('gb tb mah w kg l hp inch mm hz kva ml cm mp litre btu watt yard'.split(' '));

/** Returns the words of a phrase or text without plural endings. A number and its unit form one word, regardless of separators. */
export function stemsOf(text: string): readonly string[] {
  const stems = wordsOf(text).map(singular);
  const isNumber = (stem = '') => /^\d+$/.test(stem);
  return stems.flatMap((stem, at) => {
    if (UNITS.has(stem) && isNumber(stems[at - 1])) return [];
    const unit = stems[at + 1] ?? '';
    return isNumber(stem) && UNITS.has(unit) ? [`${stem}${unit}`] : [stem];
  });
}

/** Replaces the number of a measure: `#gb`. Returns other words unchanged. */
export function measureOf(stem: string): string {
  const unit = /^\d+(\p{L}+)$/u.exec(stem)?.[1] ?? '';
  return UNITS.has(unit) ? `#${unit}` : stem;
}

/** Returns the key of a phrase. */
export const keyOf = (phrase: string): string =>
  phrase.startsWith('#') ? phrase.replace('!', '').trim() : stemsOf(phrase).join(' ');

/** Returns the roots of the words of a key. */
export const rootsOf = (key: string): string => key.split(' ').map(rootOf).join(' ');

/** An invalid line of a lexicon. */
export class LexiconError extends Error {}

/**
 * Parses lexicons. Each one extends those before it. A line in brackets names the hives of the kinds below it, or is `[brands]`,
 * `[related]` or `[more]`. A kind is one line: `id | English | French | Spanish | names | signs | parents and ~shelf`. Commas separate names.
 * With `*` after the id, the names are sorts of the kind: `a = b` are the same sort, `a > b` makes b a sort of a, and a list that
 * begins with `=` names the kind itself. With `**`, the sorts differ so much that one is no result of a search for another. A sign
 * that ends in `!` is strong. A brand line is `brand, brand: kind, kind`. A kind with the same id is replaced. Below `[more]`, a line
 * `id | names | signs` extends the kind instead. A line `kind, kind: kind, kind` below `[related]` says what a search for one of the first
 * may mean as well. `#` begins a comment.
 */
export function readLexicon(texts: readonly string[]): Lexicon {
  const made = new LexiconBuilder();
  for (const text of texts) readText(text, made);
  return made.finish(versionOf(texts));
}

function readText(text: string, made: LexiconBuilder): void {
  let section: readonly string[] = [];
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    const header = /^\[([\w\s-]+)\]$/.exec(line)?.[1];
    if (header !== undefined) {
      section = header.split(/\s+/);
      continue;
    }
    try {
      if (section.length === 0) throw new LexiconError('stands before the first line in brackets');
      if (section[0] === 'brands')
        readPairs(line, 'brand', (brand, kinds) => made.brands.set(keyOf(brand), kinds));
      else if (section[0] === 'related')
        readPairs(line, 'related', (kind, kinds) => made.relate(kind, kinds));
      else if (section[0] === 'more') readMore(line, made);
      else readKind(line, section, made);
    } catch (error) {
      if (!(error instanceof LexiconError)) throw error;
      throw new LexiconError(`line ${index + 1} ${error.message}`, { cause: error });
    }
  }
}

const PAIRS = { brand: 'brands', related: 'kinds' };

function readPairs(
  line: string,
  of: keyof typeof PAIRS,
  add: (one: string, kinds: readonly string[]) => void,
): void {
  const [ones, kinds, ...rest] = line.split(':');
  if (ones === undefined || kinds === undefined || rest.length > 0)
    throw new LexiconError(`is no ${of} line: write ${PAIRS[of]}, a colon, then kinds`);
  for (const one of listIn(ones)) add(one, listIn(kinds));
}

function readMore(line: string, made: LexiconBuilder): void {
  const [id = '', names, signs, ...rest] = line.split('|').map((column) => column.trim());
  if (names === undefined || signs === undefined || rest.length > 0)
    throw new LexiconError('adds to no kind: write its id, names and signs between bars');
  made.addTo(id, names, listIn(signs));
}

const COLUMNS = 7;

function readKind(line: string, hives: readonly string[], made: LexiconBuilder): void {
  const columns = line.split('|').map((column) => column.trim());
  const [named = '', en = '', fr = '', es = '', names = '', signs = '', groups = ''] = columns;
  if (columns.length !== COLUMNS || en === '')
    throw new LexiconError(`has ${columns.length} parts between bars instead of ${COLUMNS}`);
  const id = named.replace(/\*{1,2}$/, '');
  const isBroad = named.endsWith('*');
  if (!/^[a-z0-9-]+$/.test(id)) throw new LexiconError(`has the id ${id}: use small letters and hyphens`);
  const parents = groups.split(/\s+/).filter((group) => group !== '');
  const topic = parents.find((group) => group.startsWith('~'))?.slice(1);
  const shelf = TOPIC_IDS.find((one) => one === topic);
  if (topic !== undefined && shelf === undefined) throw new LexiconError(`names the unknown shelf ~${topic}`);
  const kind: Kind = {
    id,
    hives,
    titles: { en, fr: fr === '' ? en : fr, es: es === '' ? en : es },
    parents: parents.filter((group) => !group.startsWith('~')),
    topic: shelf ?? null,
    isVaried: named.endsWith('**'),
  };
  made.addKind({ kind, isBroad, names: namesIn(kind, names, isBroad), signs: listIn(signs) });
}

/** Returns the names of a kind, grouped by meaning. */
function namesIn(kind: Kind, names: string, isBroad: boolean): KindName[] {
  const titles = Object.values(kind.titles).map(keyOf);
  const groups = listIn(names).map((group) => {
    const [same = '', ...narrower] = group.split('>');
    return { same: same.split('=').map(keyOf), narrower: narrower.map(keyOf) };
  });
  const isItself = ({ same }: { readonly same: readonly string[] }) => !isBroad || same[0] === '';
  const own = [...titles, ...groups.filter(isItself).flatMap(({ same, narrower }) => [...same, ...narrower])];
  const sortOf = (phrases: readonly string[], finds = phrases): KindName => ({
    kind,
    isSort: true,
    phrases,
    finds,
  });
  const sorts = groups
    .filter((group) => !isItself(group))
    .flatMap(({ same, narrower }) => [
      sortOf(same, [...same, ...narrower]),
      ...narrower.map((one) => sortOf([one])),
    ]);
  const phrases = [...new Set(own.filter((name) => name !== ''))];
  // A kind with one sort of name uses its title as another name.
  return [{ kind, isSort: false, phrases, finds: phrases.slice(0, 1) }, ...sorts];
}

const listIn = (text: string): readonly string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

interface DescribedKind {
  readonly kind: Kind;
  readonly isBroad: boolean;
  /** The kind's own name, then those of its sorts. */
  readonly names: readonly KindName[];
  readonly signs: readonly string[];
}

/** Returns the signs of a kind by their keys. A sign that is given twice is strong where one of both is. */
function signsOf({ kind, signs }: DescribedKind): ReadonlyMap<string, KindSign> {
  const all = new Map<string, KindSign>();
  for (const sign of signs) {
    const isStrong = sign.endsWith('!') || all.get(keyOf(sign))?.isStrong === true;
    all.set(keyOf(sign), { kind: kind.id, isStrong });
  }
  return all;
}

class LexiconBuilder {
  readonly brands = new Map<string, readonly string[]>();
  readonly #related = new Map<string, readonly string[]>();
  readonly #kinds = new Map<string, DescribedKind>();

  addKind(described: DescribedKind): void {
    this.#kinds.set(described.kind.id, described);
  }

  relate(kind: string, kinds: readonly string[]): void {
    this.#related.set(kind, [...new Set([...(this.#related.get(kind) ?? []), ...kinds])]);
  }

  addTo(id: string, names: string, signs: readonly string[]): void {
    const existing = this.#kinds.get(id);
    const [own, ...sorts] = existing?.names ?? [];
    if (existing === undefined || own === undefined)
      throw new LexiconError(`adds to the kind ${id}, which is not described before it`);
    const [more, ...moreSorts] = namesIn(existing.kind, names, existing.isBroad);
    const phrases = [...new Set([...own.phrases, ...(more?.phrases ?? [])])];
    this.#kinds.set(id, {
      ...existing,
      names: [{ ...own, phrases }, ...sorts, ...moreSorts],
      signs: [...existing.signs, ...signs],
    });
  }

  finish(version: string): Lexicon {
    const all = [...this.#kinds.values()];
    const kinds = new Map(all.map(({ kind }) => [kind.id, kind]));
    const unknown = [
      ...all.flatMap(({ kind }) => kind.parents),
      ...[...this.brands.values(), ...this.#related.values(), ...this.#related.keys()].flat(),
    ].find((id) => !kinds.has(id));
    if (unknown !== undefined) throw new LexiconError(`names the kind ${unknown}, which is not described`);
    const names = new Map<string, KindName[]>();
    const signs = new Map<string, KindSign[]>();
    for (const describedKind of all) {
      for (const name of describedKind.names) for (const phrase of name.phrases) push(names, phrase, name);
      for (const [key, sign] of signsOf(describedKind)) push(signs, key, sign);
    }
    const words = new Set([...names.keys()].flatMap((phrase) => phrase.split(' ')));
    const byRoots = { names: byRootsOf(names), signs: byRootsOf(signs) };
    return { kinds, names, signs, brands: this.brands, related: this.#related, byRoots, words, version };
  }
}

const byRootsOf = (phrases: ReadonlyMap<string, unknown>): ReadonlyMap<string, string> =>
  new Map([...phrases.keys()].map((key) => [rootsOf(key), key] as const).reverse());

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const existing = map.get(key);
  if (existing === undefined) map.set(key, [value]);
  else if (!existing.includes(value)) existing.push(value);
}

/** Returns a short fingerprint (FNV-1a) of the texts and the parser's version. */
function versionOf(texts: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const character of `${READING}\n${texts.join('\n')}`)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
