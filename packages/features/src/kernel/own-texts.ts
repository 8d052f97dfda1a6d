import { fillMessages, type CampusWords } from '@campushive/contract/campus';
import type { Catalogue } from './messages.js';

/** Some of a catalogue's texts: what is left out stays as it is. Texts that say a number or a name are functions. */
export type SomeTexts<M> = {
  readonly [Key in keyof M]?: M[Key] extends string | ((...values: never[]) => unknown)
    ? M[Key]
    : SomeTexts<M[Key]>;
};

/** What a host says in its own words, in the languages that it names. */
export interface OwnTexts {
  /** The name of the catalogue. */
  readonly catalogue: string;
  /** The words of each language. */
  readonly byLanguage: Readonly<Record<string, object>>;
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

const merged = new WeakMap<object, WeakMap<object, object>>();

/**
 * The texts with a host's over them, in the order in which it names them; computed once, so that they are the same object from render to
 * render. The campus's words stand in the texts already, in their language, and come into the host's in the language of these.
 */
export const withOwnTexts = <M extends object>(
  texts: M,
  { name }: Pick<Catalogue<M>, 'name'>,
  own: readonly OwnTexts[],
  { locale, words }: { locale: string; words?: CampusWords },
): M =>
  own
    .filter((one) => one.catalogue === name)
    .flatMap(({ byLanguage }) => byLanguage[locale] ?? [])
    .map((said) => (words === undefined ? said : fillMessages(said, words)))
    .reduce<M>((base, said) => over(base, said), texts);

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
