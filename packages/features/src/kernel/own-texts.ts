import { fillMessages, type CampusWords } from '@campushive/contract/campus';
import { fetchOnce } from './fetch-once.js';
import type { Catalogue } from './messages.js';

/** Some of a catalogue's texts: what is left out stays as it is. Texts that say a number or a name are functions. */
export type SomeTexts<M> = {
  readonly [Key in keyof M]?: M[Key] extends string | ((...values: never[]) => unknown)
    ? M[Key]
    : SomeTexts<M[Key]>;
};

type Fetch = () => Promise<object>;

/** What a host says in its own words, in the languages that it names. */
export interface OwnTexts {
  /** The name of the catalogue. */
  readonly catalogue: string;
  /** The words of each language, or what fetches them when a screen first says one. */
  readonly byLanguage: Readonly<Record<string, object | Fetch>>;
}

/** Some catalogues of a language that are fetched together, and how. */
export interface LanguagePart {
  readonly catalogues: readonly string[];
  readonly load: () => Promise<Readonly<Record<string, object>>>;
}

/**
 * A host's own words for a catalogue of `@campushive/features/catalogues`, by language. `en` changes single texts; a language
 * that the screens do not speak, like `pt`, is read over English.
 */
export const ownTexts = <M extends object>(
  catalogue: Catalogue<M>,
  byLanguage: Readonly<Record<string, SomeTexts<M>>>,
): OwnTexts => ({ catalogue: catalogue.name, byLanguage });

/** A whole language: texts by the names of their catalogues, as `LanguageTexts` lists them, in one part or in several. */
export const ownLanguage = (
  language: string,
  ...parts: readonly Readonly<Record<string, object>>[]
): readonly OwnTexts[] =>
  parts
    .flatMap((part) => Object.entries(part))
    .map(([catalogue, own]) => ({ catalogue, byLanguage: { [language]: own } }));

/** A whole language in parts: each screen fetches those that it says, like the translations of the screens' own languages. */
export const fetchedLanguage = (language: string, parts: readonly LanguagePart[]): readonly OwnTexts[] =>
  parts.flatMap(({ catalogues, load }) =>
    catalogues.map((catalogue) => ({
      catalogue,
      byLanguage: { [language]: async () => (await load())[catalogue] ?? {} },
    })),
  );

const arrived = new WeakMap<Fetch, object>();
const underWay = new WeakMap<Fetch, Promise<object>>();

const isFetch = (said: object): said is Fetch => typeof said === 'function';

async function arrive(said: Fetch): Promise<object> {
  const words = await said();
  arrived.set(said, words);
  return words;
}

/** A host's words for a catalogue in one language, in the order in which they count; those that have not come yet as promises. */
export const ownWords = (
  { name }: Pick<Catalogue<object>, 'name'>,
  own: readonly OwnTexts[],
  locale: string,
): readonly (object | Promise<object>)[] =>
  own
    .filter((one) => one.catalogue === name)
    .flatMap(({ byLanguage }) => byLanguage[locale] ?? [])
    .map((said) =>
      isFetch(said) ? (arrived.get(said) ?? fetchOnce(underWay, said, () => arrive(said))) : said,
    );

/**
 * The same texts with the words of a language at hand, so that nothing waits for them: all of them, or those of the catalogues that are
 * named.
 */
export const fetchOwnTexts = (
  own: readonly OwnTexts[],
  locale: string,
  catalogues?: readonly string[],
): Promise<readonly OwnTexts[]> =>
  Promise.all(
    own.map(async (one) => {
      const said = one.byLanguage[locale];
      const isAsked = catalogues === undefined || catalogues.includes(one.catalogue);
      if (!isAsked || said === undefined || !isFetch(said)) return one;
      const words = arrived.get(said) ?? (await fetchOnce(underWay, said, () => arrive(said)));
      return { ...one, byLanguage: { ...one.byLanguage, [locale]: words } };
    }),
  );

const merged = new WeakMap<object, WeakMap<object, object>>();

/**
 * The texts with a host's over them (`ownWords`); computed once, so that they are the same object from render to render. The campus's
 * words stand in the texts already, in their language, and come into the host's in the language of these.
 */
export const withOwnWords = <M extends object>(texts: M, own: readonly object[], words?: CampusWords): M =>
  own
    .map((said) => (words === undefined ? said : fillMessages(said, words)))
    .reduce<M>((base, said) => over(base, said), texts);

/** The texts with those of a host's words over them that need not be fetched. */
export const withOwnTexts = <M extends object>(
  texts: M,
  catalogue: Pick<Catalogue<M>, 'name'>,
  own: readonly OwnTexts[],
  { locale, words }: { locale: string; words?: CampusWords },
): M =>
  withOwnWords(
    texts,
    ownWords(catalogue, own, locale).filter((said) => !(said instanceof Promise)),
    words,
  );

function over<M extends object>(texts: M, own: object): M {
  const known = merged.get(texts) ?? new WeakMap<object, object>();
  merged.set(texts, known);
  const found = known.get(own) ?? merge(texts, own);
  known.set(own, found);
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- `merge` keeps the shape: SomeTexts has keys and kinds of M only
  return found as M;
}

function merge(texts: object, own: object): object {
  const values: Readonly<Record<string, unknown>> = { ...texts };
  const entries = Object.entries(own).map(([key, value]: [string, unknown]) => {
    const before = values[key];
    return [key, isGroup(before) && isGroup(value) ? merge(before, value) : value];
  });
  return { ...texts, ...Object.fromEntries(entries) };
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
