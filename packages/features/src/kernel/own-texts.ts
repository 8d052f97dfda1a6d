import { fillMessages, type CampusWords } from '@campushive/contract/campus';
import type { Catalogue } from './messages.js';

/** Subset of a catalogue's texts. Omitted texts keep their default. Texts with a number or a name are functions. */
export type SomeTexts<M> = {
  readonly [Key in keyof M]?: M[Key] extends string | ((...values: never[]) => unknown)
    ? M[Key]
    : SomeTexts<M[Key]>;
};

/** Texts that the host overrides in one catalogue, by language. */
export interface OwnTexts {
  readonly catalogue: string;
  readonly byLanguage: Readonly<Record<string, object>>;
}

/**
 * Overrides texts of a catalogue of `@campushive/features/catalogues`, by language. `en` changes single texts. A language without
 * built-in texts, such as `pt`, falls back to English for missing texts.
 */
export const ownTexts = <M extends object>(
  catalogue: Catalogue<M>,
  byLanguage: Readonly<Record<string, SomeTexts<M>>>,
): OwnTexts => ({ catalogue: catalogue.name, byLanguage });

/** Adds a whole language: texts by catalogue name, as `LanguageTexts` lists them, in one part or several. */
export const ownLanguage = (
  language: string,
  ...parts: readonly Readonly<Record<string, object>>[]
): readonly OwnTexts[] =>
  parts
    .flatMap((part) => Object.entries(part))
    .map(([catalogue, own]) => ({ catalogue, byLanguage: { [language]: own } }));

const merged = new WeakMap<object, WeakMap<object, object>>();

/**
 * Merges the host's texts over a catalogue's, in the host's order. Memoised, so that renders share one object. The catalogue's texts
 * already contain the campus's words. The host's texts are filled with `words`, in their own language.
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
    .map((layer) => (words === undefined ? layer : fillMessages(layer, words)))
    .reduce<M>((base, layer) => over(base, layer), texts);

function over<M extends object>(texts: M, own: object): M {
  const cached = merged.get(texts) ?? new WeakMap<object, object>();
  merged.set(texts, cached);
  const found = cached.get(own) ?? merge(texts, own);
  cached.set(own, found);
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
