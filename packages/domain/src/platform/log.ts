/** Writes one log line: fields and a message, or a message alone. */
interface LogLine {
  (fields: object, message?: string): void;
  (message: string): void;
}

/** Log of a host. Fields must not hold a token, code, password or message text. */
export interface Log {
  readonly debug: LogLine;
  readonly info: LogLine;
  readonly warn: LogLine;
  readonly error: LogLine;
}
