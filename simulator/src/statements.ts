import { parse, protocol, type PGlite, type QueryOptions, type Results } from '@electric-sql/pglite';
import { readRows, type Column } from './rows.js';

interface Statement {
  readonly name: string;
  /** PostgreSQL OIDs of the parameters' types. */
  readonly types: readonly number[];
  readonly columns: readonly Column[];
}

const { serialize } = protocol;
const SYNC = serialize.sync();
const EXECUTE = Buffer.concat([serialize.execute({}), SYNC]);

/**
 * Runs statements like the server's PostgreSQL driver: each text is parsed once and prepared under a name. The embedded engine's own
 * client parses and plans it every time, in six messages, which takes longer than the query itself.
 */
export class Statements {
  readonly #pg: PGlite;
  readonly #known = new Map<string, Statement>();

  constructor(pg: PGlite) {
    this.#pg = pg;
  }

  async query<T>(
    text: string,
    values: readonly unknown[] = [],
    { parsers, rowMode }: QueryOptions = {},
  ): Promise<{ rows: T[] }> {
    const { name, types, columns } = this.#known.get(text) ?? this.#prepare(text);
    const written = values.map((value, at) => this.#written(value, types[at] ?? 0));
    const answer = this.#send(serialize.bind({ statement: name, values: written }), EXECUTE);
    const readers = columns.map(({ type }) => parsers?.[type] ?? this.#pg.parsers[type]);
    const rows = readRows(answer, columns, readers, rowMode === 'array');
    // Throws the refusal, read with the engine's own parser.
    if (rows === undefined) messagesOf(answer);
    return { rows: (rows ?? []) as T[] };
  }

  /** Runs one or more statements without parameters. */
  async exec(text: string): Promise<Results[]> {
    return parse.parseResults(messagesOf(this.#send(serialize.query(text))), this.#pg.parsers);
  }

  #prepare(text: string): Statement {
    const name = `statement_${this.#known.size}`;
    const answers = messagesOf(
      this.#send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), SYNC),
    );
    const columns = answers
      .filter((answer) => answer instanceof protocol.messages.RowDescriptionMessage)
      .flatMap(({ fields }) => fields.map((field) => ({ name: field.name, type: field.dataTypeID })));
    const statement: Statement = { name, types: parse.parseDescribeStatementResults(answers), columns };
    this.#known.set(text, statement);
    return statement;
  }

  #written(value: unknown, type: number): string | null {
    if (value === null || value === undefined) return null;
    const write = this.#pg.serializers[type];
    return write === undefined ? String(value) : write(value);
  }

  #send(...messages: readonly Uint8Array[]): Uint8Array {
    return this.#pg.execProtocolRawSync(Buffer.concat(messages));
  }
}

type Messages = Parameters<typeof parse.parseResults>[0];

/** Parses the engine's response; throws its error. */
function messagesOf(answer: Uint8Array): Messages {
  const messages: Messages = [];
  new protocol.Parser().parse(answer, (message) => void messages.push(message));
  const refusal = messages.find((message) => message instanceof Error);
  if (refusal !== undefined) throw refusal;
  return messages;
}
