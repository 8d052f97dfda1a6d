import type { HiveName } from '../catalogue/hives.js';
import { packagesOf } from '../rules/deals/lessons/packages.js';
import { TOPIC_IDS, TOPICS, type TopicId } from '../catalogue/topics.js';
import { measureOf, rootsOf, stemsOf, type KindName, type Lexicon } from './lexicon.js';
import { KNOWN_KIND, kindMark, likeliestMark, perhapsMark, unnamedMark } from './marks.js';
import { topicOfTitle } from './title-topic.js';

/** The parts of a listing from which its kinds are derived. */
export interface DescribedListing {
  readonly hive: HiveName;
  readonly title: string;
  readonly description: string;
  readonly brand?: string | undefined;
  /** The shelf that the poster chose. */
  readonly shelf?: string | undefined;
  /** The kind that the poster confirmed. */
  readonly kind?: string | undefined;
}

/** Converts a stored listing for the detection of its kinds. */
export function describeListing({
  hive,
  title,
  description,
  details,
}: Pick<DescribedListing, 'hive' | 'title' | 'description'> & {
  readonly details: Readonly<Record<string, unknown>>;
}): DescribedListing {
  const text = (field: string) => {
    const value = details[field];
    return typeof value === 'string' ? value : undefined;
  };
  const packages = packagesOf(details).map(({ name, includes }) => `${name}. ${includes}`);
  return {
    hive,
    title,
    description: [description, text('eventType') ?? '', ...packages].join('. '),
    brand: text('brand'),
    shelf: text('itemCategory'),
    kind: text('kind'),
  };
}

/** Weights of phrases as evidence for a kind, by position. */
const WEIGHTS = {
  head: 8,
  /** A name at the end of a later part: often a part of the item. */
  lateHead: 5,
  named: 6,
  beside: 2,
  complement: { essentials: 1.5, others: 3 },
  told: 1.5,
  strongSign: { title: 3, description: 2 },
  weakSign: { title: 1, description: 0.75 },
  onlyBrand: 3,
  firstBrand: 1.5,
  otherBrand: 1,
} as const;
/** Minimum weight of a certain kind. */
const CERTAIN = 2.5;
/** Weight from which the text names the kind, or has many signs of it. */
const NAMED = 6;
/** Limits of further kinds. An item's further kinds must be nearly as likely as its first. Work, subjects and events often have several. */
const ITEM_KINDS = { share: 0.6, most: 2 };
const OTHERS = { share: 0.25, most: 4 };
/** Maximum number of possible kinds from the listing's hive, and the same number from others. */
const MOST_POSSIBLE = 5;
const LONGEST_PHRASE = 5;

/** Returns the probable kinds of a listing, most likely first. */
export const guessKinds = (listing: DescribedListing, lexicon: Lexicon): readonly string[] =>
  readKinds(listing, lexicon).certain;

/** The kinds that a listing's text indicates. */
interface ReadKinds {
  readonly certain: readonly string[];
  /** Kinds with little evidence, and kinds of other hives that the text names. */
  readonly possible: readonly string[];
  /** No name in the title says what an item is, so that it may as well be a similar one. */
  readonly isUnnamed: boolean;
}

function readKinds(listing: DescribedListing, lexicon: Lexicon): ReadKinds {
  const { hive } = listing;
  const scores = new Map<string, number>();
  const elsewhere = new Map<string, number>();
  const isOfHive = (id: string) => lexicon.kinds.get(id)?.hives.includes(hive) === true;
  const add: Add = (id, points, isNamed) => {
    if (isOfHive(id)) scores.set(id, (scores.get(id) ?? 0) + points);
    else if (isNamed && hive !== 'essentials') elsewhere.set(id, (elsewhere.get(id) ?? 0) + points);
  };
  const [titled, heads] = [new Set<string>(), new Set<string>()];
  readTitle(listing, lexicon, (id, points, isNamed) => {
    if (isNamed && points >= WEIGHTS.beside) titled.add(id);
    if (isNamed && points >= WEIGHTS.head) heads.add(id);
    add(id, points, isNamed);
  });
  for (const found of phrasesIn(listing.description, lexicon)) {
    for (const { kind } of found.names) add(kind.id, WEIGHTS.told, true);
    addHints(found, 'description', add);
  }
  for (const { brands } of phrasesIn(listing.brand ?? '', lexicon)) addBrands(brands, add);
  const ranked = rank(scores);
  // A named kind is certain, and leaves no other that its title does not name, as of the case that comes with a phone.
  const [, best = 0] = ranked[0] ?? [];
  const isNamedItem = hive === 'essentials' && best >= NAMED;
  const [first] = ranked[0] ?? [];
  const certain = certainOf(ranked, hive).filter(
    (id) => !isNamedItem || id === first || titled.has(id) || !heads.has(first ?? ''),
  );
  const unsure = isNamedItem ? [] : ranked.map(([id]) => id).filter((id) => !certain.includes(id));
  const named = rank(elsewhere).map(([id]) => id);
  const isUnnamed = hive === 'essentials' && !isNamedItem;
  return {
    certain,
    isUnnamed,
    possible: [...unsure.slice(0, MOST_POSSIBLE), ...named.slice(0, MOST_POSSIBLE)],
  };
}

