import { fillCampus } from '@campushive/contract/campus';

/** What `{campus.…}` stands for, by its key: the same object for as long as campus and language stay. */
export type CampusWords = Readonly<Record<string, string>>;

const filled = new WeakMap<CampusWords, WeakMap<object, unknown>>();

/** A feature's texts with the campus's own words in them; computed once. */
export function fillMessages<M extends object>(messages: M, words: CampusWords): M {
  const known = filled.get(words) ?? new WeakMap<object, unknown>();
  filled.set(words, known);
  if (!known.has(messages)) known.set(messages, fill(messages, words));
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- `fill` keeps the shape: texts stay texts, functions take the same arguments
  return known.get(messages) as M;
}

function fill(value: unknown, words: CampusWords): unknown {
  if (typeof value === 'string') return fillCampus(value, words);
  if (typeof value === 'function') {
    return (...values: unknown[]): unknown => fill(Reflect.apply(value, undefined, values), words);
  }
  if (Array.isArray(value)) return value.map((one: unknown) => fill(one, words));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]: [string, unknown]) => [key, fill(one, words)]),
  );
}
