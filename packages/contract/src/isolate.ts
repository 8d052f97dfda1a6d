/** Letters that are written from right to left: Hebrew, Arabic, Syriac, Thaana, N’Ko, Adlam and their relatives. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Controls with which a text could turn the words around it. */
const CONTROLS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Isolates a name, a title or any other text of a user that goes into a sentence, so that letters written from right to left leave the
 * order of the other words alone. Every other text, numbers and amounts included, is returned as it is.
 */
export function isolate(text: string): string {
  const bare = text.replaceAll(CONTROLS, '');
  return RIGHT_TO_LEFT.test(bare) ? `\u2068${bare}\u2069` : bare;
}

/** Isolates the texts among the values of a sentence, also those in an object or a list. */
export function isolateValues<V>(value: V): V;
export function isolateValues(value: unknown): unknown {
  if (typeof value === 'string') return isolate(value);
  if (Array.isArray(value)) return value.map((one) => isolateValues<unknown>(one));
  return isPlain(value)
    ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, isolateValues<unknown>(one)]))
    : value;
}

/** An element of React is a plain object as well, and has its own texts. */
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value?.constructor === Object && !('$$typeof' in value);
