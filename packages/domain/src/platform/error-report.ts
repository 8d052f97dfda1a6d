/**
 * Facts of an error that may be logged, stored or printed. Messages, details and parameters of queries, mail servers
 * and parsers are left out: they may repeat a student's text, an address, a code or the hash of a secret.
 */
export interface ErrorReport {
  /** The name of the error's class. */
  readonly type: string;
  /** The error's own message if the code wrote it; otherwise the type and the facts below, in one line. */
  readonly message: string;
  /** A SQLSTATE of the database, or a code of Node or a library, such as `ECONNREFUSED`. */
  readonly code?: string;
  /** The status of an SMTP server or of the payment provider, such as 550. */
  readonly status?: number;
  readonly syscall?: string;
  readonly constraint?: string;
  readonly table?: string;
  readonly column?: string;
  /** SQL with placeholders, without values. */
  readonly query?: string;
  /** The frames, without the line that repeats the message. */
  readonly stack: string;
  readonly cause?: ErrorReport;
  /** Required by the types of the logger. */
  readonly [fact: string]: unknown;
}

const MAX_MESSAGE_LENGTH = 300;
const MAX_FACT_LENGTH = 80;
const MAX_QUERY_LENGTH = 2_000;
const MAX_FRAMES = 20;
/** A frame of a minified library can repeat a line of any length. */
const MAX_FRAME_LENGTH = 300;
const MAX_CAUSES = 5;

/** Classes whose messages come from the code. `SyntaxError` is left out: a parser quotes its input. */
const OWN_MESSAGES = new Set(['Error', 'TypeError', 'RangeError', 'ReferenceError', 'AssertionError']);

/** Reports an error by an allowlist of facts. Serialises every `err` of the log. */
export function reportError(error: unknown): ErrorReport {
  return reportAt(error, 0);
}

/** Summarises the innermost cause in one line, for dead letters and lists of failed jobs. */
export function summarizeError(error: unknown): string {
  return summaryOf(reportError(error));
}

/** Formats an error for the terminal of a process that ends: its summary, then the frames. */
export function printableError(error: unknown): string {
  const report = reportError(error);
  return [summaryOf(report), report.stack].filter((part) => part !== '').join('\n');
}

function reportAt(error: unknown, depth: number): ErrorReport {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an Error', stack: '' };
  const text = (name: string) => textField(error, name);
  const [code, query, syscall] = [text('code'), text('query'), text('syscall')];
  const [constraint, table, column] = [text('constraint'), text('table'), text('column')];
  const status = numberField(error, 'responseCode') ?? numberField(error, 'status');
  const isOwn = code === undefined && query === undefined && OWN_MESSAGES.has(error.constructor.name);
  const type = error.constructor.name;
  const facts = [type, code, status, syscall, constraint ?? column ?? table].filter(
    (fact) => fact !== undefined,
  );
  return {
    type,
    message: isOwn ? firstLine(error.message) : facts.join(' '),
    ...(code !== undefined && { code }),
    ...(status !== undefined && { status }),
    ...(syscall !== undefined && { syscall }),
    ...(constraint !== undefined && { constraint }),
    ...(table !== undefined && { table }),
    ...(column !== undefined && { column }),
    ...(query !== undefined && { query: withoutValues(query) }),
    stack: framesOf(error),
    ...(error.cause !== undefined && depth < MAX_CAUSES && { cause: reportAt(error.cause, depth + 1) }),
  };
}

const summaryOf = ({ cause, message }: ErrorReport): string =>
  cause === undefined ? message : summaryOf(cause);

function textField(error: Error, name: string): string | undefined {
  const value: unknown = Reflect.get(error, name);
  if (typeof value !== 'string' || value === '') return undefined;
  return name === 'query' ? value : value.slice(0, MAX_FACT_LENGTH);
}

function numberField(error: Error, name: string): number | undefined {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'number' ? value : undefined;
}

const firstLine = (message: string) => (message.split('\n', 1)[0] ?? '').slice(0, MAX_MESSAGE_LENGTH);

/** Drops string literals, in case a statement was written without placeholders. */
const withoutValues = (query: string) =>
  query.slice(0, MAX_QUERY_LENGTH).replaceAll(/'(?:[^']|'')*(?:'|$)/g, "'…'");

/** Returns a frame with the file and line of its source, or as it is where the source is unknown. */
export type LocateFrame = (frame: string) => string;

let locateFrame: LocateFrame = (frame) => frame;

/** Sets how a host finds the sources of frames, such as by the source maps of its bundle. Applies to all reports from then on. */
export function provideLocateFrame(locate: LocateFrame): void {
  locateFrame = locate;
}

const framesOf = (error: Error) =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at\s/.test(line))
    .slice(0, MAX_FRAMES)
    .map((line) => locateFrame(line).slice(0, MAX_FRAME_LENGTH))
    .join('\n');
