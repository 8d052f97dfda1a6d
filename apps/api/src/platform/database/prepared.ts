import pg from 'pg';

/** Texts that are remembered; lists of values make ever new ones, which are not worth it. */
const MAX_NAMES = 500;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const cached = names.get(text);
  if (cached !== undefined || names.size >= MAX_NAMES) return cached;
  const name = `campus_${names.size}`;
  names.set(text, name);
  return name;
}

/** A query with values as the query builder sends it. */
interface Query {
  readonly text: string;
  readonly name?: string | undefined;
}
const isQuery = (value: unknown): value is Query =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';

/** A connection that prepares each query once: PostgreSQL then neither parses nor plans it again (decision 113). */
export class PreparingClient extends pg.Client {
  override query(first: unknown, ...rest: unknown[]): never {
    const isUnnamed = isQuery(first) && first.name === undefined && Array.isArray(rest[0]);
    const query = isUnnamed ? { ...first, name: nameOf(first.text) } : first;
    return super.query(...([query, ...rest] as Parameters<pg.Client['query']>)) as never;
  }
}
