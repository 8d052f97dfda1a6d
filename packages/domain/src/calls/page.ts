import { fromBase64, toBase64url } from '../platform/base64.js';
import { PAGE_DEFAULT } from '@campushive/contract';
import { invalidField } from './failure.js';

/** One page of a keyset list. Ask the store for `limit + 1` rows: the extra one shows whether there are more. */
export interface Page<T> {
  readonly rows: T[];
  readonly pagination: { nextCursor: string | null; limit: number };
}

/** Cuts `rows` (up to `limit + 1`) into a page; `keyOf` gives the values that the next page begins after. */
export function pageOf<T>(
  rows: T[],
  limit: number,
  keyOf: (row: T) => readonly (string | number | null)[],
): Page<T> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const more = rows.length > limit && last !== undefined;
  return { rows: shown, pagination: { nextCursor: more ? encodeCursor(keyOf(last)) : null, limit } };
}

export const limitOf = (input: { limit?: number | undefined }): number => input.limit ?? PAGE_DEFAULT;

export function encodeCursor(values: readonly (string | number | null)[]): string {
  return toBase64url(new TextEncoder().encode(JSON.stringify(values)));
}

/** Types of cursor values; `whole` is an integer of the database, such as a count or a price. */
type CursorType = 'string' | 'number' | 'whole' | 'id' | 'time';

/** Returns the values of a cursor, of exactly these types in this order; anything else is a validation failure. */
export function decodeCursor(cursor: string, types: readonly CursorType[]): (string | number)[] {
  try {
    const values: unknown = JSON.parse(new TextDecoder().decode(fromBase64(cursor)));
    if (
      Array.isArray(values) &&
      values.length === types.length &&
      types.every((type, i) => fits(values[i], type))
    ) {
      return values as (string | number)[];
    }
  } catch {
    // Not JSON: refused below, like every other wrong cursor.
  }
  throw invalidField('cursor', 'invalid_cursor');
}

const MAX_INTEGER = 2 ** 31 - 1;
/** Cursors hold times since 1970, in years of four digits: the database knows no year 0. */
const MAX_TIME = Date.UTC(9999, 11, 31);

/** Returns true if a value has the type. Clients can forge cursors, so none may hold a value that the database cannot read. */
function fits(value: unknown, type: CursorType): boolean {
  if (type === 'number') return typeof value === 'number' && Number.isFinite(value);
  if (type === 'whole') return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_INTEGER;
  if (typeof value !== 'string') return false;
  switch (type) {
    case 'id':
      return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
    case 'time': {
      const time = /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : NaN;
      return time >= 0 && time <= MAX_TIME;
    }
    case 'string':
      return !value.includes('\0');
    default:
      return type satisfies never;
  }
}
