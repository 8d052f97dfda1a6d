import pg from 'pg';

/** Texts that are remembered; lists of values make ever new ones, which are not worth it. */
const MAX_NAMES = 500;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_NAMES) return known;
  const name = `campus_${names.size}`;
  names.set(text, name);
  return name;
}

/** A query with values as the query builder sends it. */
interface Query {
  readonly text: string;
  readonly name?: string | undefined;
}
const isQuery = (given: unknown): given is Query =>
  typeof given === 'object' && given !== null && 'text' in given && typeof given.text === 'string';

/** A connection that prepares each query once: PostgreSQL then neither parses nor plans it again. */
export class PreparingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // The pool hears only of connections that lie idle. Of one that dies in the middle of a transaction the next query tells;
    // without a listener it would end the process.
    this.on('error', () => undefined);
    const ask: (...given: unknown[]) => unknown = this.query.bind(this) as never;
    const prepare = (first: unknown, ...rest: unknown[]) =>
      isQuery(first) && first.name === undefined && Array.isArray(rest[0])
        ? ask({ ...first, name: nameOf(first.text) }, ...rest)
        : ask(first, ...rest);
    this.query = prepare as typeof this.query;
  }
}
