export interface Column {
  readonly name: string;
  /** PostgreSQL's OID of its type. */
  readonly type: number;
}

/** Parses the text of a value; without a parser, the value is the text. */
type Reader = ((text: string, type: number) => unknown) | undefined;

const DATA_ROW = 'D'.charCodeAt(0);
const REFUSAL = 'E'.charCodeAt(0);
/** Bytes of a message's header: its kind and its length. */
const HEAD = 5;

/**
 * Reads the rows of a PostgreSQL protocol response, as objects or, with `asArrays`, as lists. Returns undefined if the engine refused. A
 * step of the simulator runs hundreds of queries, so this reads rows in place, without a message and a copy for each.
 */
export function readRows(
  answer: Uint8Array,
  columns: readonly Column[],
  readers: readonly Reader[],
  asArrays: boolean,
): unknown[] | undefined {
  const bytes = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
  const rows: unknown[] = [];
  for (let at = 0; at < bytes.length; at += 1 + bytes.readInt32BE(at + 1)) {
    if (bytes[at] === REFUSAL) return undefined;
    if (bytes[at] !== DATA_ROW) continue;
    // The number of values comes first.
    const values = readValues(bytes, at + HEAD + 2, columns, readers);
    rows.push(
      asArrays ? values : Object.fromEntries(columns.map(({ name }, place) => [name, values[place]])),
    );
  }
  return rows;
}

function readValues(
  bytes: Buffer,
  from: number,
  columns: readonly Column[],
  readers: readonly Reader[],
): unknown[] {
  let at = from;
  return columns.map(({ type }, place) => {
    const length = bytes.readInt32BE(at);
    at += 4;
    if (length < 0) return null;
    const text = bytes.toString('utf8', at, (at += length));
    const read = readers[place];
    return read === undefined ? text : read(text, type);
  });
}
