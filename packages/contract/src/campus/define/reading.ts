/** A record of unknown fields, as an author wrote it. */
export type Fields = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the value if it is a record. Otherwise an empty one. */
export const recordOf = (value: unknown): Fields => (isRecord(value) ? value : {});

/** Returns the value if it is a list. Otherwise an empty one. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Returns the value if it is a text. Otherwise an empty one. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