const rank = (scores: ReadonlyMap<string, number>) => [...scores].sort(([, one], [, other]) => other - one);

function certainOf(ranked: readonly (readonly [string, number])[], hive: HiveName): readonly string[] {
  const [, best = 0] = ranked[0] ?? [];
  if (best < CERTAIN) return [];
  const { share, most } = hive === 'essentials' ? ITEM_KINDS : OTHERS;
  return ranked
    .filter(([, score]) => score >= CERTAIN && score >= best * share)
    .slice(0, most)
    .map(([id]) => id);
}

/**
 * Returns the search marks of a listing: `=kind` with its wider kinds, `!kind` for the likeliest, `?kind` where the title does not name the sort, `^kind` for a
 * possible kind, and `~shelf`.
 */
export function kindMarks(listing: DescribedListing, lexicon: Lexicon): readonly string[] {
  const confirmed = lexicon.kinds.get(listing.kind ?? '');
  const { certain, possible, isUnnamed } = readKinds(listing, lexicon);
  const ids = confirmed === undefined ? certain : [confirmed.id];
  const sorts = new Set(
    phrasesIn(listing.title, lexicon).flatMap(({ names }) =>
      names.filter(({ isSort }) => isSort).map(({ kind }) => kind.id),
    ),
  );
  const shelves = shelvesOf(listing, ids, lexicon);
  const parentsOf = (id: string) => lexicon.kinds.get(id)?.parents ?? [];
  const similar = isUnnamed ? [...ids, ...[...ids, ...possible].flatMap(parentsOf)] : [];
  return [
    ...new Set([
      ...ids.flatMap((id) => widerThan(id, lexicon).map(kindMark)),
      ...ids.slice(0, 1).flatMap((id) => widerThan(id, lexicon).map(likeliestMark)),
      ...ids.filter((id) => !sorts.has(id)).map(unnamedMark),
      ...(confirmed === undefined ? [...possible, ...similar] : []).map(perhapsMark),
      ...shelves.map((id) => `~${id}`),
      // Marks a listing whose kind is known.
      ...(ids.length > 0 ? [KNOWN_KIND] : []),
    ]),
  ];
}

/** Returns the shelves of its hive that a listing belongs to: the chosen one, else by its kinds, else by the words of its title. */
function shelvesOf(
  { hive, title, shelf }: DescribedListing,
  ids: readonly string[],
  lexicon: Lexicon,
): readonly TopicId[] {
  const isOfHive = (id: TopicId) => TOPICS[id].hive === hive;
  const chosen = TOPIC_IDS.find((id) => id === shelf);
  if (chosen !== undefined) return [chosen].filter(isOfHive);
  if (ids.length > 0) return ids.flatMap((id) => shelfOf(id, lexicon) ?? []).filter((id) => isOfHive(id));
  const named = topicOfTitle(hive, title);
  return named === undefined ? [] : [named];
}

/** Returns the shelf of a kind, or that of the nearest wider kind. */
export const shelfOf = (id: string, lexicon: Lexicon): TopicId | undefined =>
  widerThan(id, lexicon)
    .map((one) => lexicon.kinds.get(one)?.topic)
    .find((topic) => topic != null);

/** Returns a kind and all wider ones. */
function widerThan(id: string, { kinds }: Lexicon): readonly string[] {
  const all = [id];
  for (const one of all)
    for (const parent of kinds.get(one)?.parents ?? []) if (!all.includes(parent)) all.push(parent);
  return all;
}

type Add = (id: string, points: number, isNamed: boolean) => void;

/** A phrase of a text that is in the lexicon. */
interface Found {
  readonly names: readonly KindName[];
  readonly signs: Lexicon['signs'] extends ReadonlyMap<string, infer Signs> ? Signs : never;
  readonly brands: readonly string[];
}

