/** Number of characters of a shelf name. */
export const SHELF_NAME_LENGTH = { min: 3, max: 20 } as const;

const SHELF_NAME = /^[a-z][a-z0-9_]{2,19}$/;

/**
 * Reads the name of a public shelf as people type it: `@Sam` and ` sam ` are `sam`. Three to twenty Latin letters, digits and
 * underscores; the first is a letter. Null for any other text.
 */
export function readShelfName(typed: string): string | null {
  const name = typed.trim().replace(/^@/, '').toLowerCase();
  return SHELF_NAME.test(name) ? name : null;
}
