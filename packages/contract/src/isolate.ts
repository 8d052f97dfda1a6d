/** Letters that are written from right to left: Hebrew, Arabic, Syriac, Thaana, N’Ko, Adlam and their relatives. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Controls with which a text could turn the words around it. */
const CONTROLS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const [BEGIN, END] = ['\u2068', '\u2069'];

/**
 * Isolates a name, a title or any other text of a user that goes into a sentence, so that letters written from right to left leave the
 * order of the other words alone. Every other text, numbers and amounts included, is returned as it is.
 */
export function isolate(text: string): string {
  const bare = text.replaceAll(CONTROLS, '');
  if (bare.length === text.length && !RIGHT_TO_LEFT.test(text)) return text;
  return RIGHT_TO_LEFT.test(bare) ? `${BEGIN}${bare}${END}` : bare;
}

/** Isolates the texts among the values of a sentence, also those in an object or a list. */
export function isolateValues<V>(value: V): V;
export function isolateValues(value: unknown): unknown {
  if (typeof value === 'string') return isolate(value);
  if (Array.isArray(value)) return value.map((one: unknown) => isolateValues(one));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, isolateValues(one)]));
}

/** An element of React is a plain object as well, and has its own texts. */
const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  !('$$typeof' in value);