/** Returns the longest known phrases of a text, from left to right. */
function phrasesIn(text: string, lexicon: Lexicon): readonly Found[] {
  const stems = stemsOf(text);
  const found: Found[] = [];
  for (let at = 0; at < stems.length;) {
    let length = Math.min(LONGEST_PHRASE, stems.length - at);
    for (; length > 0; length -= 1) {
      const exact = stems.slice(at, at + length).join(' ');
      const isInLexicon = isIn(lexicon, exact);
      const key = length === 1 && !isInLexicon ? measureOf(exact) : exact;
      const form = isInLexicon ? undefined : lexicon.byRoots.signs.get(rootsOf(exact));
      const [names, signs, brands] = [
        lexicon.names.get(key),
        lexicon.signs.get(form ?? key),
        lexicon.brands.get(key),
      ];
      if (names === undefined && signs === undefined && brands === undefined) continue;
      found.push({ names: names ?? [], signs: signs ?? [], brands: brands ?? [] });
      break;
    }
    at += Math.max(1, length);
  }
  return found;
}

const isIn = ({ names, signs, brands }: Lexicon, key: string): boolean =>
  names.has(key) || signs.has(key) || brands.has(key);

/** Quantity phrases: a bag, tin or pair of something counts as that thing. */
const AMOUNTS = /\b(bag|tin|pack|packet|box|set|pair|bottle|carton|crate|bunch|plate|bowl|piece)s? of\b/giu;
/** Words that introduce a description of the item instead of the item itself. */
const COMPLEMENTS =
  /\b(?:with|for|to|and|plus|from|at|in|on|off|by|under|over|inside|into|against|like|where|when|that|your|my|our|avec|pour|et|con|para|y)\b/iu;
/** Beginnings of titles that say what an item does instead of naming it. */
const DOES =
  /^\s*(?:keep|make|carr|protect|hold|store|charge|boil|cook|warm|heat|cool|clean|cut|play|print|light|fit|turn|give|help|take|show|stop|save|hang|sit|sleep|wear|look)(?:s|ies|es)\b/iu;
/** Parts of an item that are counted: two drawers. */
const COUNTED = /^\s*(?:\d+|two|three|four|five|six|seven|eight|ten|twelve)\s/iu;
/** Breaks between phrases. A comma or full stop within a number is not a break. */
const BREAKS = /[;:()|/–—]|[,.](?!\d)|\s-\s/u;

function readTitle({ hive, title }: DescribedListing, lexicon: Lexicon, add: Add): void {
  let headed = hive !== 'essentials' || DOES.test(title);
  for (const [place, part] of title.replace(AMOUNTS, ' ').split(BREAKS).entries()) {
    const [first = '', ...complements] = part.split(COMPLEMENTS);
    const found = phrasesIn(first, lexicon);
    const named = found.filter(({ names }) => names.some(({ kind }) => kind.hives.includes(hive)));
    for (const one of named) {
      const isHead = !headed && one === named.at(-1) && (place === 0 || !COUNTED.test(first));
      const asHead = place === 0 ? WEIGHTS.head : WEIGHTS.lateHead;
      const points = hive !== 'essentials' ? WEIGHTS.named : isHead ? asHead : WEIGHTS.beside;
      for (const { kind } of one.names) add(kind.id, points, true);
    }
    if (named.length > 0) headed = true;
    for (const one of found) {
      if (!named.includes(one)) for (const { kind } of one.names) add(kind.id, WEIGHTS.beside, true);
      addHints(one, 'title', add);
    }
    const more = complements.flatMap((text) => phrasesIn(text, lexicon));
    for (const one of more) {
      const points = WEIGHTS.complement[hive === 'essentials' ? 'essentials' : 'others'];
      for (const { kind } of one.names) add(kind.id, points, true);
      addHints(one, 'title', add);
    }
  }
}

/** Adds hints. A sign that several kinds share counts less for each. */
function addHints({ signs, brands }: Found, where: 'title' | 'description', add: Add): void {
  for (const { kind, isStrong } of signs)
    add(kind, (isStrong ? WEIGHTS.strongSign : WEIGHTS.weakSign)[where] / signs.length ** 0.7, false);
  if (where === 'title') addBrands(brands, add);
}

function addBrands(brands: readonly string[], add: Add): void {
  for (const [place, kind] of brands.entries()) {
    const single = brands.length === 1;
    add(kind, single ? WEIGHTS.onlyBrand : place === 0 ? WEIGHTS.firstBrand : WEIGHTS.otherBrand, false);
  }
}
