import { CsvError, parse } from 'csv-parse/sync';
import { Refused } from '../admin-refused.js';

/** Record of a CSV. */
interface CsvRecord {
  /** Number of the row as a spreadsheet counts it. The first row is 1. */
  readonly row: number;
  /** Undefined where a quotation mark is not closed. */
  readonly cells: readonly string[] | undefined;
}

/** Lines of one cell in a file with broken quotation marks. */
const MAX_CELL_LINES = 50;

/**
 * Parses a CSV separated by commas or semicolons. A quotation mark that is never closed spoils only the line in which it
 * is opened. Throws Refused for a file that is no CSV.
 */
export function recordsOf(text: string): readonly CsvRecord[] {
  const lines = text.split(/\r\n|\n|\r/);
  const [heading = ''] = lines;
  const delimiter = count(heading, ';') > count(heading, ',') ? ';' : ',';
  const whole = parsed(text, delimiter, true);
  if (whole !== undefined) return whole.map((cells, index) => ({ row: index + 1, cells }));
  return recordsByLine(lines, delimiter);
}

/** Parses line by line. Joins lines only where they are one well-formed record with as many cells as the first one. */
function recordsByLine(lines: readonly string[], delimiter: string): readonly CsvRecord[] {
  const records: CsvRecord[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line === '' && at === lines.length - 1) break;
    const row = records.length + 1;
    const single = line === '' ? [''] : parsed(line, delimiter, false)?.[0];
    const joined =
      single === undefined ? joinedRecord(lines, at, delimiter, records[0]?.cells?.length) : undefined;
    records.push({ row, cells: single ?? joined?.cells });
    at += joined?.extraLines ?? 0;
  }
  return records;
}

/** Returns the record of several lines that begins at a line. Undefined where there is none. */
function joinedRecord(
  lines: readonly string[],
  start: number,
  delimiter: string,
  width: number | undefined,
): { readonly cells: readonly string[]; readonly extraLines: number } | undefined {
  let text = lines[start] ?? '';
  const last = Math.min(lines.length, start + MAX_CELL_LINES);
  for (let at = start + 1; at < last; at += 1) {
    text += `\n${lines[at] ?? ''}`;
    if (!lines[at]?.includes('"') || count(text, '"') % 2 === 1) continue;
    const [cells, ...more] = parsed(text, delimiter, true) ?? [];
    if (cells === undefined || more.length > 0) return undefined;
    return width === undefined || cells.length === width ? { cells, extraLines: at - start } : undefined;
  }
  return undefined;
}

/** Parses a text. Undefined where its quotation marks are broken. `isStrict` refuses marks inside of cells without marks. */
function parsed(text: string, delimiter: string, isStrict: boolean): string[][] | undefined {
  try {
    return parse(text, { delimiter, relax_column_count: true, relax_quotes: !isStrict });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (/QUOTE/.test(error.code)) return undefined;
    throw new Refused(`The file is not a CSV: ${error.message}`);
  }
}

const count = (text: string, sign: string): number => text.split(sign).length - 1;
